import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemoryStorage, ok, settle, type Answer } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireProduct } from '../testing/samples.ts';
import {
  comparedIds,
  comparedLimit,
  comparedProductsOf,
  comparedRows,
  Comparison,
  comparisonStorageKey,
} from './index.ts';

function setUp(storage = new MemoryStorage().tab()) {
  const comparison = new Comparison(storage);
  comparison.start();
  return { storage, comparison };
}

describe('what is compared', () => {
  test('is kept in the tab, in the order in which it was gathered', () => {
    const { storage, comparison } = setUp();
    expect(comparison.toggle(7)).toBe('added');
    expect(comparison.toggle(3)).toBe('added');

    expect(setUp(storage).comparison.ids).toEqual([7, 3]);
  });

  test('is taken out with the same press', () => {
    const { comparison } = setUp();
    comparison.toggle(7);
    expect(comparison.toggle(7)).toBe('removed');
    expect(comparison.ids).toEqual([]);
  });

  test('are four at most: a fifth changes nothing', () => {
    const { comparison } = setUp();
    for (const id of [1, 2, 3, 4]) comparison.toggle(id);

    expect(comparison.toggle(5)).toBe('full');
    expect(comparison.ids).toEqual([1, 2, 3, 4]);
    expect(comparison.toggle(2)).toBe('removed');
    expect(comparison.toggle(5)).toBe('added');
  });

  test.each(['', '7', '{}', '["1"]'])('that was stored as %j is nothing', (text) => {
    const { storage } = setUp();
    storage.set(comparisonStorageKey, text);
    expect(setUp(storage).comparison.ids).toEqual([]);
  });
});

describe('an address', () => {
  test.each([
    [null, []],
    ['', []],
    ['12,7', [12, 7]],
    ['12,7,12', [12, 7]],
    ['0,-1,1.5,x, 3,9', [9]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
  ])('of %j names %j', (text, ids) => {
    expect(comparedIds(text)).toEqual(ids);
  });

  test('names what was written into it', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), {
      maxLength: comparedLimit,
    });
    fc.assert(
      fc.property(ids, (some) => {
        expect(comparedIds(some.join(','))).toEqual(some);
      }),
    );
  });
});

describe('rows of specifications', () => {
  const specified = (...names: readonly string[]) => ({
    specifications: names.map((name) => ({ name, value: `of ${name}` })),
  });

  test('stand in the order of the products, and say who says nothing', () => {
    const rows = comparedRows([
      specified('Power', 'Warranty'),
      specified('Power', 'Weight', 'Warranty'),
    ]);

    expect(rows).toEqual([
      { name: 'Power', values: ['of Power', 'of Power'] },
      { name: 'Weight', values: [null, 'of Weight'] },
      { name: 'Warranty', values: ['of Warranty', 'of Warranty'] },
    ]);
  });

  test('say the language of names that are not in the reader’s', () => {
    const stoodIn = { ...specified('Voltaje'), specificationsLang: 'es-PY' };

    expect(comparedRows([specified('Peso'), stoodIn])).toMatchObject([
      { name: 'Voltaje', nameLang: 'es-PY' },
      { name: 'Peso' },
    ]);
  });

  test('have each name once, and each product’s value or none', () => {
    const product = fc.record({
      specifications: fc.uniqueArray(
        fc.record({
          name: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
          value: fc.constantFrom('', ' ', '1', '2'),
        }),
        { selector: ({ name }) => name },
      ),
    });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 4 }), (products) => {
        const rows = comparedRows(products);

        const said = products.flatMap(({ specifications }) =>
          specifications.map(({ name }) => name),
        );
        expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(said)].toSorted());
        for (const { name, values } of rows) {
          const own = products.map(
            ({ specifications }) =>
              specifications.find((one) => one.name === name)?.value.trim() || null,
          );
          expect(values).toEqual(own);
        }
      }),
    );
  });
});

describe('the compared products', () => {
  const answerOf = (id: string): Answer | undefined =>
    id === '9'
      ? { status: 404, body: { message: 'None' } }
      : ok(wireProduct({ id: Number(id), nome: `Furadeira ${id}` }));
  const open = (broken = '') =>
    openShop(
      ({ url }) => {
        const id = url.pathname.split('/')[4] ?? '';
        return id === broken ? undefined : answerOf(id);
      },
      { shop: { retries: 0 } },
    );
  const namesOf = (products: readonly { readonly name: string }[]) =>
    products.map(({ name }) => name);

  test('stand in the order of the address, without those that there are not', async () => {
    const products = comparedProductsOf(open().shop);
    expect(products.view([8, 9, 7])).toEqual({ status: 'loading' });

    expect(await products.load([8, 9, 7])).toEqual({ kind: 'shown' });

    const view = products.view([8, 9, 7]);
    expect(view).toMatchObject({ status: 'shown', missing: 1 });
    expect(view.status === 'shown' && namesOf(view.products)).toEqual([
      'Furadeira 8',
      'Furadeira 7',
    ]);
  });

  test('stay while one is taken out and the others are loaded again', async () => {
    const products = comparedProductsOf(open().shop);
    await products.load([8, 7]);
    products.view([8, 7]);
    void products.load([7]);

    expect(products.view([7])).toMatchObject({ status: 'shown', products: [{ id: 7 }] });
    await settle();
    expect(products.view([8, 7])).toMatchObject({ status: 'shown' });
  });

  test('have failed when one could not be loaded, and can be asked for again', async () => {
    const { shop } = open('7');
    const products = comparedProductsOf(shop);

    expect(await products.load([8, 7])).toEqual({ kind: 'failed' });
    expect(products.view([8, 7])).toEqual({ status: 'failed', error: { kind: 'offline' } });

    products.retry([8, 7]);
    expect(products.view([8, 7])).toEqual({ status: 'loading' });
  });

  test('of no address are none, and nothing is asked for', async () => {
    const { shop, requests } = open();
    expect(await comparedProductsOf(shop).load([])).toEqual({ kind: 'shown' });
    expect(comparedProductsOf(shop).view([])).toEqual({
      status: 'shown',
      products: [],
      missing: 0,
    });
    expect(requests).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { knownProductsLimit } from '../known-products/index.ts';
import { ok, settle, type Answer } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { product, wireProduct } from '../testing/samples.ts';
import { productPageOf } from './index.ts';

const drill = product({ slug: 'furadeira', name: 'As the list says' });
const details = ok(wireProduct({ slug: 'furadeira', nome: 'As its page says', marca: null }));

/** A shop whose answers come when the test says so. */
function setUp() {
  const due: ((answer: Answer | undefined) => void)[] = [];
  const opened = openShop(() => new Promise((resolve) => due.push(resolve)), {
    shop: { retries: 0 },
  });
  const answer = async (body: Answer | undefined) => {
    await settle();
    due.shift()?.(body);
    await settle();
  };
  return { ...opened, page: productPageOf(opened.shop), answer };
}

describe('a product that a list has shown', () => {
  test('is shown as the list had it until its details are here', async () => {
    const { shop, page, answer } = setUp();
    shop.knownProducts.note(drill, '/media/7-320.avif');
    const preview = { status: 'previewed', product: drill, pictureFile: '/media/7-320.avif' };
    expect(page.view('furadeira')).toEqual(preview);

    void page.load('furadeira');
    expect(page.view('furadeira')).toEqual(preview);

    await answer(details);
    expect(page.view('furadeira')).toMatchObject({
      status: 'shown',
      product: { name: 'As its page says' },
    });
  });

  test('does not stand in for another', () => {
    const { shop, page } = setUp();
    shop.knownProducts.note(drill);
    expect(page.view('serra')).toEqual({ status: 'loading' });
  });

  test('gives way to a failure, and to there being none any more', async () => {
    for (const [body, view] of [
      [undefined, { status: 'failed', error: { kind: 'offline' } }],
      [{ status: 404, body: { message: 'None' } }, { status: 'missing' }],
    ] as const) {
      const { shop, page, answer } = setUp();
      shop.knownProducts.note(drill);
      void page.load('furadeira');
      await answer(body);
      expect(page.view('furadeira')).toEqual(view);
    }
  });

  test('shows again while it is asked for after a failure', async () => {
    const { shop, page, answer } = setUp();
    shop.knownProducts.note(drill);
    void page.load('furadeira');
    await answer(undefined);
    void page.retry('furadeira');
    expect(page.view('furadeira')).toMatchObject({ status: 'previewed' });
  });

  test('shows again when the shopper comes back from another one', async () => {
    const { shop, page, answer } = setUp();
    shop.knownProducts.note(drill);
    const left = new AbortController();
    void page.load('furadeira', left.signal);
    shop.knownProducts.note(product({ slug: 'serra' }));
    left.abort();
    void page.load('serra');
    await answer(details);
    expect(page.view('serra')).toMatchObject({ status: 'previewed', product: { slug: 'serra' } });
    expect(page.view('furadeira')).toMatchObject({ status: 'previewed', product: drill });
  });

  test('shows no price and no name of another language or currency', () => {
    const { shop, page } = setUp();
    shop.start();
    shop.knownProducts.note(drill);
    shop.language.changeInPlace('es-PY');
    expect(page.view('furadeira')).toEqual({ status: 'loading' });
    shop.language.changeInPlace('pt-BR');
    expect(page.view('furadeira')).toMatchObject({ status: 'previewed' });
    shop.session.signIn('token', { id: '11', name: 'Ana', kind: 'resident' });
    expect(shop.prices.currency).toBe('PYG');
    expect(page.view('furadeira')).toEqual({ status: 'loading' });
  });
});

test('the last that were noted are remembered, and as they were shown last', () => {
  const { shop } = setUp();
  shop.knownProducts.note(drill);
  for (let id = 1; id <= knownProductsLimit; id += 1) {
    if (id === 2) shop.knownProducts.note({ ...drill, name: 'Later' });
    shop.knownProducts.note(product({ slug: `p-${id}` }));
  }
  expect(shop.knownProducts.of('p-1')).toBeUndefined();
  expect(shop.knownProducts.of('furadeira')?.product.name).toBe('Later');
  expect(shop.knownProducts.of(`p-${knownProductsLimit}`)).toBeDefined();
});

test('a page’s state holds nothing of it', () => {
  const { shop } = setUp();
  shop.knownProducts.note(drill);
  expect(JSON.stringify(shop.snapshot())).not.toContain('As the list says');
});

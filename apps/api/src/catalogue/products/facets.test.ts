import { listFacets, listProducts } from '@ponte/contract/products';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { startTestApp, type Sent, type TestApp } from '../../testing/test-app.ts';
import { inShownOrder } from './facets.ts';
import { readValue } from './memory/facet-values.ts';

/** Goods of category 1 by their ids: three of four tell their voltage, in different spellings. */
const told: readonly (readonly [number, string, string])[] = [
  [1, '220 V', 'Aço'],
  [2, '0,22 kV', 'Latão'],
  [3, '127 V', 'Aço'],
];

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  for (const [id, voltage, material] of told) {
    const specificationsPt = [
      { name: 'Tensão', value: voltage },
      { name: 'Material', value: material },
    ];
    const specificationsEs = [
      { name: 'Tensión', value: voltage },
      { name: 'Material', value: material === 'Aço' ? 'Acero' : 'Latón' },
    ];
    const values = { specificationsPt, specificationsEs };
    await shop.db.update(products).set(values).where(eq(products.id, id));
  }
  // Dearer than 7 in dollars, cheaper with its I.V.A. in guaranis.
  const exempt = { priceUsdCents: 7200, taxPercent: 0 };
  await shop.db.update(products).set(exempt).where(eq(products.id, 6));
  shop.passTime(60_000);
});
afterAll(() => shop.close());

type Query = NonNullable<Sent['query']>;

const facets = (query: Query) => shop.call(listFacets, { query });
const list = (query: Query) => shop.call(listProducts, { query });
const idsOf = async (query: Query) => (await list(query)).data.map(({ id }) => id);

test('the six most frequent measures come first, and each part goes by size', () => {
  const frequent = [40, 30, 60, 20, 50, 10].map((size) => ({ slug: `${size}-w`, size, count: 9 }));
  const rare = [5, 70, 35].map((size) => ({ slug: `${size}-w`, size, count: 1 }));

  const sizes = inShownOrder([...rare, ...frequent]).map(({ size }) => size);

  expect(sizes).toEqual([10, 20, 30, 40, 50, 60, 5, 35, 70]);
});

test('the six most frequent of other values come first, and the rest by name', () => {
  const frequent = ['f', 'e', 'd', 'c', 'b', 'a'].map((slug) => ({
    slug,
    size: undefined,
    count: 9,
  }));
  const rare = ['z', 'x', 'y'].map((slug, at) => ({ slug, size: undefined, count: 3 - at }));

  const slugs = inShownOrder([...rare, ...frequent]).map(({ slug }) => slug);

  expect(slugs).toEqual(['f', 'e', 'd', 'c', 'b', 'a', 'x', 'y', 'z']);
});

test('ranges, dimensions and limits go by their size, words come after measures', () => {
  const values = ['0 a 3.200 rpm', '0 a 2.800 rpm', 'até 500 rpm', '2.950 rpm', 'Variável'];
  const shown = values.map((text) => ({
    slug: '',
    size: undefined,
    ...readValue(text),
    count: 3,
    text,
  }));

  expect(inShownOrder(shown).map(({ text }) => text)).toEqual([
    'até 500 rpm',
    '0 a 2.800 rpm',
    '2.950 rpm',
    '0 a 3.200 rpm',
    'Variável',
  ]);
});

describe('what a list can be narrowed to', () => {
  test('are the properties of its goods, in the language of the shop, measures by size', async () => {
    const { facetas } = await facets({ category_id: 1, lang: 'es' });

    expect(facetas.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      {
        id: 'material',
        nome: 'Material',
        valores: [
          { id: 'aco', nome: 'Acero', total: 2 },
          { id: 'latao', nome: 'Latón', total: 1 },
        ],
      },
      {
        id: 'tensao',
        nome: 'Tensión',
        valores: [
          { id: '127-v', nome: '127 V', total: 1 },
          { id: '220-v', nome: '220 V', total: 2 },
        ],
      },
    ]);
  });

  test('stays open within a facet that is chosen, and a chosen value without goods stays', async () => {
    const { total, facetas } = await facets({
      category_id: 1,
      filtros: 'tensao:127-v;material:latao',
    });

    expect(total).toBe(0);
    expect(facetas.find(({ id }) => id === 'tensao')?.valores).toEqual([
      { id: '127-v', nome: '127 V', total: 0 },
      { id: '220-v', nome: '220 V', total: 1 },
    ]);
  });

  test('are brands, categories, departments and stock whose counts are the lists’ totals', async () => {
    for (const query of [{}, { text: 'furadeira' }, { brands_ids: '1,2' }, { tem_estoque: 1 }]) {
      const { total, em_estoque, marcas, categorias, departamentos } = await facets(query);

      expect(total).toBe((await list(query)).total);
      expect(em_estoque).toBe((await list({ ...query, tem_estoque: 1 })).total);
      expect(marcas.length * categorias.length * departamentos.length).toBeGreaterThan(0);
      for (const one of marcas) {
        expect(one.total).toBe((await list({ ...query, brands_ids: String(one.id) })).total);
      }
      for (const one of categorias) {
        expect(one.total).toBe((await list({ ...query, category_id: Number(one.id) })).total);
      }
      for (const one of departamentos) {
        expect(one.total).toBe((await list({ ...query, department_id: Number(one.id) })).total);
      }
    }
  });

  test('is nothing for a text that has nothing to search', async () => {
    expect(await facets({ text: '?' })).toMatchObject({ total: 0, preco: null, facetas: [] });
  });
});

describe('a narrowed list', () => {
  test.each([
    [{ filtros: 'tensao:220-v' }, [2, 1]],
    [{ filtros: 'tensao:220-v,127-v' }, [3, 2, 1]],
    [{ filtros: 'tensao:220-v,127-v;material:aco' }, [3, 1]],
    [{ filtros: 'tensao:220-v;tensao:127-v' }, [3, 2, 1]],
    [{ filtros: 'tensao:999-v' }, []],
    [{ filtros: 'colour:green' }, []],
    [{ filtros: 'tensao:220-v,999-v' }, [2, 1]],
  ])('keeps what %o asks for', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  test.each([2, 3])(
    'by price has what is shown at its very ends, in currency %i',
    async (moeda_id) => {
      const query = { moeda_id };
      const shown = (await list(query)).data.flatMap(({ id, valor_venda }) =>
        valor_venda ? [{ id, price: Number(valor_venda) }] : [],
      );
      const { preco } = await facets(query);
      const prices = shown.map(({ price }) => price).toSorted((a, b) => a - b);

      expect([Number(preco?.min), Number(preco?.max)]).toEqual([prices.at(0), prices.at(-1)]);
      for (const price of prices) {
        const most = await idsOf({ ...query, preco_max: String(price) });
        const below = await idsOf({ ...query, preco_max: (price - 0.01).toFixed(2) });
        const least = await idsOf({ ...query, preco_min: String(price) });
        const among = (fits: (one: number) => boolean) =>
          shown.filter((one) => fits(one.price)).map(({ id }) => id);
        expect(new Set(most)).toEqual(new Set(among((one) => one <= price)));
        expect(new Set(below)).toEqual(new Set(among((one) => one < price)));
        expect(new Set(least)).toEqual(new Set(among((one) => one >= price)));
      }
    },
  );
});

describe('a choice that means nothing', () => {
  const tooLong = 'x'.repeat(61);
  test.each([
    [{ filtros: '' }, 'filtros'],
    [{ filtros: 'tensao' }, 'filtros'],
    [{ filtros: 'tensao:' }, 'filtros'],
    [{ filtros: 'tensao:220-v;' }, 'filtros'],
    [{ filtros: 'tensao:220 V' }, 'filtros'],
    [{ filtros: `${tooLong}:220-v` }, 'filtros'],
    [{ filtros: `tensao:${tooLong}` }, 'filtros'],
    [{ filtros: Array.from({ length: 11 }, (_, at) => `f${at}:a`).join(';') }, 'filtros'],
    [{ filtros: `tensao:${Array.from({ length: 31 }, (_, at) => at).join(',')}` }, 'filtros'],
    [{ filtros: 'a:'.repeat(5_000) }, 'filtros'],
    [{ preco_min: '-1' }, 'preco_min'],
    [{ preco_max: '1e9' }, 'preco_max'],
    [{ preco_max: '9'.repeat(16) }, 'preco_max'],
    [{ preco_min: 'NaN' }, 'preco_min'],
  ])('%o is refused with the field', async (query, field) => {
    for (const call of [listFacets, listProducts]) {
      const { status, body } = await shop.refused(call, { query });

      expect(status).toBe(422);
      expect(body.errors).toHaveProperty([field, 0]);
    }
  });
});

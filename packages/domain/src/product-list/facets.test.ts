import { expect, test } from 'vitest';
import { ok, type Respond } from '../testing/index.ts';
import { openProductList, store } from '../testing/open-product-list.ts';
import { allProducts, facetsOf, withPage, type ListQuery } from './index.ts';

const tools: ListQuery = { ...allProducts, category: 'ferramentas' };
const sizes = Array.from({ length: 9 }, (_, at) => ({
  id: `${at}-mm`,
  nome: `${at} mm`,
  total: at,
}));
const wireFacets = {
  total: 34,
  em_estoque: 12,
  preco: { min: '9.90', max: '1500.00' },
  categorias: [{ id: 1, slug: 'ferramentas', nome: 'Ferramentas', total: 40 }],
  departamentos: [],
  marcas: [{ id: '3', slug: null, nome: 'Makro', total: '12' }],
  facetas: [{ id: 'tamanho', nome: 'Tamanho', valores: sizes }],
};

/** A store that answers what lists can be narrowed by; without facets it does not know the call. */
const withFacets =
  (facets: unknown): Respond =>
  (request) => {
    const { pathname } = request.url;
    if (pathname === '/api/public/products/facets')
      return facets
        ? ok(typeof facets === 'function' ? facets() : facets)
        : { status: 404, body: { message: 'Not found' } };
    if (pathname === '/api/public/brands')
      return ok([{ id: 3, nome: 'Makro', total_produtos: 12 }]);
    return store(request);
  };

function opened(facets: unknown = wireFacets) {
  const { shop, list, requests } = openProductList(withFacets(facets));
  const area = facetsOf(shop);
  const listed = async (query: ListQuery) => {
    const place = await list.findPlace(query);
    if (!place) throw new Error('There is no such place');
    return { query, place };
  };
  const load = async (query: ListQuery, options = {}) => {
    await area.load(await listed(query), options);
    return area.of(query);
  };
  const asked = () =>
    requests.flatMap(({ url }) =>
      /facets|brands/.test(url.pathname) ? decodeURIComponent(url.pathname + url.search) : [],
    );
  return { area, load, asked, listed };
}

const facetsCall = '/api/public/products/facets';

test('are those of the place and the filters, asked for once however the list is paged', async () => {
  const { load, asked } = opened();
  const query: ListQuery = {
    ...tools,
    brandIds: [3],
    facets: ['tamanho:1-mm', 'tamanho:2-mm', 'uso:casa'],
    priceFrom: '10',
    inStockOnly: true,
  };

  const facets = await load(query);
  await load(withPage({ ...query, sort: 'priceAscending' }, 2, 9));

  expect(facets).toMatchObject({
    total: 34,
    inStock: 12,
    price: { min: '9.90', max: '1500.00' },
    categories: [{ id: 1, slug: 'ferramentas', name: 'Ferramentas', count: 40 }],
    brands: [{ id: 3, name: 'Makro', count: 12 }],
  });
  expect(facets?.facets[0]?.values[1]).toEqual({ id: '1-mm', name: '1 mm', count: 1 });
  expect(asked()).toEqual([
    `${facetsCall}?category_id=1&brands_ids=3&filtros=tamanho:1-mm,2-mm;uso:casa&preco_min=10` +
      '&tem_estoque=1&moeda_id=2',
  ]);
});

test('stay while those of other filters load, and not for another list', async () => {
  const { load, area } = opened();
  await load(tools);
  expect(area.of({ ...tools, facets: ['uso:casa'] })?.total).toBe(34);
  expect(area.of({ ...allProducts, text: 'serra' })).toBeUndefined();
});

test('have their values in the order before while a list is narrowed: a ticked box stays where it is', async () => {
  const answers = [
    ['a', 'b', 'c'],
    ['c', 'd', 'a'],
  ].map((ids) => [
    { id: 'uso', nome: 'Uso', valores: ids.map((id) => ({ id, nome: id, total: 1 })) },
  ]);
  const { area, listed } = opened(() => ({ ...wireFacets, facetas: answers.shift() }));
  await area.load(await listed(tools));
  const narrowed = { ...tools, facets: ['uso:c'] };
  await area.load(await listed(narrowed));
  expect(area.of(narrowed)?.facets[0]?.values.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

test('keep their order while a list is narrowed, new ones come last', async () => {
  const facet = (id: string) => ({ id, nome: id, valores: [{ id: 'a', nome: 'A', total: 1 }] });
  const answers = [
    ['uso', 'peso'],
    ['cor', 'peso', 'uso'],
  ].map((ids) => ids.map(facet));
  const { area, listed } = opened(() => ({ ...wireFacets, facetas: answers.shift() }));
  await area.load(await listed(tools));
  const narrowed = { ...tools, facets: ['uso:a'] };
  await area.load(await listed(narrowed));
  expect(area.of(narrowed)?.facets.map(({ id }) => id)).toEqual(['uso', 'peso', 'cor']);
});

test('travel short in a page, with what is chosen, until the rest is asked for', async () => {
  const { load, area, listed } = opened();
  const query = { ...tools, facets: ['tamanho:8-mm'] };

  const short = await load(query, { isShort: true });
  expect(short?.facets[0]?.values.map(({ id }) => id)).toEqual(
    [0, 1, 2, 3, 4, 5, 8].map((size) => `${size}-mm`),
  );
  expect(short?.leftOut).toEqual({ tamanho: 2 });

  await area.complete(await listed(query));
  expect(area.of(query)?.facets[0]?.values).toHaveLength(9);
  expect(area.of(query)?.leftOut).toEqual({});
});

test('are the brands of the place at a store that does not know the call', async () => {
  const { load, asked, area, listed } = opened(null);

  expect(await load(tools)).toMatchObject({
    total: null,
    brands: [{ id: 3, name: 'Makro', count: 12 }],
    facets: [],
  });
  await load({ ...allProducts, text: 'serra' });
  expect(asked()).toEqual([
    `${facetsCall}?category_id=1&moeda_id=2`,
    '/api/public/brands?category_id=1&lang=pt&moeda_id=2',
    '/api/public/brands?text=serra&lang=pt&moeda_id=2',
  ]);
  const { signal } = new AbortController();
  expect(await area.preview(await listed(tools), signal)).toMatchObject({ total: null });

  const brand = { id: 3, slug: 'makro', name: 'Makro', logo: null };
  const query: ListQuery = { ...allProducts, list: 'brand', brand: 'makro' };
  await area.load({ query, place: { brand, category: null, department: null } });
  expect(area.of(query)?.brands).toEqual([]);
});

test('say what a choice would find without showing it, in the order that is shown', async () => {
  const counted = (...ids: string[]) => ({
    ...wireFacets,
    facetas: [
      { id: 'cor', nome: 'Cor', valores: ids.map((id) => ({ id, nome: id, total: ids.length })) },
    ],
  });
  const answers = [counted('azul', 'verde', 'preto'), counted('preto', 'rosa', 'azul')];
  const { area, listed } = opened(() => answers.shift());
  await area.load(await listed(tools));
  const choice = await listed({ ...tools, facets: ['cor:preto'] });

  const found = await area.preview(choice, new AbortController().signal);

  expect(found?.facets[0]?.values.map(({ id }) => id)).toEqual(['azul', 'preto', 'rosa']);
  expect(area.of(tools)?.facets[0]?.values).toHaveLength(3);
});

test('are not asked for once the page was left', async () => {
  const { area, asked, listed } = opened();
  await area.load(await listed(allProducts), { signal: AbortSignal.abort() });
  expect(asked()).toEqual([]);
});

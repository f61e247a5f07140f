import { expect, test } from 'vitest';
import { ok, type Respond } from '../testing/index.ts';
import { openProductList, store } from '../testing/open-product-list.ts';
import { allProducts, brandCountsOf, type ListQuery } from './index.ts';

const tools: ListQuery = { ...allProducts, category: 'ferramentas' };
/** A store whose brands are these. */
const withBrands =
  (brands: unknown): Respond =>
  (request) =>
    request.url.pathname === '/api/public/brands' ? ok(brands) : store(request);

async function opened(brands: unknown) {
  const { shop, list, requests } = openProductList(withBrands(brands));
  const counts = brandCountsOf(shop);
  const load = async (query: ListQuery) => {
    await list.load(query);
    await counts.load(query, list.placeOf(query));
    return counts.of(query, list.placeOf(query));
  };
  const asked = () =>
    requests.flatMap(({ url }) => (url.pathname === '/api/public/brands' ? url.search : []));
  return { load, asked, counts, list };
}

test('are those of the place, however it is narrowed, and asked for once', async () => {
  const brands = [
    { id: 3, nome: 'Makro', total_produtos: 12 },
    { id: '4', nome: 'Toral', total_produtos: '0' },
  ];
  const { load, asked, counts, list } = await opened(brands);

  const counted = [{ id: 3, name: 'Makro', count: 12 }];
  expect(await load(tools)).toEqual(counted);
  expect(await load({ ...tools, brandIds: [3], page: 2 })).toEqual(counted);
  expect(asked()).toEqual(['?category_id=1&lang=pt&moeda_id=2']);

  const searched = { ...allProducts, text: 'serra' };
  expect(counts.of(searched, list.placeOf(searched))).toBeUndefined();
  await load(searched);
  expect(asked()[1]).toBe('?text=serra&lang=pt&moeda_id=2');
});

test('are brands without a number from a store that does not count', async () => {
  const { load } = await opened([{ id: 3, nome: 'Makro' }]);
  expect(await load(tools)).toEqual([{ id: 3, name: 'Makro', count: null }]);
});

test('are not asked for where the list is one of a brand', async () => {
  const { counts, asked } = await opened([]);
  const brand = { id: 3, slug: 'makro', name: 'Makro', logo: null };
  await counts.load(allProducts, { brand, category: null, department: null });
  expect(asked()).toEqual([]);
});

test('are not asked for once the page was left', async () => {
  const { counts, asked, list } = await opened([]);
  await counts.load(allProducts, list.placeOf(allProducts), AbortSignal.abort());
  expect(asked()).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { fakeFetch, ManualClock, ok, regionBR, regionPY } from '../testing/index.ts';
import { wireBrands, wireProduct, wireStart } from '../testing/samples.ts';
import { fetchBrands } from './brands.ts';
import { createApi } from './create-api.ts';
import { fetchProductDetails, fetchProducts, type ProductQuestion } from './products.ts';
import { fetchStart } from './start.ts';

function setUp(region = regionBR, body: unknown = { data: [], total: 0 }) {
  const { fetch, requests } = fakeFetch(() => ok(body));
  const api = createApi({ region, origin: '', fetch, clock: new ManualClock() });
  const asked = () => {
    const url = requests.at(-1)?.url;
    return `${url?.pathname}${decodeURIComponent(url?.search ?? '')}`;
  };
  return { api, asked };
}

const newest: ProductQuestion = { perPage: 8, orderBy: 'id', direction: 'desc' };

describe('products', () => {
  // Spec: storefront 7.1, 7.5, 7.9, 7.10, 7.14
  test.each<[ProductQuestion, string]>([
    [newest, 'per_page=8&order_by=id&order=desc'],
    [
      { perPage: 20, page: 3, orderBy: 'price', direction: 'asc', inStockFirst: true },
      'per_page=20&page=3&order_by=tem_estoque,valor_venda&order=desc,asc',
    ],
    [
      { ...newest, orderBy: 'name', categoryId: 4 },
      'per_page=8&order_by=nome&order=desc&category_id=4',
    ],
    [{ ...newest, departmentId: 5 }, 'per_page=8&order_by=id&order=desc&department_id=5'],
    [{ ...newest, brandId: 6 }, 'per_page=8&order_by=id&order=desc&brand_id=6'],
    [{ ...newest, brandIds: [6, 7] }, 'per_page=8&order_by=id&order=desc&brands_ids=6,7'],
    [{ perPage: 5, text: 'serra' }, 'per_page=5&text=serra&all_products=1'],
    [{ ...newest, text: 'serra' }, 'per_page=8&order_by=id&order=desc&text=serra&all_products=1'],
  ])('%j is asked for with %s', async (question, query) => {
    const { api, asked } = setUp();
    await fetchProducts(api, question);
    expect(asked()).toBe(`/api/public/products?${query}&moeda_id=2`);
  });

  // Spec: storefront 7.6, 7.15, 7.17
  // Spec: decision 17
  test('say "es" for Paraguay and nothing otherwise', async () => {
    const { api, asked } = setUp(regionPY);
    await fetchProducts(api, newest);
    expect(asked()).toContain('&lang=es&moeda_id=3');

    const details = setUp(regionPY, wireProduct());
    await fetchProductDetails(details.api, 'furadeira');
    expect(details.asked()).toBe('/api/public/products/furadeira/details?lang=es&moeda_id=3');

    const inBrazil = setUp(regionBR, wireProduct());
    await fetchProductDetails(inBrazil.api, 'a b/c');
    expect(inBrazil.asked()).toBe('/api/public/products/a%20b%2Fc/details?moeda_id=2');
  });
});

// Spec: storefront 7.2, 7.4
// Spec: decision 17
test.each([
  [regionBR, 'pt', 2],
  [regionPY, 'es', 3],
])('start data and brands always say their language: $1', async (region, lang, currency) => {
  const start = setUp(region, wireStart());
  expect(await fetchStart(start.api)).toMatchObject({ ok: true });
  expect(start.asked()).toBe(`/api/public/start?lang=${lang}&tem_estoque=1&moeda_id=${currency}`);

  const brands = setUp(region, wireBrands);
  expect(await fetchBrands(brands.api)).toMatchObject({ ok: true });
  expect(brands.asked()).toBe(`/api/public/brands?lang=${lang}&moeda_id=${currency}`);
});

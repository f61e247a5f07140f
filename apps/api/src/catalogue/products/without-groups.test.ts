/** Goods without a brand, a category or a department. */
import { listBrands } from '@ponte/contract/brands';
import { createCart } from '@ponte/contract/cart';
import { listCategories } from '@ponte/contract/categories';
import {
  getProductDetails,
  getRelatedProducts,
  listFacets,
  listProducts,
} from '@ponte/contract/products';
import { listSuggestions } from '@ponte/contract/suggestions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let before: Awaited<ReturnType<typeof counts>>;
beforeAll(async () => {
  shop = await startTestApp();
  before = await counts();
  await shop.db
    .update(products)
    .set({ namePt: 'Serra copo', brandId: null, categoryId: null, departmentId: null })
    .where(eq(products.id, 1));
  shop.passTime(60_000);
});
afterAll(() => shop.close());

const all = { all_products: 1, per_page: 100 };
const counts = async () => {
  const facets = await shop.call(listFacets, { query: { all_products: 1 } });
  const sum = (places: readonly { readonly total: number | string }[]) =>
    places.reduce((total, place) => total + Number(place.total), 0);
  return {
    total: Number(facets.total),
    brands: sum(facets.marcas),
    categories: sum(facets.categorias),
    departments: sum(facets.departamentos),
  };
};

test('its page names none, and nothing stands in for them', async () => {
  const details = await shop.call(getProductDetails, { params: { slugOrId: '1' } });

  expect(details).toMatchObject({
    nome: 'Serra copo',
    valor_venda: expect.any(String),
    marca: null,
    categoria: null,
    departamento: null,
  });
});

test('it is in the list of everything and found by its name, and counted in no group', async () => {
  const { data } = await shop.call(listProducts, { query: all });
  const found = await shop.call(listProducts, { query: { text: 'serra copo' } });

  expect(data.map(({ id }) => id)).toContain(1);
  expect(found.data).toMatchObject([{ id: 1, marca: null }]);
  expect(await counts()).toEqual({
    total: before.total,
    brands: before.brands - 1,
    categories: before.categories - 1,
    departments: before.departments - 1,
  });
});

test('menus and brands go on without it', async () => {
  const categories = await shop.call(listCategories, {});
  const brands = await shop.call(listBrands, {});

  for (const { name, nome } of [...categories, ...brands]) expect(name ?? nome).toBeTruthy();
});

test('a search that is being typed suggests it', async () => {
  const { produtos } = await shop.call(listSuggestions, { query: { text: 'serra cop' } });

  expect(produtos).toMatchObject([{ id: 1, marca: null }]);
});

test('nothing is taken for alike because it has no department either', async () => {
  await shop.db.update(products).set({ departmentId: null }).where(eq(products.id, 2));
  shop.passTime(3_600_000);

  expect(await shop.call(getRelatedProducts, { params: { slugOrId: '1' } })).toEqual({
    parecidos: [],
    necessarios: [],
    comprados_juntos: [],
  });
});

test('it is put in a cart as any other', async () => {
  const details = await shop.call(getProductDetails, { params: { slugOrId: '1' } });
  const item = { produto_id: 1, qtde: 2, armazem_id: 1, ativo: true, token: details.token ?? '' };

  const cart = await shop.call(createCart, {
    body: { external_id: 'cart-without-groups-1', filial_id: 1, moeda_id: 2, itens: [item] },
  });

  expect(cart.itens).toMatchObject([{ ativo: true, produto: { nome: 'Serra copo', marca: null } }]);
});

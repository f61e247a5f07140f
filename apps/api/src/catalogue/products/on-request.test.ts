/** Goods whose price shoppers have to ask for, because the shop has none. */
import { createCart } from '@ponte/contract/cart';
import { getProductDetails, listFacets, listProducts } from '@ponte/contract/products';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await shop.db
    .update(products)
    .set({ priceUsdCents: null, showPrice: false })
    .where(eq(products.id, 1));
  shop.passTime(5_000);
});
afterAll(() => shop.close());

test.each(['pt', 'es'])('its page says that the price is on request (%s)', async (lang) => {
  const query = { lang, moeda_id: lang === 'es' ? 3 : 2 };

  expect(await shop.call(getProductDetails, { params: { slugOrId: '1' }, query })).toMatchObject({
    mostrar_preco: false,
    valor_venda: null,
    preco_atual: null,
    token: '',
  });
});

test.each(['asc', 'desc'])('lists by price have it last (%s)', async (order) => {
  const query = { order_by: 'valor_venda', order, all_products: 1, per_page: 100 };

  const { data } = await shop.call(listProducts, { query });

  expect(data.findLast(() => true)?.valor_venda).toBeNull();
  expect(data.map(({ id }) => id)).toContain(1);
});

test('it is within no bounds of prices, and makes none', async () => {
  const { preco } = await shop.call(listFacets, { query: { all_products: 1 } });
  const { data } = await shop.call(listProducts, { query: { preco_min: 0, all_products: 1 } });

  expect(Number(preco?.min)).toBeGreaterThan(0);
  expect(data.map(({ id }) => id)).not.toContain(1);
});

test('it can’t be bought', async () => {
  const item = { produto_id: 1, qtde: 1, armazem_id: 1, ativo: true, valor_unitario: '0.00' };

  const cart = await shop.call(createCart, {
    body: { external_id: 'cart-of-no-price-1', filial_id: 1, moeda_id: 2, itens: [item] },
  });

  expect(cart.itens).toMatchObject([{ ativo: false, valor_unitario: '0.00', token: '' }]);
  expect(Number(cart.valor_total)).toBe(0);
});

test('its sharing picture is drawn without a price', async () => {
  const answer = await shop.app.request('/media/previews/1-pt.png');

  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/png');
});

test('the database shows no price that there is not', async () => {
  const shown = shop.db.update(products).set({ showPrice: true }).where(eq(products.id, 1));

  await expect(shown).rejects.toThrow(/products_priced|Failed query/);
});

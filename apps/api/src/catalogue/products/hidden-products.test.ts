import { askAlert } from '@ponte/contract/alerts';
import { listBrands } from '@ponte/contract/brands';
import { createCart, getCart, updateCart } from '@ponte/contract/cart';
import {
  getProductDetails,
  getRelatedProducts,
  listFacets,
  listProducts,
} from '@ponte/contract/products';
import { listSuggestions } from '@ponte/contract/suggestions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alerts, mails, products } from '../../platform/db/schema/index.ts';
import { cartOf, line } from '../../testing/cart-bodies.ts';
import { signUp } from '../../testing/customers.ts';
import { atCheckout, choiceOf, orderAtCounter, refuseCheckout } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const show = async (id: number, active: boolean) => {
  await shop.db.update(products).set({ active }).where(eq(products.id, id));
  // The catalogue in memory is compared with the database each second.
  shop.passTime(1_000);
};

const idsOf = (some: readonly { readonly id: number | string }[]) => some.map(({ id }) => id);

describe('a hidden product', () => {
  test('is in no list, search, count or suggestion, and is again once it is shown', async () => {
    const seen = async () => {
      const list = await shop.call(listProducts, { query: { all_products: 1, per_page: 50 } });
      const query = { text: 'martelo de unha' };
      const code = await shop.call(listProducts, { query: { text: 'MAR-0006', all_products: 1 } });
      const typed = await shop.call(listSuggestions, { query });
      const facets = await shop.call(listFacets, { query: { department_id: 21 } });
      const brands = await shop.call(listBrands, { query: { department_id: 21 } });
      return {
        listed: idsOf(list.data).includes(6),
        total: list.total,
        byCode: idsOf(code.data).includes(6),
        suggested: idsOf(typed.produtos).includes(6) || typed.categorias.length > 0,
        inFacets: facets.total,
        ofBrand: brands.find(({ nome }) => nome === 'Brontal')?.total_produtos ?? 0,
      };
    };
    const before = await seen();
    await show(6, false);
    const hidden = await seen();
    await show(6, true);

    expect(before).toEqual({
      listed: true,
      total: 12,
      byCode: true,
      suggested: true,
      inFacets: 1,
      ofBrand: 1,
    });
    expect(hidden).toEqual({
      listed: false,
      total: 11,
      byCode: false,
      suggested: false,
      inFacets: 0,
      ofBrand: 0,
    });
    expect(await seen()).toEqual(before);
  });

  test('stands beside no other, and its page and sharing picture are of an unknown one', async () => {
    const params = { slugOrId: 'produto-2' };
    const shared = await shop.app.request('/media/previews/2-pt.png');
    const before = await shop.call(getRelatedProducts, { params: { slugOrId: 'produto-1' } });
    await show(2, false);

    const beside = await shop.call(getRelatedProducts, { params: { slugOrId: 'produto-1' } });
    const statuses = [
      (await shop.refused(getProductDetails, { params })).status,
      (await shop.refused(getProductDetails, { params: { slugOrId: 2 } })).status,
      (await shop.refused(getRelatedProducts, { params })).status,
      (await shop.app.request('/media/previews/2-pt.png')).status,
    ];
    await show(2, true);

    expect(shared.status).toBe(200);
    expect([idsOf(before.parecidos), idsOf(beside.parecidos)]).toEqual([[2, 5], [5]]);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await shop.call(getProductDetails, { params })).id).toBe(2);
  });

  test('stays in a cart as sold out, and is refused as a new line', async () => {
    const body = cartOf([line(3), line(8)]);
    await shop.call(createCart, { body });
    await show(3, false);

    const kept = await shop.call(getCart, { params: { external_id: body.external_id } });
    const again = await shop.refused(updateCart, {
      params: { external_id: body.external_id },
      body,
    });
    const added = await shop.refused(createCart, { body: cartOf([line(3)]) });
    await show(3, true);

    expect(kept.itens).toMatchObject([
      { produto_id: 3, produto: { tem_estoque: false, tem_estoque_fisico: false } },
      { produto_id: 8, produto: { tem_estoque: true } },
    ]);
    for (const { status, body: refusal } of [again, added]) {
      expect(status).toBe(422);
      expect(refusal.errors).toEqual({
        'itens.0.produto_id': ['Lixadeira orbital está sem estoque.'],
      });
    }
  });

  test('is not sold at a checkout that was begun before, and stays in orders', async () => {
    const { token } = await signUp(shop);
    const ordered = await orderAtCounter(shop, token);
    const { token: other, cartId, counter } = await atCheckout(shop);
    await show(8, false);

    const { status, body } = await refuseCheckout(shop, other, cartId, choiceOf(counter));
    const order = await ordered.read();
    await show(8, true);

    expect(status).toBe(422);
    expect(body.errors).toEqual({ 'itens.0': ['Este produto está indisponível no momento!'] });
    expect(order.itens).toMatchObject([{ produto: { id: 8 } }]);
  });

  test('is announced to no customer until it is shown again', async () => {
    const { token, email } = await signUp(shop);
    const params = { slugOrId: 5 };
    await shop.call(askAlert, { params, token, body: { tipo: 'estoque' } });
    await shop.db.update(alerts).set({ confirmedAt: new Date(0) });
    await shop.db.update(products).set({ inStock: true, active: false }).where(eq(products.id, 5));
    const told = async () =>
      (await shop.db.select().from(mails).where(eq(mails.recipient, email))).length;

    const before = await told();
    await shop.tellAlerts();
    const hidden = await told();
    await show(5, true);
    await shop.tellAlerts();

    expect(hidden - before).toBe(0);
    expect((await told()) - hidden).toBe(1);
  });
});

import { logout } from '@ponte/contract/accounts';
import { createCart, getCart, updateCart } from '@ponte/contract/cart';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../testing/customers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

let carts = 0;
const newCart = () => ({
  external_id: `owned-cart-number-${(carts += 1)}`,
  filial_id: 1,
  moeda_id: 2,
  itens: [{ produto_id: 8, qtde: 1, armazem_id: 1, ativo: true }],
});

const read = (externalId: string, token?: string) => ({
  params: { external_id: externalId },
  ...(token !== undefined && { token }),
});

describe('a cart without an owner', () => {
  // Spec: storefront 6.1
  // Spec: accounts 6.1
  test('is for everybody who knows its external id', async () => {
    const body = newCart();
    await shop.call(createCart, { body });

    expect(await shop.call(getCart, read(body.external_id))).toMatchObject({
      valor_total: '64.90',
    });
  });

  test('belongs to the customer who reads it, from then on', async () => {
    const body = newCart();
    await shop.call(createCart, { body });
    const [owner, other] = [await signUp(shop), await signUp(shop)];

    await shop.call(getCart, read(body.external_id, owner.token));

    expect((await shop.refused(getCart, read(body.external_id))).status).toBe(404);
    expect((await shop.refused(getCart, read(body.external_id, other.token))).status).toBe(404);
    expect(await shop.call(getCart, read(body.external_id, owner.token))).toHaveProperty('id');
  });
});

describe('a customer’s cart', () => {
  test('can be changed by its owner only, and its external id stays taken', async () => {
    const body = newCart();
    const [owner, other] = [await signUp(shop), await signUp(shop)];
    const { id } = await shop.call(createCart, { body, token: owner.token });
    const change = { params: { external_id: Number(id) }, body: { ...body, itens: [] } };

    expect((await shop.refused(updateCart, { ...change, token: other.token })).status).toBe(404);
    expect((await shop.refused(updateCart, change)).status).toBe(404);
    expect((await shop.refused(createCart, { body, token: other.token })).status).toBe(422);
    expect(await shop.call(getCart, read(body.external_id, owner.token))).toMatchObject({
      valor_total: '64.90',
    });
    expect(await shop.call(updateCart, { ...change, token: owner.token })).toMatchObject({
      itens: [],
    });
  });

  test('differs from none: a session that has ended is 401, not 404', async () => {
    const body = newCart();
    const { token } = await signUp(shop);
    await shop.call(createCart, { body, token });
    await shop.call(logout, { token });

    expect((await shop.refused(getCart, read(body.external_id, token))).status).toBe(401);
    expect((await shop.refused(createCart, { body: newCart(), token })).status).toBe(401);
  });
});

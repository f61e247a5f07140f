import { createCart, getCart, getOpenCart, updateCart } from '@ponte/contract/cart';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../testing/customers.ts';
import { newCart, orderAtCounter, press, saveCart } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

const open = (token: string) => shop.call(getOpenCart, { token });

describe('a customer’s open cart', () => {
  // Spec: decision 42
  test('is the one that was changed last, with what is in it', async () => {
    const { token } = await signUp(shop);
    await saveCart(shop, token, 1);
    const later = await saveCart(shop, token, 3);

    expect(await open(token)).toMatchObject({ external_id: later, itens: [{ qtde: 3 }] });
  });

  test('is not one whose products were all removed', async () => {
    const { token } = await signUp(shop);
    const kept = await saveCart(shop, token);
    const emptied = newCart();
    await shop.call(createCart, { token, body: emptied });
    const itens = emptied.itens.map((item) => ({ ...item, ativo: false }));
    const params = { external_id: emptied.external_id };
    await shop.call(updateCart, { token, params, body: { ...emptied, itens } });

    expect((await open(token))?.external_id).toBe(kept);
  });

  test('stays while its order waits for payment, and is none once that is paid', async () => {
    const { token } = await signUp(shop);
    const { cartId, page } = await orderAtCounter(shop, token);
    expect((await open(token))?.external_id).toBe(cartId);

    await press(shop, page, 'approve');

    expect(await open(token)).toBeNull();
  });

  test('is no other customer’s', async () => {
    const [{ token }, other] = [await signUp(shop), await signUp(shop)];
    await saveCart(shop, token);

    expect(await open(other.token)).toBeNull();
    expect((await shop.refused(getOpenCart)).status).toBe(401);
  });
});

test('a cart that is bought says so, and keeps what was bought', async () => {
  const { token } = await signUp(shop);
  const { cartId, page } = await orderAtCounter(shop, token);
  expect(await shop.call(getCart, { token, params: { external_id: cartId } })).not.toHaveProperty(
    'comprado',
  );
  await press(shop, page, 'approve');

  const body = { ...newCart(5), external_id: cartId };
  const saved = await shop.call(updateCart, { token, params: { external_id: cartId }, body });

  const bought = { comprado: true, itens: [{ produto_id: 8, qtde: 1 }] };
  expect(saved).toMatchObject(bought);
  expect(await shop.call(getCart, { token, params: { external_id: cartId } })).toMatchObject(
    bought,
  );
});

import { getCart } from '@ponte/contract/cart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/customers.ts';
import {
  checkOut,
  choiceOf,
  cities,
  orderAtCounter,
  readOrder,
  refuseCheckout,
  saveCart,
  shippingOf,
} from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let before: TestApp;
let after: TestApp;
beforeAll(async () => {
  before = await startTestApp();
  const database = { db: before.db, ping: async () => undefined };
  after = await startTestApp(undefined, {
    database,
    secret: 'another secret, as long as the first',
  });
});
afterAll(async () => {
  await after.close();
  await before.close();
});

test('a changed secret ends no session, cart or order, and an older delivery price is requested again', async () => {
  const { token } = await signUp(before);
  const { externalId } = await orderAtCounter(before, token);
  const cart = await saveCart(before, token);
  const where = { cidade_id: cities.foz };
  const [offered] = await shippingOf(before, cart, where, token);

  expect(await readOrder(after, token, externalId)).toMatchObject({ status: 'PAGAMENTO' });
  expect(await after.call(getCart, { params: { external_id: cart }, token })).toMatchObject({
    external_id: cart,
  });
  const refused = await refuseCheckout(after, token, cart, choiceOf(offered));
  expect([409, 422]).toContain(refused.status);
  const [offer] = await shippingOf(after, cart, where, token);
  await checkOut(after, token, cart, choiceOf(offer));
});

import { createCart, getCart, updateCart } from '@ponte/contract/cart';
import { inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweep } from '../../operations/server/housekeeping.ts';
import { cartItems, carts } from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import { newCart } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepCarts } from './sweep.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.close());

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 2, 1);

/** Saves a cart whose last change was this many days ago. */
async function cartLeft(days: number, token?: string): Promise<string> {
  const body = newCart();
  await shop.call(createCart, { body, ...(token !== undefined && { token }) });
  await shop.db
    .update(carts)
    .set({ updatedAt: new Date(now - days * day) })
    .where(inArray(carts.externalId, [body.external_id]));
  return body.external_id;
}

const known = async (): Promise<string[]> =>
  (await shop.db.select().from(carts)).map(({ externalId }) => externalId);

test('a cart without an owner is gone with its lines 90 days after its last change', async () => {
  const old = await cartLeft(90.1);
  const recent = await cartLeft(89.9);

  await sweep(shop.db, { now: () => now });

  expect(await known()).toEqual([recent]);
  expect(await shop.db.select().from(cartItems)).toHaveLength(1);
  expect(await shop.refused(getCart, { params: { external_id: old } })).toMatchObject({
    status: 404,
  });
});

test('a cart that was saved again lives on', async () => {
  const externalId = await cartLeft(90.1);
  const cart = await shop.call(getCart, { params: { external_id: externalId } });
  const body = { ...newCart(2), external_id: externalId };
  await shop.call(updateCart, { params: { external_id: String(cart.id) }, body });

  await sweep(shop.db, { now: () => now });

  expect(await known()).toEqual([externalId]);
});

test('the cart of a customer stays, however old', async () => {
  const { token } = await signUp(shop);
  const owned = await cartLeft(900, token);

  await sweep(shop.db, { now: () => now });

  expect(await known()).toEqual([owned]);
});

test('however many carts were left, all of them go', async () => {
  for (let count = 0; count < 5; count += 1) await cartLeft(91);
  const recent = await cartLeft(1);

  await sweepCarts(shop.db, now, 2);

  expect(await known()).toEqual([recent]);
});

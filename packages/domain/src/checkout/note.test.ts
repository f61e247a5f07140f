import { expect, test } from 'vitest';
import { signOut } from '../account/index.ts';
import { MemoryStorage, settle, type Answer } from '../testing/index.ts';
import { atPayment, isCheckout, openPurchase } from '../testing/open-purchase.ts';
import { product } from '../testing/samples.ts';
import { checkoutOf } from './index.ts';

const text = 'Ana retira.\nObrigado!';

test('a note goes with the order, trimmed', async () => {
  const { shop, fake, checkout } = await atPayment();
  checkout.setNote(`\n ${text} `);
  await checkout.pay();
  expect(fake.orders.map(({ note }) => note)).toEqual([text]);
  shop.dispose();
});

test.each(['', ' \n'])('without a note the field is not sent: %j', async (written) => {
  const { shop, requests, checkout } = await atPayment();
  checkout.setNote(written);
  await checkout.pay();
  expect(requests.find(isCheckout)?.body).not.toHaveProperty('observacao');
  shop.dispose();
});

test('a store that says nothing of notes is sent none, and sells', async () => {
  const { shop, fake, requests, checkout } = await atPayment({ takesNotes: false });
  expect(checkout.takesNotes).toBe(false);
  checkout.setNote(text);
  await checkout.pay();
  expect(checkout.state.step).toBe('leaving');
  expect(requests.find(isCheckout)?.body).not.toHaveProperty('observacao');
  expect(fake.orders).toMatchObject([{ note: null }]);
  shop.dispose();
});

test('a note outlives a reload beside the way to pay, and the other way round', async () => {
  const kept = { storage: new MemoryStorage().tab(), tabStorage: new MemoryStorage().tab() };
  const before = await atPayment(kept);
  before.checkout.setNote('Ana');
  before.checkout.chooseMethod('card');
  before.checkout.setNote(text);
  before.shop.dispose();

  const { shop } = await openPurchase({ ...kept, foreign: true, over: before.fake.respond });
  const checkout = checkoutOf(shop);

  expect(checkout.note).toBe(text);
  expect(checkout.state).toMatchObject({ method: 'card' });
  checkout.setNote('');
  expect(shop.options.tabStorage?.get('ponte.drafts')).not.toContain('note');
  shop.dispose();
});

test('a note stays after a refusal, and with an order that is not paid', async () => {
  const refused: Answer = { status: 503, body: { message: 'Later' } };
  let over: Answer | undefined = refused;
  const { shop, fake, checkout } = await atPayment({
    over: (request) => (isCheckout(request) ? over : undefined),
  });
  checkout.setNote(text);
  await checkout.pay();
  expect([checkout.error?.kind, checkout.note]).toEqual(['call', text]);

  over = undefined;
  await checkout.pay();
  expect(checkout.state.step).toBe('leaving');
  checkout.changeOrder();

  expect(checkout.note).toBe(text);
  expect(fake.orders).toMatchObject([{ note: text }]);
  shop.dispose();
});

test('a note is about its cart: the next purchase begins without one', async () => {
  const { shop, fake, checkout } = await atPayment();
  checkout.setNote(text);
  await checkout.pay();
  fake.markPaid(shop.cart.externalId);
  checkout.changeOrder();
  checkout.continue();
  checkout.chooseMethod('pix');
  await checkout.pay();
  expect(checkout.state.step).toBe('bought');

  shop.cart.add(product());
  await settle();

  expect(checkout.note).toBe('');
  shop.dispose();
});

test('a note is gone after a sign-out', async () => {
  const { shop, checkout } = await atPayment();
  checkout.setNote(text);
  await signOut(shop);
  expect(shop.options.tabStorage?.get('ponte.drafts') ?? null).toBeNull();
  expect(checkoutOf(shop).note).toBe('');
  shop.dispose();
});

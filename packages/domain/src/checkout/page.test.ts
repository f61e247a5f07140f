import { describe, expect, test } from 'vitest';
import { MemoryStorage, settle, type Answer } from '../testing/index.ts';
import { atPayment, isCheckout, openPurchase } from '../testing/open-purchase.ts';
import { product } from '../testing/samples.ts';
import { checkoutOf } from './index.ts';

const saw = product({ id: 8, name: 'Serra', price: { minor: 1250, currency: 'USD' } });

describe('at the address of the review', () => {
  test('a payment that was left by Back starts over', async () => {
    const { shop, checkout } = await atPayment();
    checkout.show('review');
    expect(checkout.state).toMatchObject({ step: 'review', method: 'pix', seen: null });
    shop.dispose();
  });

  test('changes that were left by Back are not asked about', async () => {
    const { shop, checkout } = await atPayment();
    shop.cart.add(saw);
    await settle();
    expect(checkout.state.step).toBe('changed');
    checkout.show('review');
    expect(checkout.state).toMatchObject({ step: 'review', seen: null });
    shop.dispose();
  });

  test('what was seen at the payment before a reload counts no more', async () => {
    const kept = { storage: new MemoryStorage().tab(), tabStorage: new MemoryStorage().tab() };
    const before = await atPayment(kept);
    before.shop.dispose();
    const { shop } = await openPurchase({ foreign: true, ...kept });
    const checkout = checkoutOf(shop);
    expect(checkout.state).toMatchObject({ seen: { total: { minor: 6490 } } });
    checkout.show('review');
    expect(checkout.state).toMatchObject({ step: 'review', seen: null });
    shop.dispose();
  });

  test('a payment under way is not called off, and a refusal is read there', async () => {
    let answer: (given: Answer) => void = () => undefined;
    const { shop, checkout } = await atPayment({
      over: (request) =>
        isCheckout(request)
          ? new Promise<Answer>((resolve) => {
              answer = resolve;
            })
          : undefined,
    });
    const paid = checkout.pay();
    const leave = checkout.show('review');
    expect(checkout.state.step).toBe('paying');
    answer({ status: 422, body: { message: 'Invalid', errors: { token_entrega: ['Wrong'] } } });
    await paid;
    expect(checkout.state).toMatchObject({ step: 'review', error: { kind: 'deliveryGone' } });
    leave();
    shop.dispose();
  });
});

describe('at the address of the payment', () => {
  test('the checkout goes on as soon as the delivery is known, as after Forward or a reload', async () => {
    const { shop } = await openPurchase({ foreign: true });
    const checkout = checkoutOf(shop);
    checkout.show('payment');
    expect(checkout.state.step).toBe('review');
    checkout.start();
    await settle();
    expect(checkout.state).toMatchObject({ step: 'payment', bill: { total: { minor: 6490 } } });
    shop.dispose();
  });

  test('something that has to be chosen first is for the review', async () => {
    const { shop, checkout } = await atPayment();
    checkout.show('payment');
    expect(checkout.needsReview).toBe(false);
    shop.cart.clear();
    expect([checkout.state.step, checkout.needsReview]).toEqual(['review', true]);
    shop.dispose();
  });

  test('so is another choice that the store wants, which nothing takes for made', async () => {
    const { shop, checkout } = await atPayment({
      over: (request) =>
        isCheckout(request)
          ? { status: 422, body: { message: 'Invalid', errors: { token_entrega: ['Wrong'] } } }
          : undefined,
    });
    checkout.show('payment');
    await checkout.pay();
    expect(checkout.state).toMatchObject({ step: 'review', error: { kind: 'deliveryGone' } });
    expect(checkout.needsReview).toBe(true);
    shop.dispose();
  });

  test('the payment and the changes of its bill stay', async () => {
    const { shop, checkout } = await atPayment();
    checkout.show('payment');
    shop.cart.add(saw);
    await settle();
    expect([checkout.state.step, checkout.needsReview]).toEqual(['changed', false]);
    checkout.confirmChanges();
    expect([checkout.state.step, checkout.needsReview]).toEqual(['payment', false]);
    shop.dispose();
  });

  test('once it is left the checkout stays where it is', async () => {
    const { shop, checkout } = await atPayment();
    const leave = checkout.show('payment');
    leave();
    checkout.back();
    await settle();
    expect(checkout.state.step).toBe('review');
    shop.dispose();
  });
});

import { describe, expect, test } from 'vitest';
import { signOut } from '../account/index.ts';
import { paymentReturnOf } from '../payment-return/index.ts';
import { MemoryStorage, ok, settle, type Answer } from '../testing/index.ts';
import { atPayment, isCheckout, openPurchase } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';
import { product, wireStart } from '../testing/samples.ts';
import { checkoutOf } from './index.ts';

const saw = product({ id: 8, name: 'Serra', price: { minor: 1250, currency: 'USD' } });

describe('a checkout', () => {
  // Spec: accounts 5.15
  test('requires a login first, then something in the cart, then a delivery', async () => {
    const anonymous = openShop(() => undefined);
    expect(checkoutOf(anonymous.shop).continue()).toBe('login');

    const { shop } = await openPurchase({ foreign: true });
    const checkout = checkoutOf(shop);
    expect(checkout.continue()).toBe('option');
    const stop = checkout.start();
    await settle();
    expect(checkout.continue()).toBeNull();
    expect(checkout.state.step).toBe('payment');
    shop.cart.clear();
    expect(checkout.continue()).toBe('cart');
    stop();
    shop.dispose();
  });

  test.each([
    [true, ['pix', 'card', 'voucher']],
    [false, ['gateway', 'qr', 'card']],
  ])('offers what that kind of shopper can pay with (foreign: %s)', async (foreign, ids) => {
    const { shop } = await openPurchase({ foreign });
    expect(checkoutOf(shop).methods.map(({ id }) => id)).toEqual(ids);
    shop.dispose();
  });

  test('offers no way that it does not know, and needs none where the store offers none', async () => {
    const ways = { formas_pagamento: [{ forma: 'cowries', estrangeiro: 1 as const }] };
    const { shop, requests } = await openPurchase({
      foreign: true,
      over: ({ url }) =>
        url.pathname === '/api/public/start' ? ok(wireStart({ loja: ways })) : undefined,
    });
    const checkout = checkoutOf(shop);
    checkout.start();
    await settle();
    expect(checkout.methods).toEqual([]);

    expect(await checkout.finish()).toBeNull();

    expect(checkout.state.step).toBe('leaving');
    expect(requests.find(isCheckout)?.body).toMatchObject({ forma_pagamento: null });
    shop.dispose();
  });

  test('shows what is to be paid, delivery included', async () => {
    const { shop, checkout } = await atPayment();
    expect(checkout.bill).toEqual({
      lines: [
        {
          productId: 7,
          name: 'Furadeira de impacto',
          quantity: 1,
          unitPrice: { minor: 6490, currency: 'USD' },
        },
      ],
      shipping: { minor: 0, currency: 'USD' },
      total: { minor: 6490, currency: 'USD' },
    });
    shop.dispose();
  });

  // Spec: accounts 3.10, 4.9
  test('leads to the provider, with the cart as it was until its order is paid', async () => {
    const { shop, fake, checkout, requests } = await atPayment();
    const { externalId } = shop.cart;
    await checkout.pay();
    const [order] = fake.orders;
    expect(checkout.state).toEqual({
      step: 'leaving',
      link: `https://pay.example/${order?.externalId}`,
      orderId: order?.externalId,
    });
    expect(requests.find(isCheckout)?.body).toMatchObject({
      valor_frete: '0.00',
      entrega_servico_id: 'retirada_loja',
      id_ponto_entrega: 1,
      forma_pagamento: 'pix',
    });
    expect([shop.cart.lineCount, shop.cart.externalId]).toEqual([1, externalId]);
    paymentReturnOf(shop).start(null);
    await settle();
    expect(paymentReturnOf(shop).orderId).toBe(order?.externalId);
    expect(shop.cart.lineCount).toBe(1);

    fake.markPaid(order?.externalId ?? '');
    paymentReturnOf(shop).start(null);
    await settle();
    expect([shop.cart.lineCount, shop.cart.externalId === externalId]).toEqual([0, false]);
    shop.dispose();
  });

  test('is one order when pay is pressed twice', async () => {
    const { shop, fake, checkout, requests } = await atPayment();
    await Promise.all([checkout.pay(), checkout.pay(), checkout.finish()]);
    expect(requests.filter(isCheckout)).toHaveLength(1);
    expect(fake.orders).toHaveLength(1);
    shop.dispose();
  });

  test('without a method is not paid', async () => {
    const { shop } = await openPurchase({ foreign: true });
    const checkout = checkoutOf(shop);
    checkout.start();
    await settle();
    expect(await checkout.finish()).toBeNull();
    expect([checkout.state.step, checkout.canPay]).toEqual(['payment', false]);
    shop.dispose();
  });

  // Spec: accounts 4.9
  test('keeps the way to pay through a reload and a session that ends, until something is bought', async () => {
    const tabStorage = new MemoryStorage().tab();
    const { shop, checkout } = await atPayment({ tabStorage });
    expect(
      checkoutOf((await openPurchase({ foreign: true, tabStorage })).shop).state,
    ).toMatchObject({
      step: 'review',
      method: 'pix',
      error: null,
    });
    const { customer } = shop.session;
    shop.session.end();
    expect(checkoutOf(shop).state).toMatchObject({ method: null });
    if (customer) shop.session.signIn('another-token', customer);
    expect(checkoutOf(shop).state).toMatchObject({ method: 'pix' });
    shop.session.signIn('token-of-another', { id: '12', name: 'Eva', kind: 'foreign' });
    expect(checkoutOf(shop).state).toMatchObject({ method: null });
    shop.dispose();
    expect(checkout.state).toMatchObject({ method: 'pix' });

    const again = await atPayment({ tabStorage });
    await again.checkout.pay();
    expect(again.checkout.state.step).toBe('leaving');
    const next = await openPurchase({ foreign: true, tabStorage });
    expect(checkoutOf(next.shop).state).toMatchObject({ method: null });
  });

  test('forgets the way to pay and what was seen when its customer signs out', async () => {
    const tabStorage = new MemoryStorage().tab();
    const { shop } = await atPayment({ tabStorage });
    const { customer } = shop.session;
    await signOut(shop);
    if (customer) shop.session.signIn('another-token', customer);
    expect(checkoutOf(shop).state).toMatchObject({ method: null, seen: null });
    shop.dispose();
  });

  test('takes up no way to pay that its shopper is not offered', async () => {
    const tabStorage = new MemoryStorage().tab();
    const resident = await openPurchase({ tabStorage });
    checkoutOf(resident.shop).chooseMethod('qr');
    const foreigner = await openPurchase({ foreign: true, tabStorage });
    expect(checkoutOf(foreigner.shop).state).toMatchObject({ method: null });
    resident.shop.dispose();
    foreigner.shop.dispose();
  });

  test('keeps the cart while no link is in hand, and gets the same order when it is tried again', async () => {
    let lost = true;
    const { shop, fake, checkout } = await atPayment({
      over: (request): Answer | undefined => {
        if (!isCheckout(request) || !lost) return undefined;
        lost = false;
        // It is done, and its answer is lost.
        fake.respond(request);
        return { status: 504, body: '' };
      },
    });
    await checkout.pay();
    expect(checkout.error).toEqual({ kind: 'call', error: { kind: 'server', status: 504 } });
    expect([shop.cart.lineCount, fake.orders.length]).toEqual([1, 1]);
    await checkout.pay();
    expect([checkout.state.step, fake.orders.length]).toEqual(['leaving', 1]);
    shop.dispose();
  });

  test('begins again when the shopper comes back and puts something more into the cart', async () => {
    const { shop, fake, checkout } = await atPayment();
    await checkout.pay();
    shop.cart.add(saw);
    expect(checkout.state).toMatchObject({ step: 'review', method: null });
    await settle();
    checkout.continue();
    checkout.chooseMethod('pix');
    await checkout.pay();
    expect(fake.orders.map(({ total }) => total.minor)).toEqual([6490, 7740]);
    shop.dispose();
  });

  // Spec: decision 31
  test('does not follow a link to a host that is not configured, and keeps the cart', async () => {
    const { shop, fake, checkout } = await atPayment();
    fake.payAt = 'https://evil.example';
    await checkout.pay();
    expect(checkout.error).toEqual({ kind: 'linkRefused' });
    expect(shop.cart.lineCount).toBe(1);
    shop.dispose();
  });

  // Spec: accounts 8.6
  test('says so when the store sends no link', async () => {
    const { shop, checkout } = await atPayment({
      over: (request) =>
        isCheckout(request) ? { status: 200, body: { link_pagamento: [] } } : undefined,
    });
    await checkout.pay();
    expect(checkout.error).toEqual({ kind: 'noLink' });
    expect(shop.cart.lineCount).toBe(1);
    shop.dispose();
  });

  test('of a session that ends meanwhile is dropped with its answer', async () => {
    let answer: () => void = () => undefined;
    const { shop, fake, checkout } = await atPayment({
      over: (request) =>
        isCheckout(request)
          ? new Promise((resolve) => (answer = () => resolve(fake.respond(request))))
          : undefined,
    });
    const paying = checkout.pay();
    await settle();
    shop.session.end();
    answer();
    await paying;
    expect(checkout.state.step).toBe('paying');
    expect(checkoutOf(shop).state).toMatchObject({ step: 'review' });
    shop.dispose();
  });
});

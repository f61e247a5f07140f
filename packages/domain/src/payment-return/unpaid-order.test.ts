import { describe, expect, test } from 'vitest';
import { checkoutOf } from '../checkout/index.ts';
import { shippingOf } from '../shipping/index.ts';
import { ok, settle, type SeenRequest } from '../testing/index.ts';
import { openPurchase } from '../testing/open-purchase.ts';
import { unpaidOrderOf } from './index.ts';

const saidOfTime: { pagar_ate: string | null; cancelado_em: string | null } = {
  pagar_ate: '2100-01-01T18:39:00Z',
  cancelado_em: null,
};

/** A customer who was sent to pay, and came back; what the store says of their order can change. */
async function backFromPaying() {
  const says = { em_confirmacao: false, status: 'AGUARDANDO', ...saidOfTime };
  const purchase = await openPurchase({
    foreign: true,
    over: ({ url }: SeenRequest) =>
      url.pathname.endsWith('/buscar-pagamentos') && says.status !== ''
        ? ok({
            pagamentos: [{ status: says.status }],
            em_confirmacao: says.em_confirmacao,
            pagar_ate: says.pagar_ate,
            cancelado_em: says.cancelado_em,
            link_pagamento: 'https://pay.example/1',
          })
        : undefined,
  });
  const { shop } = purchase;
  const checkout = checkoutOf(shop);
  const stopShipping = shippingOf(shop).start();
  const stopCheckout = checkout.start();
  await settle();
  checkout.continue();
  checkout.chooseMethod('pix');
  await checkout.pay();
  stopCheckout();
  stopShipping();
  const unpaid = unpaidOrderOf(shop);
  const stop = unpaid.start();
  await settle();
  return { ...purchase, says, unpaid, stop, checkout };
}

describe('an order that was not paid', () => {
  // Spec: decision 39
  test('is found with its cart, and where to pay it', async () => {
    const { shop, fake, unpaid } = await backFromPaying();
    expect(unpaid.order).toEqual({
      orderId: fake.orders[0]?.externalId,
      link: 'https://pay.example/1',
      state: 'awaitingPayment',
      payUntil: '2100-01-01T18:39:00Z',
      isOfThisCart: true,
    });
    expect(shop.cart.lineCount).toBe(1);
    shop.dispose();
  });

  test('is not offered to be paid while an attempt is being confirmed', async () => {
    const { shop, page, says, unpaid } = await backFromPaying();
    says.em_confirmacao = true;
    page.return();
    await settle();
    expect(unpaid.order).toMatchObject({ state: 'confirming', link: null });
    shop.dispose();
  });

  test('is not offered to be paid while the store checks its money', async () => {
    const { shop, page, says, unpaid } = await backFromPaying();
    says.status = 'EM_ANALISE';
    page.return();
    await settle();
    expect(unpaid.order).toMatchObject({ state: 'underReview', link: null });
    shop.dispose();
  });

  test('is forgotten with its cart once it is paid', async () => {
    const { shop, page, says, unpaid } = await backFromPaying();
    says.status = 'PAGO';
    page.return();
    await settle();
    expect([unpaid.order, shop.cart.lineCount]).toEqual([null, 0]);
    shop.dispose();
  });

  test('is forgotten once it is cancelled, and its cart stays', async () => {
    const { shop, page, says, unpaid } = await backFromPaying();
    says.status = 'CANCELADO';
    says.cancelado_em = '2026-11-22T10:00:00Z';
    page.return();
    await settle();
    expect([unpaid.order, shop.cart.lineCount]).toEqual([null, 1]);
    shop.dispose();
  });

  test('that ran out is said until the page is left, and its cart stays', async () => {
    const { shop, page, says, unpaid } = await backFromPaying();
    says.status = 'CANCELADO';
    page.return();
    await settle();
    page.return();
    await settle();

    expect(unpaid.order).toMatchObject({
      state: 'ranOut',
      link: null,
      payUntil: '2100-01-01T18:39:00Z',
      isOfThisCart: true,
    });
    expect(shop.cart.lineCount).toBe(1);
    shop.dispose();
  });

  test('is not offered to be paid once its time is over', async () => {
    const { shop, page, says, unpaid } = await backFromPaying();
    says.pagar_ate = '2000-01-01T18:39:00Z';
    page.return();
    await settle();
    expect(unpaid.order).toMatchObject({ state: 'confirming', link: null });
    shop.dispose();
  });

  test('asks no more once its page was left', async () => {
    const { shop, page, requests, stop } = await backFromPaying();
    stop();
    const before = requests.length;
    page.return();
    await settle();
    const asked = requests.slice(before).filter(({ url }) => url.pathname.includes('pagamentos'));
    expect(asked).toEqual([]);
    shop.dispose();
  });

  test('is gone once its customer has signed out', async () => {
    const { shop } = await backFromPaying();
    shop.session.end();
    const unpaid = unpaidOrderOf(shop);
    unpaid.start();
    await settle();
    expect(unpaid.order).toBeNull();
    shop.dispose();
  });

  // Spec: decision 39
  test('is replaced by another choice of its cart', async () => {
    const { shop, fake, checkout } = await backFromPaying();
    shop.cart.setQuantity(7, 2);
    const stop = checkout.start();
    await settle();
    checkout.continue();
    checkout.chooseMethod('pix');
    await checkout.pay();
    expect(fake.orders.map(({ cart, total }) => [cart, total.minor])).toEqual([
      [shop.cart.externalId, 6490],
      [shop.cart.externalId, 12_980],
    ]);
    stop();
    shop.dispose();
  });
});

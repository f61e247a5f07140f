import { describe, expect, test } from 'vitest';
import { ok, settle, type Answer, type SeenRequest } from '../testing/index.ts';
import { openPurchase } from '../testing/open-purchase.ts';
import { paymentReturnOf } from './index.ts';

function isPaymentCall({ url }: SeenRequest): boolean {
  return url.pathname.endsWith('/buscar-pagamentos');
}

/** The way back to an order whose payments answer in turn; the last answer stays. */
async function returned(...answers: (string | Answer | undefined)[]) {
  const rest = [...answers];
  const purchase = await openPurchase({
    over: (request) => {
      if (!isPaymentCall(request)) return undefined;
      const answer = rest.length > 1 ? rest.shift() : rest[0];
      if (typeof answer === 'string') return ok({ pagamentos: [{ status: answer }] });
      return answer ?? { status: 503, body: '' };
    },
  });
  const payment = paymentReturnOf(purchase.shop);
  const stop = payment.start('order-000000000001');
  await settle();
  return { ...purchase, payment, stop };
}

const orderId = 'order-000000000001';

describe('the way back from paying', () => {
  test.each(['PAGO', 'FINALIZADO'])('is paid by %s, and asks no more', async (status) => {
    const { payment, clock, requests, shop } = await returned('AGUARDANDO', status);
    expect(payment.state).toEqual({ at: 'checking', orderId });
    await clock.advance(5000);
    expect(payment.state).toEqual({ at: 'paid', orderId });
    await clock.advance(60_000);
    expect(requests.filter(isPaymentCall)).toHaveLength(2);
    shop.dispose();
  });

  test.each(['AGUARDANDO', 'EM_ANALISE', undefined])(
    'is being confirmed, and not failed, when %s is all that is said for so long',
    async (status) => {
      const { payment, clock, requests, shop } = await returned(status);
      await clock.advance(29 * 5000);
      expect(requests.filter(isPaymentCall)).toHaveLength(30);
      expect(payment.state).toEqual({ at: 'confirming', orderId });
      payment.checkAgain();
      await settle();
      expect(payment.state).toEqual({ at: 'checking', orderId });
      shop.dispose();
    },
  );

  test.each(['RECUSADO', 'CANCELADO'])('is declined when the provider says %s', async (status) => {
    const { payment, shop } = await returned(status);
    expect(payment.state).toEqual({ at: 'declined', orderId });
    shop.dispose();
  });

  test('is missing where the customer has no such order, or none is named', async () => {
    const { payment, shop } = await returned({ status: 404, body: {} });
    expect(payment.state).toEqual({ at: 'missing' });
    payment.start(null);
    expect(payment.state).toEqual({ at: 'missing' });
    shop.dispose();
  });

  test('asks nothing while the page is hidden, and at once when it is shown', async () => {
    const { page, clock, payment, requests, shop } = await returned('AGUARDANDO', 'PAGO');
    page.hide();
    await clock.advance(120_000);
    expect(requests.filter(isPaymentCall)).toHaveLength(1);
    page.return();
    await settle();
    expect(payment.state.at).toBe('paid');
    shop.dispose();
  });

  test('that is left drops a late answer', async () => {
    const { stop, clock, payment, shop } = await returned('AGUARDANDO', 'PAGO');
    stop();
    await clock.advance(60_000);
    expect(payment.state).toEqual({ at: 'checking', orderId });
    shop.dispose();
  });
});

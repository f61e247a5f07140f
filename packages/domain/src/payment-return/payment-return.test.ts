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

/** What the store says of a payment, and whether an attempt waits for its answer. */
function progress(status: string, em_confirmacao: boolean, link = 'https://pay.example/1'): Answer {
  return ok({
    pagamentos: [{ status }],
    em_confirmacao,
    valor_total: '64.90',
    moeda: { id: 1, codigo: 'USD' },
    link_pagamento: status === 'PAGO' ? null : link,
  });
}

describe('the way back from paying', () => {
  // Spec: accounts 4.11, 7.24
  test.each(['PAGO', 'FINALIZADO'])('is paid by %s, and asks no more', async (status) => {
    const { payment, clock, requests, shop } = await returned('AGUARDANDO', status);
    expect(payment.state).toEqual({ at: 'checking', orderId });
    await clock.advance(5000);
    expect(payment.state).toEqual({ at: 'paid', orderId });
    await clock.advance(60_000);
    expect(requests.filter(isPaymentCall)).toHaveLength(2);
    shop.dispose();
  });

  // Spec: accounts 9.6
  test.each(['AGUARDANDO', 'EM_DISPUTA', undefined])(
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

  const ended = (more: object) =>
    ok({ pagamentos: [{ status: 'CANCELADO' }], em_confirmacao: false, ...more });

  // Spec: accounts 2.42
  // Spec: decision 39, 40
  test.each<[string, string | Answer]>([
    ['declined', 'RECUSADO'],
    ['cancelled', 'CANCELADO'],
    [
      'cancelled',
      ended({ pagar_ate: '2000-01-01T00:00:00Z', cancelado_em: '2000-01-01T00:00:00Z' }),
    ],
    ['ranOut', ended({ pagar_ate: '2000-01-01T00:00:00Z' })],
  ])(
    'is %s when the store says so, and is noticed when it is paid after all',
    async (at, status) => {
      const { payment, clock, shop } = await returned(status, status, 'PAGO');
      expect(payment.state).toEqual({ at, orderId });
      await clock.advance(10_000);
      expect(payment.state).toEqual({ at: 'paid', orderId });
      shop.dispose();
    },
  );

  test('is being checked once the time to pay it is over, until the store says how it ended', async () => {
    const over = ok({
      pagamentos: [{ status: 'AGUARDANDO' }],
      em_confirmacao: false,
      pagar_ate: '2000-01-01T00:00:00Z',
    });
    const { payment, clock, shop } = await returned(
      over,
      ended({ pagar_ate: '2000-01-01T00:00:00Z' }),
    );
    expect(payment.state).toEqual({ at: 'checking', orderId });
    await clock.advance(5000);
    expect(payment.state).toEqual({ at: 'ranOut', orderId });
    expect(payment.standing?.endedAt).toBe('2000-01-01T00:00:00Z');
    shop.dispose();
  });

  // Spec: decision 40
  test('is unpaid before the first attempt, and leads to the same payment', async () => {
    const { payment, clock, requests, shop } = await returned(progress('AGUARDANDO', false));
    expect(payment.state).toEqual({ at: 'unpaid', orderId });
    expect(payment.link).toBe('https://pay.example/1');
    expect(payment.amount).toEqual({ minor: 6490, currency: 'USD' });
    await clock.advance(600_000);
    expect(payment.state).toEqual({ at: 'unpaid', orderId });
    expect(requests.filter(isPaymentCall)).toHaveLength(30);
    shop.dispose();
  });

  test('is under review while the store checks another amount, whatever link there is', async () => {
    const checked = { status: 'EM_ANALISE', valor_total: '64.90', valor_pago: '63.90' };
    const { payment, clock, shop } = await returned(
      ok({ pagamentos: [checked], em_confirmacao: false, moeda: { id: 1, codigo: 'USD' } }),
      progress('PAGO', false),
    );
    expect(payment.state).toEqual({ at: 'underReview', orderId });
    expect(payment.paidAmount).toEqual({ minor: 6390, currency: 'USD' });
    await clock.advance(5000);
    expect(payment.state).toEqual({ at: 'paid', orderId });
    shop.dispose();
  });

  test('of an attempt after a refused one is checked until it is answered', async () => {
    const { payment, clock, shop } = await returned(
      progress('RECUSADO', false),
      progress('RECUSADO', true),
      progress('PAGO', false),
    );
    const seen = [payment.state.at];
    for (let time = 0; time < 2; time += 1) {
      await clock.advance(5000);
      seen.push(payment.state.at);
    }
    expect(seen).toEqual(['declined', 'checking', 'paid']);
    shop.dispose();
  });

  test('leads to no link that is not the provider’s', async () => {
    const answer = progress('AGUARDANDO', false, 'https://evil.example/1');
    const { payment, shop } = await returned(answer);
    expect([payment.state.at, payment.link]).toEqual(['unpaid', null]);
    shop.dispose();
  });

  // Spec: decision 38
  test('without a session is followed by its address alone', async () => {
    const { payment, requests, shop } = await returned(progress('PAGO', false));
    shop.session.end();
    await settle();
    const anonymous = paymentReturnOf(shop);
    anonymous.start(orderId);
    await settle();
    expect(anonymous).not.toBe(payment);
    expect(anonymous.state).toEqual({ at: 'paid', orderId });
    expect(requests.findLast(isPaymentCall)?.headers.get('Authorization') ?? null).toBeNull();
    shop.dispose();
  });

  test('asks to sign in if the store answers only the customer', async () => {
    const { shop } = await returned({ status: 401, body: { message: 'No session' } });
    const anonymous = paymentReturnOf(shop);
    anonymous.start(orderId);
    await settle();
    expect([shop.session.customer, anonymous.state]).toEqual([null, { at: 'signIn' }]);
    shop.dispose();
  });

  test('is missing where the customer has no such order, or none is named', async () => {
    const { payment, shop } = await returned({ status: 404, body: {} });
    expect(payment.state).toEqual({ at: 'missing' });
    payment.start(null);
    expect(payment.state).toEqual({ at: 'missing' });
    shop.dispose();
  });

  // Spec: accounts 4.11, 9.6
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

  // Spec: decision 40
  test('that is left asks no more, also after it was checked again', async () => {
    const { payment, clock, requests, stop, shop } = await returned('AGUARDANDO');
    await clock.advance(29 * 5000);
    payment.checkAgain();
    await settle();
    const asked = requests.filter(isPaymentCall).length;
    stop();
    await clock.advance(600_000);
    payment.checkAgain();
    await clock.advance(60_000);
    expect(requests.filter(isPaymentCall)).toHaveLength(asked);
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

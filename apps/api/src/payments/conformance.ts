/**
 * What every payment provider has to do, as tests. An adapter calls this in a test file of its own,
 * with a harness that plays the buyer.
 */
import { randomUUID } from 'node:crypto';
import { money, type CurrencyCode } from '@ponte/regional/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentId, PaymentProvider, PaymentRequest } from './provider.ts';

export interface SentNotification {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A provider with its service, where a test does what a buyer would. */
export interface ConformanceHarness {
  readonly provider: PaymentProvider;
  approve(payment: PaymentId): Promise<unknown>;
  decline(payment: PaymentId): Promise<unknown>;
  /** What the service sends the shop about an approved payment; absent where a test can't see it. */
  readonly notification?: (payment: PaymentId) => Promise<SentNotification>;
  close(): Promise<unknown>;
}

const currencies = ['BRL', 'USD', 'PYG'] as const satisfies readonly CurrencyCode[];

/** @param makeHarness called once; everything it started is ended by its `close` */
export function paymentProviderConformance(
  name: string,
  makeHarness: () => Promise<ConformanceHarness>,
): void {
  describe(`the payment provider ${name}`, () => {
    let harness: ConformanceHarness;
    let provider: PaymentProvider;
    beforeAll(async () => {
      harness = await makeHarness();
      ({ provider } = harness);
    });
    afterAll(() => harness.close());

    const signal = () => AbortSignal.timeout(30_000);
    const taken = () => provider.currencies ?? currencies;
    const requestIn = (currency: CurrencyCode, minor = 151_000): PaymentRequest => ({
      reference: `ref_${randomUUID()}`,
      description: 'Ponte 000042',
      amount: money(minor, currency),
      method: 'card',
      buyer: {
        name: 'Luis Benítez',
        email: 'luis@example.com',
        phone: '595981123456',
        document: '80028061-0',
      },
      returnUrl: 'https://py.example/checkout/payment?external_id=conformance-0001',
      expiresAt: new Date(Date.now() + 3_600_000),
      lang: 'es',
    });
    const aRequest = () => requestIn(taken()[0] ?? 'USD');

    const open = async (request = aRequest()) => {
      const { id, link } = await provider.open(request, signal());
      return { request, link, reference: request.reference, providerId: id ?? null };
    };
    const find = async (payment: PaymentId) => provider.find(payment, signal());
    const unknown = { reference: `never-${randomUUID()}`, providerId: null };

    test('opens a payment whose page has an address, in every currency that it takes', async () => {
      for (const currency of taken()) {
        const { link } = await open(requestIn(currency));
        expect(new URL(link).protocol).toMatch(/^https?:$/);
      }
    });

    test('refuses a currency that it does not take', async () => {
      for (const currency of currencies.filter((one) => !taken().includes(one))) {
        const [{ status }] = await Promise.allSettled([open(requestIn(currency))]);
        expect(status).toBe('rejected');
      }
    });

    test('opens the same payment for the same reference', async () => {
      const { request, link } = await open();
      expect((await open(request)).link).toBe(link);
    });

    test('finds a payment as it stands, with its exact amount', async () => {
      const payment = await open();
      const { reference, amount } = payment.request;
      expect(await find(payment)).toEqual({ reference, outcome: 'open', amount });

      await harness.approve(payment);
      expect(await find(payment)).toEqual({ reference, outcome: 'approved', amount });
    });

    test('finds a declined attempt neither approved nor pending', async () => {
      const payment = await open();
      await harness.decline(payment);
      expect(['declined', 'open']).toContain((await find(payment))?.outcome);
    });

    test('knows nothing of a payment that was never opened, which can be closed all the same', async () => {
      expect(await find(unknown)).toBeUndefined();
      await provider.cancel(unknown, signal());
      expect(await find(unknown)).toBeUndefined();
    });

    test('closes an open payment, also twice, and leaves an approved one as it is', async () => {
      const [payment, paid] = [await open(), await open()];
      await harness.approve(paid);
      for (const one of [payment, payment, paid]) await provider.cancel(one, signal());

      expect((await find(payment))?.outcome).not.toBe('approved');
      expect((await find(paid))?.outcome).toBe('approved');
    });

    test('pays an approved payment back, and answers alike when it is asked again', async () => {
      const payment = await open();
      await harness.approve(payment);
      const request = { ...payment, amount: payment.request.amount };

      const first = await provider.refund(request, signal());
      const again = await provider.refund(request, signal());

      expect(['done', 'pending']).toContain(first);
      expect(first === 'done' ? ['done'] : ['done', 'pending']).toContain(again);
    });

    test('pays nothing back that was not paid, is unknown, or was another amount', async () => {
      const [unpaid, paid] = [await open(), await open()];
      await harness.approve(paid);
      const { amount } = paid.request;
      const more = money(amount.minor + 100_000, amount.currency);

      for (const request of [
        { ...unpaid, amount },
        { ...unknown, amount },
        { ...paid, amount: more },
      ]) {
        expect(await provider.refund(request, signal())).toBe('refused');
      }
    });

    test('has its notifications believed as they were signed, and in no other form', async () => {
      if (!harness.notification) return;
      const payment = await open();
      await harness.approve(payment);
      const { body, headers } = await harness.notification(payment);
      const read = (text: string, sent: Readonly<Record<string, string>>) =>
        provider.readNotification({
          body: text,
          header: (asked) => sent[asked.toLowerCase()],
        });

      const { reference, amount } = payment.request;
      expect(read(body, headers)).toEqual({ reference, outcome: 'approved', amount });
      expect(
        read(
          body.replace(/\d/, (digit) => `${9 - Number(digit)}`),
          headers,
        ),
      ).toBeUndefined();
      expect(read('{}', headers)).toBeUndefined();
      expect(read('', {})).toBeUndefined();
    });
  });
}

/** A payment service of the merchant's own, over HTTP: docs/payments.md is its contract. */
import { currencyCodes, money } from '@ponte/regional/money';
import * as v from 'valibot';
import type { Clock } from '../../platform/runtime/clock.ts';
import { answerOf, callService } from './call-service.ts';
import {
  paymentOutcomes,
  refundOutcomes,
  type OfferedWays,
  type AnyNews,
  type PaymentProvider,
  type PaymentRequest,
} from './provider.ts';
import { isSigned, webhookSignatureHeader } from './webhook-signature.ts';

export interface HttpProviderOptions {
  /** The service's address, without a slash at the end. */
  readonly url: string;
  /** Authorises the shop's requests, and signs the service's notifications. */
  readonly key: string;
  /** What buyers choose from in the shop; undefined where they choose on the service's page. */
  readonly ways?: OfferedWays | undefined;
  readonly clock: Clock;
}

const referenceText = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A payment as the service reports it; amounts are in the currency's minor unit. */
const servicePayment = v.object({
  reference: referenceText,
  status: v.picklist(paymentOutcomes),
  amount: minorUnits,
  currency: v.picklist(currencyCodes),
  paidAmount: v.optional(minorUnits),
  paidCurrency: v.optional(v.picklist(currencyCodes)),
  returnedAmount: v.optional(minorUnits),
});

/** One in a state for which the service has another word than the contract's. */
const otherPayment = v.object({
  reference: referenceText,
  status: v.pipe(
    v.string(),
    v.regex(/^[\w.-]{1,64}$/),
    v.check((word) => !paymentOutcomes.some((known) => known === word)),
  ),
});

const anyPayment = v.union([servicePayment, otherPayment]);

const openedPayment = v.object({ ...servicePayment.entries, link: v.pipe(v.string(), v.url()) });

const refundAnswer = v.object({ status: v.picklist(refundOutcomes) });

export function httpProvider({ url, key, ways, clock }: HttpProviderOptions): PaymentProvider {
  const authorised = { Authorization: `Bearer ${key}`, Accept: 'application/json' };
  const addressOf = (reference: string) => `${url}/payments/${encodeURIComponent(reference)}`;
  const post = async (address: string, idempotencyKey: string, body: object, signal: AbortSignal) =>
    callService(
      {
        method: 'POST',
        url: address,
        headers: {
          ...authorised,
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
        },
        body: JSON.stringify(body),
      },
      signal,
    );

  return {
    name: 'http',
    ways,
    open: async (request, signal) => {
      const body = wireRequestOf(request);
      const answer = await post(`${url}/payments`, request.reference, body, signal);
      return { link: answerOf(openedPayment, answer).link };
    },
    find: async ({ reference }, signal) => {
      const call = { method: 'GET', url: addressOf(reference), headers: authorised } as const;
      const answer = await callService(call, signal);
      if (answer.status === 404) return undefined;
      const payment = answerOf(anyPayment, answer);
      if (payment.reference !== reference) throw new Error('The payment service answers another.');
      return newsOf(payment);
    },
    cancel: async ({ reference }, signal) => {
      const address = `${addressOf(reference)}/cancel`;
      const { status } = await post(address, `cancel-${reference}`, {}, signal);
      if (status !== 200 && status !== 404) {
        throw new Error(`The payment service answers ${status}.`);
      }
    },
    refund: async ({ reference, amount }, signal) => {
      const body = { amount: amount.minor, currency: amount.currency };
      const address = `${addressOf(reference)}/refund`;
      const answer = await post(address, `refund-${reference}`, body, signal);
      if (answer.status === 404) return 'refused';
      return answerOf(refundAnswer, answer).status;
    },
    readNotification: ({ body, header }) => {
      const signature = header(webhookSignatureHeader) ?? '';
      if (!isSigned(key, body, signature, clock.now())) return undefined;
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), anyPayment), body);
      return read.success ? newsOf(read.output) : 'unreadable';
    },
  };
}

/** What a service is asked to open. */
export function wireRequestOf(request: PaymentRequest) {
  const { reference, description, amount, method, instalments } = request;
  const { buyer, returnUrl, expiresAt, lang } = request;
  return {
    reference,
    description,
    amount: amount.minor,
    currency: amount.currency,
    ...(method !== undefined && { method }),
    ...(instalments !== undefined && { instalments }),
    buyer,
    returnUrl,
    expiresAt: expiresAt.toISOString(),
    language: lang,
  };
}

function newsOf(payment: v.InferOutput<typeof anyPayment>): AnyNews {
  const { reference } = payment;
  if (!('amount' in payment)) return { reference, outcome: 'unknown', word: payment.status };
  const { status: outcome, amount, currency, paidAmount, returnedAmount } = payment;
  return {
    reference,
    outcome,
    amount: money(amount, currency),
    ...(paidAmount !== undefined && { paid: money(paidAmount, payment.paidCurrency ?? currency) }),
    ...(returnedAmount !== undefined && { returnedMinor: returnedAmount }),
  };
}

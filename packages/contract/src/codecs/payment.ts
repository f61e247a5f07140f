import type { Money } from '@ponte/regional/money';
import * as v from 'valibot';
import {
  paymentReturns,
  paymentWays,
  wireCheckout,
  wirePaymentProgress,
  type PaymentWay,
  type WireCheckout,
  type WirePayment,
  type WirePaymentProgress,
  type WirePaymentReturn,
} from '../orders.ts';
import { amountOf, orderCurrencyOf, type AddIssue } from './amount.ts';

/** An unknown status means: still waiting. */
export type PaymentStatus =
  | { readonly kind: 'awaiting' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'cancelled' }
  /** Money came and is being checked by the store: nothing has to be paid. */
  | { readonly kind: 'underReview' }
  | { readonly kind: 'unknown'; readonly text: string };

/** How money went back: all of it, a part, or taken by the buyer's bank (decision 51). */
export type ReturnKind = 'whole' | 'part' | 'chargedBack';

export interface ReturnedMoney {
  /** Null when unknown. */
  readonly amount: Money | null;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: ReturnKind;
}

export interface Payment {
  readonly status: PaymentStatus;
  /** What the buyer chose in the shop; null when nothing. */
  readonly way: PaymentWay | null;
  /** Null when amount or currency are unknown. */
  readonly amount: Money | null;
  /** What went back; null before that. */
  readonly refunded: ReturnedMoney | null;
  /** The amount that was paid, when it differs from the amount asked. */
  readonly paid: Money | null;
  /** When the money came, ISO 8601; null before that, and when unknown. */
  readonly paidAt: string | null;
}

export interface PaymentProgress {
  /** Newest first. */
  readonly payments: readonly Payment[];
  /** Whether an attempt awaits the provider; null when the store does not say. */
  readonly isPending: boolean | null;
  /** The order's money is on its way back, or is checked by the store. */
  readonly isRefunding: boolean;
  readonly isUnderReview: boolean;
  /** As in an order. */
  readonly payUntil: string | null;
  readonly cancelledAt: string | null;
  /** Null when the store does not say. */
  readonly amount: Money | null;
  /** As sent: see `allowedPaymentLink`. Null when the order can't be paid. */
  readonly link: string | null;
}

export interface StartedCheckout {
  /** Null when the store does not say: then the cart's external id finds the order. */
  readonly orderId: string | null;
  /** Null when the store sent none. */
  readonly link: string | null;
}

export const paymentsAnswer: v.GenericSchema<unknown, PaymentProgress> = /* @__PURE__ */ v.pipe(
  wirePaymentProgress,
  /* @__PURE__ */ v.rawTransform<WirePaymentProgress, PaymentProgress>(({ dataset, addIssue }) =>
    progressOf(dataset.value, addIssue),
  ),
);

export const startedCheckoutAnswer: v.GenericSchema<unknown, StartedCheckout> =
  /* @__PURE__ */ v.pipe(
    wireCheckout,
    /* @__PURE__ */ v.transform((wire: WireCheckout) => ({
      orderId: wire.external_id ?? null,
      link: firstLink(wire.link_pagamento),
    })),
  );

function progressOf(wire: WirePaymentProgress, addIssue: AddIssue): PaymentProgress {
  const { moeda, valor_total: total } = wire;
  const currency = moeda ? orderCurrencyOf(moeda, 'BRL', addIssue, ['moeda']) : null;
  return {
    payments: wire.pagamentos.map((payment) =>
      paymentOf(
        payment,
        currency ? (decimal) => amountOf(decimal, currency, addIssue, ['pagamentos']) : undefined,
      ),
    ),
    isPending: wire.em_confirmacao ?? null,
    isRefunding: wire.em_estorno ?? false,
    isUnderReview: wire.em_analise ?? false,
    payUntil: momentOf(wire.pagar_ate),
    cancelledAt: momentOf(wire.cancelado_em),
    amount: currency && total ? amountOf(total, currency, addIssue, ['valor_total']) : null,
    link: firstLink(wire.link_pagamento),
  };
}

const paymentStatuses = /* @__PURE__ */ new Map<string, PaymentStatus>([
  ['AGUARDANDO', { kind: 'awaiting' }],
  ['PAGO', { kind: 'paid' }],
  ['FINALIZADO', { kind: 'paid' }],
  ['RECUSADO', { kind: 'declined' }],
  ['CANCELADO', { kind: 'cancelled' }],
  ['EM_ANALISE', { kind: 'underReview' }],
]);

/** Without `amountOf` the currency is unknown. */
export function paymentOf(wire: WirePayment, amountOf?: (decimal: string) => Money): Payment {
  const { status, forma_pagamento: chosen, valor_total: value, valor_pago: paid } = wire;
  return {
    status: paymentStatuses.get(status) ?? { kind: 'unknown', text: status },
    way: paymentWays.find((way) => way === chosen) ?? null,
    amount: (value && amountOf?.(value)) || null,
    refunded: returnedOf(wire, amountOf),
    paid: (paid && amountOf?.(paid)) || null,
    paidAt: momentOf(wire.pago_em),
  };
}

/** Null for what is no moment, so that nothing promises by it. */
export function momentOf(text: string | null | undefined): string | null {
  return text && !Number.isNaN(Date.parse(text)) ? text : null;
}

const returnKinds = {
  total: 'whole',
  parcial: 'part',
  contestacao: 'chargedBack',
} as const satisfies Record<WirePaymentReturn, ReturnKind>;

function returnedOf(
  { estornado_em: at, estorno_tipo: type, ...wire }: WirePayment,
  amountOf?: (decimal: string) => Money,
): ReturnedMoney | null {
  if (!at) return null;
  const known = paymentReturns.find((each) => each === type);
  const amount = (wire.valor_estornado && amountOf?.(wire.valor_estornado)) || null;
  const all = (wire.valor_total && amountOf?.(wire.valor_total)) || null;
  const isPart = amount !== null && all !== null && amount.minor < all.minor;
  return { amount, at, kind: known ? returnKinds[known] : isPart ? 'part' : 'whole' };
}

/** A single link or a list, of which the first counts (accounts.md §7). */
export function firstLink(link: string | readonly string[] | null | undefined): string | null {
  return (typeof link === 'string' ? link : link?.[0]) || null;
}

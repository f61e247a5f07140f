import type { PaymentWay } from '@ponte/contract/orders';
import type { CustomerKind, DocumentType } from '@ponte/contract/rules/customer-kind';
import type { Lang } from '@ponte/contract/wire';
import type { CurrencyCode, Money } from '@ponte/regional/money';

/** The data about a buyer that a provider may need. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
  /** Digits with the country's prefix. */
  readonly phone: string;
  /** As on file: whole, without punctuation, letters in capitals; undefined when there is none. */
  readonly document: string | undefined;
  /** What `document` is; undefined without one. */
  readonly documentType: DocumentType | undefined;
}

export interface PaymentRequest {
  /** Our id of the payment, 1 to 64 letters, digits, `-` and `_`: an idempotency key. */
  readonly reference: string;
  /** Shown on the provider's page. */
  readonly description: string;
  readonly amount: Money;
  /** What the buyer chose in the shop, of `ways`; undefined when nothing. */
  readonly method: PaymentWay | undefined;
  /** The most instalments that the shop offers with `method`; undefined where it is paid at once. */
  readonly instalments?: number | undefined;
  readonly buyer: Buyer;
  /** Where the provider redirects the buyer, whatever the outcome. */
  readonly returnUrl: string;
  /** The payment must not be made later than this. */
  readonly expiresAt: Date;
  readonly lang: Lang;
}

/** A way to pay that a buyer can choose in the shop. */
export interface OfferedWay {
  readonly way: PaymentWay;
  /** The most instalments that it takes; undefined where it leaves that to the shop. */
  readonly instalments?: number | undefined;
}

/** What is offered to each kind of customer, in the order in which it is shown. */
export type OfferedWays = Readonly<Record<CustomerKind, readonly OfferedWay[]>>;

export interface OpenedPayment {
  /** The address of its page. */
  readonly link: string;
  /** The provider's own id, if it needs that to find the payment again. */
  readonly id?: string | undefined;
}

/** A payment that was opened. */
export interface PaymentId {
  readonly reference: string;
  /** What `open` returned as `id`; null when it returned none. */
  readonly providerId: string | null;
}

/**
 * `open`: no attempt was made, or it was abandoned. `pending`: an attempt waits for its result,
 * even if an earlier one was declined. `refunded`: money went back, all or a part. `charged_back`: the
 * buyer's bank has taken it back.
 */
export const paymentOutcomes = [
  'open',
  'pending',
  'approved',
  'declined',
  'refunded',
  'charged_back',
] as const;

export type KnownOutcome = (typeof paymentOutcomes)[number];

/** `unknown`: the provider has a word for it that the shop does not know. */
export type PaymentOutcome = KnownOutcome | 'unknown';

/** How a payment stands as a whole, however often and in whatever order that is reported. */
export interface PaymentNews {
  readonly reference: string;
  readonly outcome: KnownOutcome;
  /** What was to be paid. */
  readonly amount: Money;
  /** What was really paid, in all; `amount` when absent. */
  readonly paid?: Money | undefined;
  /**
   * What went back in all, in the minor unit of what was paid. When absent: all of it for `refunded` and
   * `charged_back`, otherwise nothing.
   */
  readonly returnedMinor?: number | undefined;
}

/** A payment's state for which the provider has a word that the shop does not know. */
export interface UnknownNews {
  readonly reference: string;
  readonly outcome: 'unknown';
  /** The provider's. */
  readonly word: string;
}

export type AnyNews = PaymentNews | UnknownNews;

export interface RefundRequest extends PaymentId {
  /** All that was paid and has not gone back yet. */
  readonly amount: Money;
}

/** `pending`: it was accepted, and is asked for again. `refused`: it will not be made. */
export const refundOutcomes = ['done', 'pending', 'refused'] as const;
export type RefundOutcome = (typeof refundOutcomes)[number];

export interface Notification {
  readonly body: string;
  readonly header: (name: string) => string | undefined;
}

/** A notification that is no proof: the shop asks how the payment with this id stands. */
export interface NotificationToAsk {
  /** The provider's own id of the payment. */
  readonly ask: string;
  /** What the provider wants to be answered. */
  readonly answer: unknown;
}

/**
 * A payment provider with its own pages; docs/payments.md describes it. A method rejects when the
 * provider can't be reached or fails, and the shop asks again later; it should end when its signal
 * aborts.
 */
export interface PaymentProvider {
  /** Kept with each payment, and in the path of its webhook. */
  readonly name: string;
  /** What it takes; undefined for every currency of orders. */
  readonly currencies?: readonly CurrencyCode[] | undefined;
  /** What it takes; undefined where buyers choose on its page. The shop's settings may offer less. */
  readonly ways?: OfferedWays | undefined;
  /** Opens a payment. The same reference again is the same payment. */
  open(request: PaymentRequest, signal: AbortSignal): Promise<OpenedPayment>;
  /** How a payment stands, for lost notifications; undefined when the provider doesn't know it. */
  find(payment: PaymentId, signal: AbortSignal): Promise<AnyNews | undefined>;
  /** Closes a payment's page. An approved, pending or unknown payment stays as it is. */
  cancel(payment: PaymentId, signal: AbortSignal): Promise<void>;
  /**
   * Pays back all that is left of an approved payment. Idempotent: asked again, or when nothing is
   * left, it answers how the refund stands.
   */
  refund(request: RefundRequest, signal: AbortSignal): Promise<RefundOutcome>;
  /**
   * Parses a notification; undefined when its signature is wrong or it is too old, `unreadable`
   * when it is genuine but malformed.
   */
  readNotification(
    notification: Notification,
  ): AnyNews | NotificationToAsk | 'unreadable' | undefined;
}

import type { HandOver, OrderState, PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import type { Money } from '@ponte/regional/money';

/** How money went back: all of it, a part, or taken by the buyer's bank. */
export type ReturnKind = 'whole' | 'part' | 'chargedBack';

export interface ReturnedMoney {
  readonly amount: Money;
  readonly at: Date;
  readonly kind: ReturnKind;
}

/** A line at its price when ordered. */
export interface TicketLine {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: Money;
  readonly subtotal: Money;
}

/** A printable ticket: what was bought, for how much, and the pickup code. */
export interface Ticket {
  readonly lang: Lang;
  /** The shop's name. */
  readonly shop: string;
  /** How to reach the shop, in one line; empty where it says nothing. */
  readonly contact: string;
  readonly number: number;
  readonly placedAt: Date;
  readonly state: OrderState;
  readonly handOver: HandOver;
  readonly customer: string;
  /** The buyer's document and its type, to know them by; null while there is none. */
  readonly document: string | null;
  /** How it was paid; null when the buyer chose it on the payment page. */
  readonly way: PaymentWay | null;
  /** What went back of the payment; null before that. */
  readonly returned: ReturnedMoney | null;
  /** Null when there is nothing (more) to collect. */
  readonly pickupCode: string | null;
  readonly delivery: {
    readonly description: string;
    readonly place: string;
    /** As what is kept says it; undefined when unknown. */
    readonly when: string | undefined;
    /** What to bring to the counter beside the code; undefined where the shop does not say it. */
    readonly documents?: string | undefined;
    /** Home delivery; otherwise it is collected. */
    readonly brought: boolean;
    /** Of the pickup point; empty when unknown. */
    readonly hours: string;
  };
  readonly lines: readonly TicketLine[];
  readonly goods: Money;
  readonly shipping: Money;
  readonly total: Money;
  /** I.V.A. in the total; undefined in orders from before it was recorded. */
  readonly tax: Money | undefined;
}

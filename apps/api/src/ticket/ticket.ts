import type { OrderStage } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import type { Money } from '@ponte/regional/money';

/** A line of a ticket, at the price of the day. */
export interface TicketLine {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: Money;
  readonly subtotal: Money;
}

/** What a customer prints of an order: what was bought, for how much, and the code to collect it. */
export interface Ticket {
  readonly lang: Lang;
  readonly number: number;
  readonly placedAt: Date;
  readonly stage: OrderStage;
  /** First and last name of who bought. */
  readonly customer: string;
  /** Null where there is nothing to collect (any more). */
  readonly pickupCode: string | null;
  readonly delivery: {
    readonly description: string;
    readonly place: string;
    /** Working days from the payment. */
    readonly days: number;
    /** Whether it is brought; it is collected otherwise. */
    readonly brought: boolean;
    /** Opening hours of the place of collection; empty where they are not known. */
    readonly hours: string;
  };
  readonly lines: readonly TicketLine[];
  readonly goods: Money;
  readonly shipping: Money;
  readonly total: Money;
  /** How much of the total is I.V.A.; undefined in orders from before it was counted. */
  readonly tax: Money | undefined;
}

import type { Money } from '@ponte/regional/money';
import type { OrderStage, PaymentWay } from '../orders.ts';
import type { CartProduct } from './cart.ts';
import type { ProductId } from './catalogue.ts';

/**
 * An order's status (accounts.md §4), combined with its delivery (decision 41). `awaitingPayment`
 * orders can be paid. An unknown status keeps the wire's word.
 */
export type OrderStatus =
  | { readonly kind: OrderStage }
  | { readonly kind: 'unknown'; readonly text: string };

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
  /** What was really paid, where that is another amount. */
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

export interface OrderLine {
  readonly productId: ProductId | null;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly subtotal: Money;
  readonly product: CartProduct;
}

/** The delivery as chosen. Texts may be empty. */
export interface OrderDelivery {
  readonly description: string;
  /** Working days from the payment; null when the store does not say. */
  readonly days: number | null;
  /** Address or pickup point, in one line. */
  readonly place: string;
  /** Home delivery; otherwise pickup. */
  readonly brought: boolean;
  /** Collected at the shop's counter, whenever that is open. */
  readonly atCounter: boolean;
  /** Opening hours of the pickup point. */
  readonly hours: string;
  /** When it was ready for pickup, or left for the door; ISO 8601, null before that and when unknown. */
  readonly sentAt: string | null;
  /** ISO 8601; null before that. */
  readonly handedOverAt: string | null;
  /** Who took it at the door, or who brought it; null at a counter. */
  readonly handedOverTo: string | null;
  /** The carrier's; the link is https. Null where none is known. */
  readonly tracking: { readonly number: string | null; readonly link: string | null } | null;
}

/** All amounts are in the currency of the purchase. */
export interface Order {
  readonly externalId: string;
  /** As shown to people: "000123". */
  readonly number: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly status: OrderStatus;
  readonly total: Money;
  readonly shipping: Money | null;
  /** The I.V.A. in the total; null when unknown, as in old orders. */
  readonly tax: Money | null;
  /** Until when it could or can be paid, ISO 8601; null when the store does not say. */
  readonly payUntil: string | null;
  /** When its customer cancelled it, or another choice replaced it, ISO 8601; null when neither did. */
  readonly cancelledAt: string | null;
  /** As sent: `pickupCodeOf` decides when to show it. */
  readonly pickupCode: string | null;
  /** As sent: `paymentLinkOf` decides whether to follow it. */
  readonly paymentLink: string | null;
  /** Newest first. */
  readonly payments: readonly Payment[];
  /** In lists the first ones. */
  readonly lines: readonly OrderLine[];
  /** How many lines it has. */
  readonly lineCount: number;
  /** Whether its products can be reviewed: it was handed over. */
  readonly isReviewable: boolean;
  readonly delivery: OrderDelivery | null;
}

export interface StartedCheckout {
  /** Null when the store does not say: then the cart's external id finds the order. */
  readonly orderId: string | null;
  /** Null when the store sent none. */
  readonly link: string | null;
}

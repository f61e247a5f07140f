import type { OrderStage } from '@ponte/contract/orders';
import type { Money } from '@ponte/regional/money';
import type { CartProduct } from './cart.ts';
import type { ProductId } from './product.ts';

/**
 * How an order stands (accounts.md §4), its delivery counted in (decision 41). Pay-now is offered of
 * one that is `awaitingPayment`. A status that this version does not know keeps the store's word.
 */
export type OrderStatus =
  | { readonly kind: OrderStage }
  | { readonly kind: 'unknown'; readonly text: string };

/** How a payment stands. An unknown status means: still waiting. */
export type PaymentStatus =
  | { readonly kind: 'awaiting' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unknown'; readonly text: string };

/** A payment of an order. */
export interface Payment {
  readonly status: PaymentStatus;
  /** Null where the store does not say it, or not in which currency. */
  readonly amount: Money | null;
}

/** How far the payment of an order is, for whoever has its address. */
export interface PaymentProgress {
  /** The newest first. */
  readonly payments: readonly Payment[];
  /** Whether an attempt waits for the provider's answer; null where the store does not say. */
  readonly isPending: boolean | null;
  /** What is, or was, to be paid; null where the store does not say. */
  readonly amount: Money | null;
  /** As the store sent it: see `allowedPaymentLink`. Null when the order can't be paid. */
  readonly link: string | null;
}

/** A line of an order at the price of the day. */
export interface OrderLine {
  readonly productId: ProductId | null;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly subtotal: Money;
  readonly product: CartProduct;
}

/** How an order is delivered, as it was chosen. Texts may be empty. */
export interface OrderDelivery {
  readonly description: string;
  /** Working days from the payment; null when the store does not say. */
  readonly days: number | null;
  /** Where to, or where it is collected, in one line. */
  readonly place: string;
  /** Whether it is brought there; it is collected otherwise. */
  readonly brought: boolean;
  /** When the place where it is collected is open. */
  readonly hours: string;
  /** When it was handed over, in ISO 8601; null while it was not. */
  readonly handedOverAt: string | null;
}

/** An order, every amount in the currency that it was placed in. */
export interface Order {
  readonly externalId: string;
  /** What a person calls it: "000123". */
  readonly number: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly status: OrderStatus;
  readonly total: Money;
  readonly shipping: Money | null;
  /** How much of the total is I.V.A.; null where the store does not say it, as of orders of long ago. */
  readonly tax: Money | null;
  /** As the store sent it: see `pickupCodeOf`, which knows when it is shown. */
  readonly pickupCode: string | null;
  /** As the store sent it: see `paymentLinkOf`, which knows where it may lead. */
  readonly paymentLink: string | null;
  /** The newest first. */
  readonly payments: readonly Payment[];
  /** Empty in lists. */
  readonly lines: readonly OrderLine[];
  readonly delivery: OrderDelivery | null;
}

/** A checkout that began: where to pay, and the order by which its payment is followed. */
export interface StartedCheckout {
  /** Null where the store does not say: then the cart's external id finds the order. */
  readonly orderId: string | null;
  /** The first link that the store sent; null when it sent none. */
  readonly link: string | null;
}

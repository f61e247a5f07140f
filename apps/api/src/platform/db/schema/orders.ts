/** Orders and payments. Amounts are minor units of the order's currency, as charged. */
import type { OrderStatus, PaymentStatus } from '@ponte/contract/orders';
import type { MovementKind, OrderQueue } from '@ponte/contract/staff';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { products } from './catalogue.ts';
import { createdAt, currencyColumn, updatedAt } from './columns.ts';
import { customers } from './customers.ts';

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull();
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A copy of the delivery as chosen: places may be renamed later. */
export interface OrderDelivery {
  readonly serviceId: number | null;
  readonly description: { readonly pt: string; readonly es: string };
  /** From the payment. */
  readonly days: number;
  /** Address or pickup point, in one line. */
  readonly place: string;
  /** Opening hours of the pickup point; absent in old orders. */
  readonly hours?: { readonly pt: string; readonly es: string } | undefined;
}

/** Of a home delivery: what the carrier calls it, and where it says how far it is. */
export interface OrderTracking {
  readonly number: string | null;
  /** An https address. */
  readonly link: string | null;
}

/** `held` while its pieces are promised to the buyer, `taken` once they have left the shelf. */
export type StockState = 'none' | 'held' | 'taken';

/**
 * Whether an order's money is as it should be: `checking` when another amount came, or a report
 * that the shop does not understand; `missing` when some of it went back and the shop did not send it.
 */
export type MoneyState = 'ok' | 'checking' | 'missing';

export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The unguessable id in the order's addresses. */
    externalId: text('external_id').notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id),
    /** Idempotency key: the same choice is the same order. */
    checkoutKey: text('checkout_key').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    currency: currencyColumn('currency').notNull(),
    goodsMinor: minor('goods_minor'),
    shippingMinor: minor('shipping_minor'),
    totalMinor: minor('total_minor'),
    /** I.V.A. in the total; null in orders from before it was recorded. */
    taxMinor: bigint('tax_minor', { mode: 'number' }),
    delivery: jsonb('delivery').$type<OrderDelivery>().notNull(),
    /** The buyer's to the shop. */
    note: text('note'),
    /** What it does to the stock of its products, see `orders/stock.ts`. */
    stock: text('stock').$type<StockState>().notNull().default('none'),
    /** When its pieces left the shelf; null before, and in orders handed over before it was kept. */
    takenAt: moment('taken_at'),
    /** Since when its money is being paid back; null before that, and once it is `ESTORNADO`. */
    refundingAt: moment('refunding_at'),
    /** Derived from its payments, see `orders/payment-books.ts`; other than `ok` it is not handed over. */
    money: text('money').$type<MoneyState>().notNull().default('ok'),
    /** Set by the payment. */
    pickupCode: text('pickup_code'),
    /** Another choice for the same cart replaced it before it was paid. */
    superseded: boolean('superseded').notNull().default(false),
    /** When its buyer cancelled it, or another choice for its cart replaced it; null before it was kept. */
    cancelledAt: moment('cancelled_at'),
    /** When it was ready for pickup, or left for the door; null before it was kept. */
    sentAt: moment('sent_at'),
    /** When it was handed over, at the counter or at the door. */
    handedOverAt: moment('handed_over_at'),
    /** Of a home delivery: who took it at the door, or who brought it. */
    handedOverTo: text('handed_over_to'),
    /** Entered when it was shipped. */
    tracking: jsonb('tracking').$type<OrderTracking>(),
    /** Where it stands for staff. */
    queue: text('queue')
      .$type<OrderQueue>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when money <> 'ok' then 'paymentCheck' when superseded then 'replaced' when status = 'ESTORNADO' then 'refunded' when refunding_at is not null then 'refunding' when handed_over_at is not null then 'handedOver' when status = 'ENVIADO' then 'ready' when status = 'PAGO' then 'toPrepare' when status = 'AUTORIZADO' then 'authorized' else 'unpaid' end`,
      ),
    /** When its buyer was asked for reviews, once. */
    reviewAskedAt: moment('review_asked_at'),
    /** SHA-256 of the secret in that mail's link. */
    reviewLinkHash: text('review_link_hash').unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // With what staff's lists of many buyers are narrowed and sorted by, so that the index alone is enough.
    index('orders_by_customer').on(table.customerId, table.id, table.queue, table.updatedAt),
    index('orders_by_cart').on(table.cartId),
    index('orders_by_queue').on(table.queue, table.id),
    index('orders_waiting')
      .on(table.queue, table.updatedAt, table.id)
      .where(sql`queue in ('paymentCheck', 'authorized', 'toPrepare', 'ready', 'refunding')`),
    index('orders_by_pickup_code').on(table.pickupCode),
    uniqueIndex('orders_one_open')
      .on(table.cartId)
      .where(sql`status = 'PAGAMENTO' and not superseded`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    code: text('code').notNull(),
    namePt: text('name_pt').notNull(),
    nameEs: text('name_es').notNull(),
    quantity: integer('quantity').notNull(),
    /** Pieces that the shelf lacked when they were paid for. */
    short: integer('short').notNull().default(0),
    /** I.V.A. in percent; null in orders from before it was kept. */
    taxPercent: smallint('tax_percent'),
    unitMinor: minor('unit_minor'),
    subtotalMinor: minor('subtotal_minor'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_items_by_product').on(table.productId, table.orderId),
    check('order_items_short', sql`short >= 0 and short <= quantity`),
  ],
);

/** The trigger `payment_expires` has a job ask what became of each. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The provider's name, and our reference there. */
    provider: text('provider').notNull(),
    reference: text('reference').notNull().unique(),
    status: text('status').$type<PaymentStatus>().notNull(),
    currency: currencyColumn('currency').notNull(),
    amountMinor: minor('amount_minor'),
    /** What was really paid, and in which currency; null before that and for payments from before it was kept. */
    paidMinor: bigint('paid_minor', { mode: 'number' }),
    paidCurrency: currencyColumn('paid_currency'),
    /** What went back of it in all, by refunds and chargebacks. */
    returnedMinor: minor('returned_minor').default(0),
    /** Whether the buyer's bank has taken it back, and the dispute is not won. */
    chargedBack: boolean('charged_back').notNull().default(false),
    /** What staff took for the whole, although another amount was asked for. */
    acceptedMinor: bigint('accepted_minor', { mode: 'number' }),
    /** The provider's word for its state that the shop does not know; null once it says a known one. */
    unknownWord: text('unknown_word'),
    /** The provider's own id of it; null where the reference is enough. */
    providerId: text('provider_id'),
    /** What the buyer wants to pay with, as the checkout sent it. */
    method: text('method'),
    /** The payment page; null until the provider returns it. */
    link: text('link'),
    expiresAt: moment('expires_at').notNull(),
    /** Of processes from before a job asked. */
    askAt: moment('ask_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('payments_by_order').on(table.orderId),
    index('payments_by_provider').on(table.providerId),
  ],
);

/** What happened to a payment's money; rows are only added. */
export const paymentMovements = pgTable(
  'payment_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** How much moved; 0 where nothing did. */
    amountMinor: minor('amount_minor'),
    currency: currencyColumn('currency').notNull(),
    /** The provider's, of `unknown`; staff's reason, of a chargeback that they recorded. */
    word: text('word'),
    at: moment('at').notNull(),
  },
  (table) => [index('payment_movements_by_payment').on(table.paymentId, table.id)],
);

/** Why money goes back: staff's wish, a second payment of one cart, or one of an order that is over. */
export type RefundReason = 'staff' | 'duplicate' | 'closed';

/** Money that goes back to a buyer; the trigger `refund_due` has a job ask for it. */
export const refunds = pgTable('refunds', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  paymentId: integer('payment_id')
    .notNull()
    .unique()
    .references(() => payments.id),
  reason: text('reason').$type<RefundReason>().notNull(),
  /** `due` until the provider has answered. */
  status: text('status').$type<'due' | 'pending' | 'done' | 'refused'>().notNull(),
  /** Of processes from before a job asked. */
  attempts: integer('attempts').notNull().default(0),
  askAt: moment('ask_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The sandbox provider's own record of its payments. */
export const sandboxPayments = pgTable('sandbox_payments', {
  reference: text('reference').primaryKey(),
  description: text('description').notNull(),
  currency: currencyColumn('currency').notNull(),
  amountMinor: minor('amount_minor'),
  outcome: text('outcome').$type<'open' | 'approved' | 'declined'>().notNull(),
  /** When a slow payment gets approved. */
  settlesAt: moment('settles_at'),
  returnUrl: text('return_url').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** What the buyer wants to pay with. */
  method: text('method'),
  refunded: boolean('refunded').notNull().default(false),
  /** What was paid; null for the whole. */
  paidMinor: bigint('paid_minor', { mode: 'number' }),
  /** What went back in all. */
  returnedMinor: minor('returned_minor').default(0),
  chargedBack: boolean('charged_back').notNull().default(false),
});

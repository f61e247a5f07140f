/** The consequences for an order when the money of its payment moves. */
import { money } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { otherAmountLetter } from '../../adapters/mail/payment-letters.ts';
import { written } from '../../adapters/mail/written.ts';
import type { PaymentId } from '../../adapters/payments/provider.ts';
import type { Db } from '../../platform/db/client.ts';
import { orders, payments, type refunds } from '../../platform/db/schema/index.ts';
import { languageOf } from '../accounts/customers.ts';
import { beginRefund } from './begin-refund.ts';
import { paidOrders } from './cart-orders.ts';
import { finishRefund } from './finish-refund.ts';
import { lockOrder, type LockedOrder } from './lock-order.ts';
import { markPaid, type Paid } from './mark-paid.ts';
import { orderLetterOf } from './order-letter-of.ts';
import { markMoney } from './order-money.ts';
import { wayOf, type Payment } from './orders.ts';
import { isAsAsked, leftOf, type Movement, type PaymentBooks } from './payment-books.ts';
import { isSettled } from './status.ts';

/** A log line for a person. */
export interface MoneyError {
  readonly event: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Followed {
  readonly errors: readonly MoneyError[];
  /** Whose pages have to be closed. */
  readonly replaced: readonly PaymentId[];
}

export interface MovedMoney {
  readonly books: PaymentBooks;
  readonly moved: readonly Movement[];
  readonly refund: typeof refunds.$inferSelect | undefined;
}

export interface FollowContext {
  readonly origins: AppContext['origins'];
  readonly now: Date;
}

const surprises: Readonly<Partial<Record<Movement['kind'], string>>> = {
  otherAmount: 'payment of another amount',
  refunded: 'payment refunded at the provider',
  chargedBack: 'payment charged back',
  restored: 'payment restored',
};

/** Applies moved money to its order, in the transaction that stores it. */
export async function followMoney(
  db: Db,
  payment: Payment,
  { books, moved, refund }: MovedMoney,
  context: FollowContext,
): Promise<Followed> {
  const { now } = context;
  const locked = await lockOrder(db, payment.orderId);
  if (!locked) return { errors: [], replaced: [] };
  const errors: MoneyError[] = moved.flatMap(({ kind, amountMinor, currency }) => {
    const event = surprises[kind];
    return event ? [{ event, facts: { order: locked.order.id, amountMinor, currency } }] : [];
  });
  let replaced: readonly PaymentId[] = [];
  if (isGone(locked, books, refund)) {
    const reason = refund?.reason ?? 'provider';
    const returned = money(books.returnedMinor, books.currency);
    await finishRefund(db, locked, { payment, refund, returned, reason }, context);
  } else if (!isSettled(payment.status) && books.paidMinor > 0) {
    const came = await takePayment(db, payment, locked, books, context);
    errors.push(...came.errors);
    replaced = came.replaced;
  }
  await markMoney(db, payment.orderId, now);
  // A decision about it has to be based on this version.
  await db.update(orders).set({ updatedAt: now }).where(eq(orders.id, payment.orderId));
  return { errors, replaced };
}

/**
 * Whether a refund has ended the order: one of the shop's, or the provider's of goods that are
 * still here. A chargeback may be disputed, so it waits for staff.
 */
function isGone(
  { order }: LockedOrder,
  books: PaymentBooks,
  refund: MovedMoney['refund'],
): boolean {
  if (leftOf(books) > 0 || books.returnedMinor === 0) return false;
  if (refund?.status === 'due' || refund?.status === 'pending') return true;
  if (refund) return refund.status === 'refused' && !books.chargedBack;
  return !books.chargedBack && order.status !== 'ESTORNADO' && order.handedOverAt === null;
}

async function takePayment(
  db: Db,
  payment: Payment,
  locked: LockedOrder,
  books: PaymentBooks,
  context: FollowContext,
): Promise<Followed> {
  const { now } = context;
  const { order } = locked;
  const setStatus = (status: 'PAGO' | 'EM_ANALISE') =>
    db.update(payments).set({ status, updatedAt: now }).where(eq(payments.id, payment.id));
  if (!isAsAsked(payment, books)) {
    await setStatus('EM_ANALISE');
    const others = (await paidOrders(db, [order.cartId])).filter(({ id }) => id !== order.id);
    if (order.status === 'ESTORNADO' || others.length > 0) {
      const reason = order.status === 'ESTORNADO' ? 'closed' : 'duplicate';
      await beginRefund(db, order.id, reason, now);
    } else if (payment.status !== 'EM_ANALISE' || payment.unknownWord !== null) {
      await tellOfOtherAmount(db, locked, payment, books, context);
    }
    return { errors: [], replaced: [] };
  }
  await setStatus('PAGO');
  const isQuiet = books.returnedMinor > 0;
  const paid = await markPaid(db, locked, { ...context, method: payment.method, isQuiet });
  const errors = errorsOf(order.id, paid);
  if (!paid || paid.isDuplicate) {
    await beginRefund(db, order.id, paid ? 'duplicate' : 'closed', now);
  }
  return { errors, replaced: paid?.replaced ?? [] };
}

/** The log line for a person after an order was paid; `undefined` when the order has ended. */
export function errorsOf(orderId: number, paid: Paid | undefined): MoneyError[] {
  if (!paid) {
    return [{ event: 'payment for a closed order: it is paid back', facts: { order: orderId } }];
  }
  const { short, isDuplicate, ofOneCart } = paid;
  return [
    ...(isDuplicate
      ? [
          {
            event: 'duplicate payment: the later one is paid back',
            facts: { orders: ofOneCart.join(', ') },
          },
        ]
      : []),
    ...short.map(({ orderId: order, left }) => ({
      event: 'paid order is short of pieces',
      facts: { order, left },
    })),
  ];
}

async function tellOfOtherAmount(
  db: Db,
  { order, customer }: LockedOrder,
  payment: Payment,
  books: PaymentBooks,
  { origins, now }: FollowContext,
): Promise<void> {
  const letter = otherAmountLetter(languageOf(customer), {
    ...(await orderLetterOf(db, order, customer, { origins, way: wayOf(payment) })),
    asked: money(payment.amountMinor, payment.currency),
    paid: money(books.paidMinor, books.currency),
  });
  await postMail(db, { recipient: customer.email, ...written(letter) }, now.getTime());
}

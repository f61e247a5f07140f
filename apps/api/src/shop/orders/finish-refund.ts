import { equals, money, type Money } from '@ponte/regional/money';
import { and, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import {
  chargedBackLetter,
  refundedLetter,
  type RefundedLetter,
} from '../../adapters/mail/refund-letter.ts';
import { written } from '../../adapters/mail/written.ts';
import type { Db } from '../../platform/db/client.ts';
import { orders, payments, refunds } from '../../platform/db/schema/index.ts';
import { languageOf } from '../accounts/customers.ts';
import type { LockedOrder } from './lock-order.ts';
import { orderLetterOf } from './order-letter-of.ts';
import { markMoney } from './order-money.ts';
import { taxOfOrder, wayOf, type Order, type Payment } from './orders.ts';
import { booksOf } from './payment-books.ts';
import { moveStock } from './stock.ts';

export interface MoneyBack {
  readonly payment: Pick<Payment, 'id' | 'method'>;
  /** The shop's; undefined when the provider paid back by itself. */
  readonly refund: { readonly id: number } | undefined;
  readonly returned: Money;
  readonly reason: RefundedLetter['reason'] | 'chargedBack';
}

/**
 * Ends an order whose money has gone back, and notifies its buyer. The transaction has locked it.
 */
export async function finishRefund(
  db: Db,
  { order, customer }: LockedOrder,
  { payment, refund, returned, reason }: MoneyBack,
  { origins, now }: { readonly origins: AppContext['origins']; readonly now: Date },
): Promise<void> {
  if (refund) {
    await db
      .update(refunds)
      .set({ status: 'done', updatedAt: now, askAt: null })
      .where(eq(refunds.id, refund.id));
  }
  // The payment was made, whatever amount was asked for; the hand-over stays recorded.
  await db
    .update(payments)
    .set({ status: 'PAGO', updatedAt: now })
    .where(and(eq(payments.id, payment.id), ne(payments.status, 'FINALIZADO')));
  await markRefunded(db, order, now);
  const total = money(order.totalMinor, order.currency);
  const about = await orderLetterOf(db, order, customer, { origins, way: wayOf(payment) });
  const lang = languageOf(customer);
  const letter =
    reason === 'chargedBack'
      ? chargedBackLetter(lang, { ...about, returned })
      : refundedLetter(lang, {
          ...about,
          returned,
          returnedTax: equals(returned, total) ? taxOfOrder(order) : undefined,
          at: now,
          reason,
        });
  await postMail(db, { recipient: customer.email, ...written(letter) }, now.getTime());
}

/**
 * Ends an order all of whose money has gone back without the shop, for example by a chargeback.
 * @returns false when nothing was paid for it
 */
export async function closeReturned(
  db: Db,
  locked: LockedOrder,
  context: { readonly origins: AppContext['origins']; readonly now: Date },
): Promise<boolean> {
  const { id } = locked.order;
  const made = await db.select().from(payments).where(eq(payments.orderId, id));
  const payment = made.find((one) => booksOf(one).paidMinor > 0);
  if (!payment) return false;
  const { currency, paidMinor, returnedMinor, chargedBack } = booksOf(payment);
  const returned = money(Math.min(paidMinor, returnedMinor), currency);
  const reason = chargedBack ? 'chargedBack' : 'provider';
  const back = { payment, refund: undefined, returned, reason } as const;
  await finishRefund(db, locked, back, context);
  await markMoney(db, id, context.now);
  return true;
}

/** An order that had ended before it was paid stays as it is. */
async function markRefunded(db: Db, { id, status }: Order, now: Date): Promise<void> {
  if (status === 'ESTORNADO') return;
  await db
    .update(orders)
    .set({ status: 'ESTORNADO', refundingAt: null, updatedAt: now })
    .where(eq(orders.id, id));
  await moveStock(db, [{ orderId: id, reason: 'refund' }], now);
}

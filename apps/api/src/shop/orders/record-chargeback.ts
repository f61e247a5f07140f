/** A chargeback that staff record, because the payment provider does not report it. */
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { paymentMovements, payments, refunds } from '../../platform/db/schema/index.ts';
import { followMoney, type FollowContext } from './follow-money.ts';
import { keepBooks } from './order-money.ts';
import { booksOf, leftOf, movementsBetween } from './payment-books.ts';

/**
 * Books all money that is left of an order as taken back. The transaction has locked the order.
 * @returns false when nothing is left
 */
export async function recordChargeback(
  db: Db,
  orderId: number,
  reason: string,
  context: FollowContext,
): Promise<boolean> {
  const rows = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(payments.orderId, orderId));
  const paid = rows.filter(({ payment }) => leftOf(booksOf(payment)) > 0);
  for (const { payment, refund } of paid) {
    const known = booksOf(payment);
    const books = { ...known, returnedMinor: known.paidMinor, chargedBack: true };
    const moved = movementsBetween(payment, known, books, 'provider').map((movement) => ({
      ...movement,
      word: reason,
    }));
    await keepBooks(db, payment.id, books, moved, context.now);
    await followMoney(db, payment, { books, moved, refund: refund ?? undefined }, context);
  }
  return paid.length > 0;
}

/** Whether the latest chargeback of a payment was recorded by staff. */
export async function isRecordedByStaff(db: Db, paymentId: number): Promise<boolean> {
  const [latest] = await db
    .select({ word: paymentMovements.word })
    .from(paymentMovements)
    .where(and(eq(paymentMovements.paymentId, paymentId), eq(paymentMovements.kind, 'chargedBack')))
    .orderBy(desc(paymentMovements.id))
    .limit(1);
  return latest !== undefined && latest.word !== null;
}

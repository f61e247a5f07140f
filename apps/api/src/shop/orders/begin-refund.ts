import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { orders, payments, refunds, type RefundReason } from '../../platform/db/schema/index.ts';
import { markMoney } from './order-money.ts';
import { booksOf, leftOf } from './payment-books.ts';

/**
 * Begins to pay back what is left of an order's money. The transaction has locked the order.
 * @returns false when nothing is left
 */
export async function beginRefund(
  db: Db,
  orderId: number,
  reason: RefundReason,
  now: Date,
): Promise<boolean> {
  const made = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const paid = made.filter((payment) => leftOf(booksOf(payment)) > 0);
  if (paid.length === 0) return false;
  const due = { status: 'due', updatedAt: now } as const;
  await db
    .insert(refunds)
    .values(paid.map(({ id }) => ({ paymentId: id, reason, createdAt: now, ...due })))
    .onConflictDoUpdate({
      target: refunds.paymentId,
      set: { reason, ...due },
      setWhere: inArray(refunds.status, ['refused', 'done']),
    });
  await db
    .update(orders)
    .set({ refundingAt: now, updatedAt: now })
    .where(and(eq(orders.id, orderId), ne(orders.status, 'ESTORNADO')));
  await markMoney(db, orderId, now);
  return true;
}

/** The stored books of a payment, and the mark on its order that follows from them. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import {
  orders,
  paymentMovements,
  payments,
  refunds,
  type MoneyState,
} from '../../platform/db/schema/index.ts';
import { moneyOfOrder, type Movement, type PaymentBooks } from './payment-books.ts';

/** Stores a payment's books with the movements. */
export async function keepBooks(
  db: Db,
  paymentId: number,
  { currency, ...books }: PaymentBooks,
  moved: readonly Movement[],
  at: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...books, paidCurrency: currency, unknownWord: null, updatedAt: at })
    .where(eq(payments.id, paymentId));
  await addMovements(db, paymentId, moved, at);
}

export async function addMovements(
  db: Db,
  paymentId: number,
  moved: readonly Movement[],
  at: Date,
): Promise<void> {
  if (moved.length === 0) return;
  await db.insert(paymentMovements).values(moved.map((one) => ({ ...one, paymentId, at })));
}

/** Movements of payments, the oldest first. */
export async function movementsOf(db: Db, paymentIds: readonly number[]) {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(paymentMovements)
    .where(inArray(paymentMovements.paymentId, [...paymentIds]))
    .orderBy(asc(paymentMovements.id));
}

/** Marks an order, which the transaction has locked, by the money of its payments. */
export async function markMoney(db: Db, orderId: number, at: Date): Promise<MoneyState> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  const rows = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(payments.orderId, orderId));
  const money = order ? moneyOfOrder(order, rows) : 'ok';
  await db
    .update(orders)
    .set({ money, updatedAt: at })
    .where(and(eq(orders.id, orderId), ne(orders.money, money)));
  return money;
}

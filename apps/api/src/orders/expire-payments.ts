import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { repeatable } from '../db/repeatable.ts';
import { orders, payments } from '../db/schema/index.ts';
import { askProvider } from './ask-provider.ts';
import type { SettleMeans } from './settle-payment.ts';
import { moveStock } from './stock.ts';

const open = inArray(payments.status, ['AGUARDANDO', 'RECUSADO']);

/** In milliseconds: a payment made at the last moment takes a little to be approved. */
const settlingMs = 120_000;

/** Per round. */
const atOnce = 100;

/**
 * Expires payments whose link ran out. The provider is asked first, because a notification may be
 * lost; during its outage nothing expires.
 */
export async function expirePayments(means: SettleMeans): Promise<void> {
  const { db, clock } = means;
  const expired = await db
    .select()
    .from(payments)
    .where(and(open, lte(payments.expiresAt, new Date(clock.now() - settlingMs))))
    .orderBy(asc(payments.id))
    .limit(atOnce);
  for (const payment of expired) {
    const outcome = await askProvider(means, payment);
    const unpaid = outcome === 'open' || outcome === 'declined';
    if (unpaid) await endPayment(db, payment, new Date(clock.now()));
  }
}

/** Ends an open payment; its order waits without a link, and gives its pieces back. */
export async function endPayment(
  db: Db,
  { id, orderId }: typeof payments.$inferSelect,
  updatedAt: Date,
): Promise<void> {
  await repeatable(db, async (tx) => {
    const ended = await tx
      .update(payments)
      .set({ status: 'CANCELADO', updatedAt })
      .where(and(eq(payments.id, id), open))
      .returning();
    // Paid concurrently.
    if (ended.length === 0) return;
    const [waiting] = await tx
      .update(orders)
      .set({ status: 'AGUARDANDO', updatedAt })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'PAGAMENTO')))
      .returning({ id: orders.id });
    if (waiting) await moveStock(tx, [{ orderId, to: 'none' }]);
  });
}

import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { repeatable } from '../db/repeatable.ts';
import { orders, payments } from '../db/schema/index.ts';
import { failureReason } from '../runtime/failure-reason.ts';
import { askProvider } from './ask-provider.ts';
import type { SettleMeans } from './settle-payment.ts';
import { moveStock } from './stock.ts';

const open = inArray(payments.status, ['AGUARDANDO', 'RECUSADO']);

/** In milliseconds: a payment made at the last moment takes a little to be approved. */
const settlingMs = 120_000;

/** At once, so that some that hang don't keep the others waiting. */
const atOnce = 10;

/** In milliseconds: until one that is not over is asked for again. */
const againMs = 300_000;

/**
 * Expires payments whose link ran out. The provider is asked first, because a notification may be
 * lost; during its outage nothing expires.
 */
export async function expirePayments(means: SettleMeans): Promise<void> {
  for (;;) {
    const claimed = await claimExpired(means);
    await Promise.all(claimed.map((payment) => expirePayment(means, payment)));
    if (claimed.length < atOnce) return;
  }
}

type PaymentRow = typeof payments.$inferSelect;

/** Takes some that are due; those that don't end are due again later, after all others. */
async function claimExpired({ db, clock }: SettleMeans): Promise<PaymentRow[]> {
  const now = clock.now();
  const dueAt = sql`coalesce(${payments.askAt}, ${payments.expiresAt})`;
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(payments)
      .where(and(open, lte(dueAt, new Date(now - settlingMs))))
      .orderBy(dueAt, asc(payments.id))
      .limit(atOnce)
      .for('no key update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    const askAt = new Date(now + againMs);
    if (ids.length > 0) await tx.update(payments).set({ askAt }).where(inArray(payments.id, ids));
    return due;
  });
}

/** Never rejects: who is next is asked too. */
async function expirePayment(means: SettleMeans, payment: PaymentRow): Promise<void> {
  const { db, clock, log } = means;
  try {
    const outcome = await askProvider(means, payment);
    const unpaid = outcome === 'open' || outcome === 'declined';
    if (unpaid) await endPayment(db, payment, new Date(clock.now()));
  } catch (error) {
    const { reference } = payment;
    log.error('payment could not be ended', { reference, reason: failureReason(error) });
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

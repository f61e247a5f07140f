import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { repeatable } from '../db/repeatable.ts';
import { orders, payments } from '../db/schema/index.ts';
import { handleJobs, NotYet, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/queue.ts';
import { askProvider } from './ask-provider.ts';
import type { SettleDeps } from './settle-payment.ts';
import { moveStock } from './stock.ts';

/**
 * Added by the trigger `payment_expires`, due two minutes after the link has run out: a payment made at
 * the last moment takes a little to be approved.
 */
const expiryJob: JobKind<{ readonly payment: number }> = {
  name: 'payment',
  data: v.object({ payment: v.number() }),
};

const limits = {
  limitMs: 60_000,
  // So many hang before others wait.
  concurrency: 10,
  longestPauseMs: 300_000,
  // During an outage of the provider nothing expires, however long it is.
  mostAttempts: Number.POSITIVE_INFINITY,
};

/**
 * Expires payments whose link ran out. The provider is asked first, because a notification may be
 * lost, and again until it says how a payment ended.
 */
export function expiryHandler(deps: SettleDeps): JobHandler {
  const { db, clock } = deps;
  return handleJobs(expiryJob, limits, async ({ payment: id }) => {
    const payment = await findOpen(db, id);
    if (!payment) return;
    const outcome = await askProvider(deps, payment);
    if (outcome === undefined) throw new NotYet('The payment provider did not answer.');
    if (outcome === 'open' || outcome === 'declined') {
      await endPayment(db, payment, new Date(clock.now()));
    } else if (await findOpen(db, id)) {
      throw new NotYet(`The payment is ${outcome} at the provider, and open here.`);
    }
  });
}

const open = inArray(payments.status, ['AGUARDANDO', 'RECUSADO']);

async function findOpen(db: Db, id: number) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), open));
  return payment;
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
    if (waiting) await moveStock(tx, [{ orderId, reason: 'unpaid' }], updatedAt);
  });
}

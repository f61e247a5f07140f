import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { orders, payments } from '../../platform/db/schema/index.ts';
import { handleJobs, NotYet, type JobHandler } from '../../platform/jobs/job-handler.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { askProvider } from './ask-provider.ts';
import type { SettleDeps } from './settle-payment.ts';
import { moveStock } from './stock.ts';
import { tellOfRanOut } from './tell-of-ran-out.ts';

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
  // The most that may hang before others wait.
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
  const { db } = deps;
  return handleJobs(expiryJob, limits, async ({ payment: id }) => {
    const payment = await findOpen(db, id);
    if (!payment) return;
    const outcome = await askProvider(deps, payment);
    if (outcome === undefined) throw new NotYet('The payment provider did not answer.');
    if (outcome === 'open' || outcome === 'declined') {
      await endPayment(deps, payment, 'ranOut');
      deps.mailDue();
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

type EndDeps = Pick<SettleDeps, 'db' | 'clock' | 'origins'>;

/**
 * Ends an open payment; its order waits without a link, and its pieces are released. Its buyer gets
 * a mail if it ran out, in the same transaction and so once.
 */
export async function endPayment(
  { db, clock, origins }: EndDeps,
  { id, orderId }: Pick<typeof payments.$inferSelect, 'id' | 'orderId'>,
  why: 'ranOut' | 'cancelled',
): Promise<void> {
  const now = new Date(clock.now());
  await repeatable(db, async (tx) => {
    const [ended] = await tx
      .update(payments)
      .set({ status: 'CANCELADO', updatedAt: now })
      .where(and(eq(payments.id, id), open))
      .returning();
    // Paid concurrently.
    if (!ended) return;
    const [waiting] = await tx
      .update(orders)
      .set({
        status: 'AGUARDANDO',
        updatedAt: now,
        ...(why === 'cancelled' && { cancelledAt: now }),
      })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'PAGAMENTO')))
      .returning({ id: orders.id });
    if (!waiting) return;
    await moveStock(tx, [{ orderId, reason: 'unpaid' }], now);
    if (why === 'ranOut') await tellOfRanOut(tx, ended, { origins, now });
  });
}

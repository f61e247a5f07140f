/**
 * Paying back: the order waits until the provider has confirmed that the money is on its way. A job asks
 * until it answers, also after a restart.
 */
import { money } from '@ponte/regional/money';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '../../adapters/app-context.ts';
import type { RefundOutcome } from '../../adapters/payments/provider.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { orders, payments, refunds } from '../../platform/db/schema/index.ts';
import { handleJobs, NotYet, type JobHandler } from '../../platform/jobs/job-handler.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { askProvider } from './ask-provider.ts';
import { finishRefund } from './finish-refund.ts';
import { lockOrder } from './lock-order.ts';
import { keepBooks, markMoney } from './order-money.ts';
import type { Payment } from './orders.ts';
import { booksOf, leftOf, movementsBetween } from './payment-books.ts';
import type { SettleDeps } from './settle-payment.ts';

/** Added by the trigger `refund_due`. */
const refundJob: JobKind<{ readonly refund: number }> = {
  name: 'refund',
  data: v.object({ refund: v.number() }),
};

const limits = {
  limitMs: 30_000,
  // The most that may hang before others wait.
  concurrency: 10,
  longestPauseMs: 3_600_000,
  // Money is owed until it is back.
  mostAttempts: Number.POSITIVE_INFINITY,
};

const isOwed = inArray(refunds.status, ['due', 'pending']);

/**
 * Asks for what an order still owes, for a request that needs the result; a fast provider answers
 * at once. The jobs retry what it does not answer.
 */
export async function askAtOnce(
  { db, runJob }: Pick<AppContext, 'db' | 'runJob'>,
  orderId: number,
): Promise<void> {
  const owed = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.orderId, orderId), isOwed));
  await Promise.all(owed.map(({ id }) => runJob(refundJob, String(id))));
}

/** Asks the provider to pay back, until it has done or refused it. */
export function refundHandler(deps: SettleDeps): JobHandler {
  const { db } = deps;
  return handleJobs(refundJob, limits, async ({ refund: id }) => {
    const [row] = await db
      .select({ payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.id, id), isOwed));
    if (!row) return;
    const outcome = await outcomeOf(deps, row.payment);
    await keepOutcome(deps, id, row.payment, outcome);
    if (outcome === 'pending') throw new NotYet('The provider has not paid back yet.');
  });
}

/** What has gone back already is not requested. */
async function outcomeOf(deps: SettleDeps, payment: Payment): Promise<RefundOutcome> {
  const { payments: provider, log } = deps;
  const { reference, providerId } = payment;
  const books = booksOf(payment);
  if (leftOf(books) <= 0) return 'done';
  if (provider?.name !== payment.provider) {
    log.error('paid with another provider: pay it back there, by hand', { reference });
    return 'refused';
  }
  const amount = money(leftOf(books), books.currency);
  const outcome = await provider.refund({ reference, providerId, amount });
  // It may have been paid back at the provider's own pages.
  if (outcome === 'refused') await askProvider(deps, payment);
  return outcome;
}

async function keepOutcome(
  { db, clock, log, mailDue, origins }: SettleDeps,
  id: number,
  { id: paymentId, orderId, reference }: Payment,
  outcome: RefundOutcome,
): Promise<void> {
  const now = new Date(clock.now());
  const isKept = await repeatable(db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const [row] = await tx
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.id, id), isOwed));
    // Another server was faster, or the provider has reported it meanwhile.
    if (!locked || !row) return false;
    const { refund, payment } = row;
    if (outcome === 'done') {
      const before = booksOf(payment);
      const returned = money(leftOf(before), before.currency);
      const after = { ...before, returnedMinor: Math.max(before.paidMinor, before.returnedMinor) };
      const moved = movementsBetween(payment, before, after, 'shop');
      await keepBooks(tx, paymentId, after, moved, now);
      const back = { payment, refund, returned, reason: refund.reason };
      await finishRefund(tx, locked, back, { origins, now });
    } else {
      const isOver = outcome === 'refused';
      await tx
        .update(refunds)
        .set({ status: outcome, updatedAt: now, ...(isOver && { askAt: null }) })
        .where(eq(refunds.id, id));
      if (!isOver) return true;
      await tx.update(orders).set({ refundingAt: null }).where(eq(orders.id, orderId));
    }
    await markMoney(tx, orderId, now);
    return true;
  });
  if (isKept && outcome === 'refused') {
    log.error('the provider refuses to pay back: do it by hand', { reference });
  }
  mailDue();
}

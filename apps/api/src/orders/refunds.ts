/**
 * Paying back: the order waits until the provider has confirmed that the money is on its way. A job asks
 * until it answers, also after a restart.
 */
import { money } from '@ponte/regional/money';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { languageOf } from '../accounts/customers.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/client.ts';
import { repeatable } from '../db/repeatable.ts';
import { orders, payments, refunds, type RefundReason } from '../db/schema/index.ts';
import { handleJobs, NotYet, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/queue.ts';
import { refundedLetter } from '../mail/order-letters.ts';
import { postMail } from '../mail/outbox.ts';
import type { RefundOutcome } from '../payments/provider.ts';
import { shopName } from '../store-info/store-info.ts';
import { lockOrder } from './lock-order.ts';
import { orderLink } from './order-link.ts';
import { taxOfOrder, wayOf, type Order } from './orders.ts';
import type { SettleMeans } from './settle-payment.ts';
import { moveStock } from './stock.ts';

/** Added by the trigger `refund_due`. */
const refundJob: JobKind<{ readonly refund: number }> = {
  name: 'refund',
  data: v.object({ refund: v.number() }),
};

const limits = {
  limitMs: 30_000,
  // So many hang before others wait.
  concurrency: 10,
  longestPauseMs: 3_600_000,
  // Money is owed until it is back.
  mostAttempts: Number.POSITIVE_INFINITY,
};

const isOwed = inArray(refunds.status, ['due', 'pending']);

/**
 * Begins to pay an order back. The transaction has locked the order.
 * @returns false when nothing was paid for it
 */
export async function beginRefund(
  db: Db,
  orderId: number,
  reason: RefundReason,
  now: Date,
): Promise<boolean> {
  const paid = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['PAGO', 'FINALIZADO'])));
  if (paid.length === 0) return false;
  const due = { status: 'due', updatedAt: now } as const;
  await db
    .insert(refunds)
    .values(paid.map(({ id }) => ({ paymentId: id, reason, createdAt: now, ...due })))
    .onConflictDoUpdate({
      target: refunds.paymentId,
      set: { reason, ...due },
      setWhere: eq(refunds.status, 'refused'),
    });
  await db
    .update(orders)
    .set({ refundingAt: now, updatedAt: now })
    .where(and(eq(orders.id, orderId), sql`${orders.status} <> 'ESTORNADO'`));
  return true;
}

/**
 * Asks for what an order still owes, for a request that needs the result; a fast provider answers at
 * once. What it does not answer is asked for again by the jobs.
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
export function refundHandler(means: SettleMeans): JobHandler {
  const { db } = means;
  return handleJobs(refundJob, limits, async ({ refund: id }) => {
    const [row] = await db
      .select({ payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.id, id), isOwed));
    if (!row) return;
    const outcome = await outcomeOf(means, row.payment);
    await keepOutcome(means, id, row.payment, outcome);
    if (outcome === 'pending') throw new NotYet('The provider has not paid back yet.');
  });
}

type Payment = typeof payments.$inferSelect;

async function outcomeOf(
  { payments: provider, log }: SettleMeans,
  payment: Payment,
): Promise<RefundOutcome> {
  const { reference, providerId } = payment;
  if (provider?.name !== payment.provider) {
    log.error('paid with another provider: pay it back there, by hand', { reference });
    return 'refused';
  }
  const amount = money(payment.amountMinor, payment.currency);
  return provider.refund({ reference, providerId, amount });
}

async function keepOutcome(
  { db, clock, log, mailDue, origins }: SettleMeans,
  id: number,
  payment: Payment,
  outcome: RefundOutcome,
): Promise<void> {
  const { orderId, reference } = payment;
  const now = new Date(clock.now());
  await repeatable(db, async (tx) => {
    const row = await lockOrder(tx, orderId);
    const isOver = outcome !== 'pending';
    const kept = await tx
      .update(refunds)
      .set({ status: outcome, updatedAt: now, ...(isOver && { askAt: null }) })
      .where(and(eq(refunds.id, id), isOwed))
      .returning({ reason: refunds.reason });
    // Another server was faster.
    if (!row || kept.length === 0 || !isOver) return;
    const { order, customer } = row;
    if (outcome === 'refused') {
      await tx.update(orders).set({ refundingAt: null }).where(eq(orders.id, orderId));
      return;
    }
    await markRefunded(tx, order, now);
    const lang = languageOf(customer);
    const letter = refundedLetter(lang, {
      shop: await shopName(tx),
      name: customer.firstName,
      number: order.id,
      total: money(order.totalMinor, order.currency),
      tax: taxOfOrder(order),
      way: wayOf(payment),
      at: now,
      link: orderLink(origins, order, customer),
      reason: kept[0]?.reason ?? 'staff',
    });
    await postMail(tx, { recipient: customer.email, ...letter }, now.getTime());
  });
  if (outcome === 'refused') {
    log.error('the provider refuses to pay back: do it by hand', { reference });
  }
  mailDue();
}

/** An order that was over before it was paid stays as it is. */
async function markRefunded(db: Db, { id, status }: Order, now: Date): Promise<void> {
  if (status === 'ESTORNADO') return;
  await db
    .update(orders)
    .set({ status: 'ESTORNADO', refundingAt: null, updatedAt: now })
    .where(eq(orders.id, id));
  await moveStock(db, [{ orderId: id, reason: 'refund' }], now);
}

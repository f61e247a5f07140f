/**
 * Paying back: the order waits until the provider has confirmed that the money is on its way. It is
 * asked until it answers, by whichever server comes to it, also after a restart.
 */
import { money } from '@ponte/regional/money';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { languageOf } from '../accounts/customers.ts';
import type { Db } from '../db/client.ts';
import { repeatable } from '../db/repeatable.ts';
import { orders, payments, refunds, type RefundReason } from '../db/schema/index.ts';
import { refundedLetter } from '../mail/order-letters.ts';
import { postMail } from '../mail/outbox.ts';
import type { RefundOutcome } from '../payments/provider.ts';
import { failureReason } from '../runtime/failure-reason.ts';
import { shopName } from '../store-info/store-info.ts';
import { lockOrder } from './lock-order.ts';
import { orderLink } from './order-link.ts';
import { taxOfOrder, type Order } from './orders.ts';
import type { SettleMeans } from './settle-payment.ts';
import { moveStock } from './stock.ts';

/** At once, so that some that hang don't keep the others waiting. */
const atOnce = 10;

/** In milliseconds; doubles with each attempt. */
const firstPauseMs = 60_000;
const longestPauseMs = 3_600_000;

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
  const due = { status: 'due', attempts: 0, askAt: now, updatedAt: now } as const;
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

/** Asks the provider for all refunds that are due. */
export async function askForRefunds(means: SettleMeans): Promise<void> {
  for (;;) {
    const claimed = await claim(means);
    await Promise.all(claimed.map((id) => askForRefund(means, id)));
    if (claimed.length < atOnce) return;
  }
}

/** Takes some that are due: another server leaves them alone until their next time. */
async function claim({ db, clock }: SettleMeans): Promise<number[]> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: refunds.id, attempts: refunds.attempts })
      .from(refunds)
      .where(lte(refunds.askAt, new Date(now)))
      .orderBy(asc(refunds.askAt), asc(refunds.id))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const { id, attempts } of due) {
      const pause = Math.min(firstPauseMs * 2 ** Math.min(attempts, 16), longestPauseMs);
      await tx
        .update(refunds)
        .set({ attempts: attempts + 1, askAt: new Date(now + pause) })
        .where(eq(refunds.id, id));
    }
    return due.map(({ id }) => id);
  });
}

/** Never rejects: who is next is asked too. */
async function askForRefund(means: SettleMeans, id: number): Promise<void> {
  const { db, log } = means;
  try {
    const [row] = await db
      .select({ payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, id));
    if (row) await keepOutcome(means, id, row.payment, await outcomeOf(means, row.payment));
  } catch (error) {
    log.error('refund could not be asked for', { refund: id, reason: failureReason(error) });
  }
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
  { orderId, reference }: Payment,
  outcome: RefundOutcome,
): Promise<void> {
  const now = new Date(clock.now());
  await repeatable(db, async (tx) => {
    const row = await lockOrder(tx, orderId);
    const isOver = outcome !== 'pending';
    const kept = await tx
      .update(refunds)
      .set({ status: outcome, updatedAt: now, ...(isOver && { askAt: null }) })
      .where(and(eq(refunds.id, id), inArray(refunds.status, ['due', 'pending'])))
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
  await moveStock(db, [{ orderId: id, to: 'none' }]);
}

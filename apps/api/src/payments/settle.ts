/** Takes over what a provider tells of a payment. */
import { equals, money } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import { languageOf } from '../accounts/customers.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/client.ts';
import { customers, orders, payments } from '../db/schema/index.ts';
import { paidLetter } from '../mail/letters.ts';
import { postMail } from '../mail/outbox.ts';
import { lockCartOfPayment, supersedeOthers } from '../orders/cart-orders.ts';
import { canBecome, isSettled } from '../orders/status.ts';
import { randomPickupCode } from '../security/random-tokens.ts';
import type { PaymentNews } from './provider.ts';

/**
 * Makes what a provider tells true here: once, however often it is told and by however many
 * servers. A payment of another amount than was asked for changes nothing.
 *
 * @returns false when the payment is not ours, or the amount is not the one asked for
 */
export async function settlePayment(
  { db, clock, log, mailDue }: SettleMeans,
  news: PaymentNews,
): Promise<boolean> {
  const settled = await db.transaction(async (tx) => {
    await lockCartOfPayment(tx, news.reference);
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.reference, news.reference))
      .for('update');
    if (!payment || !equals(money(payment.amountMinor, payment.currency), news.amount)) {
      return false;
    }
    if (isSettled(payment.status) || news.outcome === 'open') return true;
    // What has ended can still be paid, and nothing else happens to it.
    if (payment.status === 'CANCELADO' && news.outcome === 'declined') return true;
    const now = new Date(clock.now());
    const status = news.outcome === 'approved' ? 'PAGO' : 'RECUSADO';
    await tx.update(payments).set({ status, updatedAt: now }).where(eq(payments.id, payment.id));
    if (news.outcome === 'approved') await markPaid(tx, payment.orderId, now);
    return true;
  });
  if (!settled) log.error('payment news refused', { outcome: news.outcome });
  mailDue();
  return settled;
}

/** What settling takes. */
export type SettleMeans = Pick<AppContext, 'db' | 'clock' | 'log' | 'mailDue'>;

/** The money is there, so that the order counts even if another one took its place meanwhile. */
async function markPaid(db: Db, orderId: number, now: Date): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order || !canBecome(order.status, 'PAGO')) return;
  const pickupCode = randomPickupCode();
  await db
    .update(orders)
    .set({ status: 'PAGO', pickupCode, superseded: false, updatedAt: now })
    .where(eq(orders.id, orderId));
  // Nobody is to pay for the same goods once more.
  await supersedeOthers(db, { cartId: order.cartId, id: orderId, updatedAt: now });
  const [customer] = await db.select().from(customers).where(eq(customers.id, order.customerId));
  if (!customer) return;
  const letter = paidLetter(languageOf(customer), {
    name: customer.firstName,
    number: order.id,
    total: money(order.totalMinor, order.currency),
    pickupCode,
  });
  await postMail(db, { recipient: customer.email, ...letter }, now.getTime());
}

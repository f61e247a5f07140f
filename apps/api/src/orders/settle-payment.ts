import { equals, money } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import { languageOf } from '../accounts/customers.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/client.ts';
import { repeatable } from '../db/repeatable.ts';
import { customers, orders, payments } from '../db/schema/index.ts';
import { paidLetter } from '../mail/order-letters.ts';
import { postMail } from '../mail/outbox.ts';
import type { PaymentId, PaymentNews } from '../payments/provider.ts';
import { randomPickupCode } from '../security/random-tokens.ts';
import { shopName } from '../store-info/store-info.ts';
import { lockCartOfPayment, paidOrders, supersedeOthers } from './cart-orders.ts';
import { closePayments } from './close-payments.ts';
import { letterDelivery } from './letter-delivery.ts';
import { orderLink } from './order-link.ts';
import { taxOfOrder, wayOf, type Payment } from './orders.ts';
import { beginRefund } from './refunds.ts';
import { canBecome, isSettled } from './status.ts';
import { moveStock, type ShortLine } from './stock.ts';
import { tellStaffOfOrder } from './tell-staff.ts';

/**
 * Applies a provider's news about a payment: once, however often and to however many servers it is
 * reported. An amount other than the requested one changes nothing.
 * @returns false when the payment is not ours, or the amount differs
 */
export async function settlePayment(means: SettleMeans, news: PaymentNews): Promise<boolean> {
  const { db, clock, log, mailDue, origins } = means;
  let replaced: readonly PaymentId[] = [];
  let ofOneCart: readonly number[] = [];
  let short: Paid['short'] = [];
  const settled = await repeatable(db, async (tx): Promise<Settled> => {
    [replaced, ofOneCart, short] = [[], [], []];
    await lockCartOfPayment(tx, news.reference);
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.reference, news.reference))
      .for('no key update');
    if (!payment || !equals(money(payment.amountMinor, payment.currency), news.amount)) {
      return 'refused';
    }
    if (isSettled(payment.status) || news.outcome === 'open') return 'done';
    // A cancelled payment can still be paid; nothing else changes it.
    if (payment.status === 'CANCELADO' && news.outcome === 'declined') return 'done';
    const now = new Date(clock.now());
    // An attempt after a declined one is pending again (decision 40); a finished payment does not
    // reopen.
    if (news.outcome === 'pending' && payment.status !== 'RECUSADO') return 'done';
    const status = statusOf[news.outcome];
    await tx.update(payments).set({ status, updatedAt: now }).where(eq(payments.id, payment.id));
    if (news.outcome !== 'approved') return 'done';
    const paid = await markPaid(tx, origins, payment, now);
    replaced = paid?.replaced ?? [];
    ofOneCart = paid?.ofOneCart ?? [];
    short = paid?.short ?? [];
    if (paid && !paid.isDuplicate) return 'done';
    await beginRefund(tx, payment.orderId, paid ? 'duplicate' : 'closed', now);
    return paid ? 'duplicate' : 'order closed';
  });
  const { reference, outcome } = news;
  if (settled === 'refused') log.error('payment notification rejected', { reference, outcome });
  if (settled === 'order closed') {
    log.error('payment for a closed order: it is paid back', { reference });
  }
  if (settled === 'duplicate') {
    log.error('duplicate payment: the later one is paid back', {
      reference,
      orders: ofOneCart.join(', '),
    });
  }
  for (const { orderId, left } of short) {
    log.error('paid order is short of pieces', { order: orderId, left });
  }
  mailDue();
  await closePayments(means, replaced);
  return settled !== 'refused';
}

const statusOf = { approved: 'PAGO', declined: 'RECUSADO', pending: 'AGUARDANDO' } as const;

/**
 * The result of settling. The money goes back when it is a cart's second payment, or the order is
 * over (`order closed`).
 */
type Settled = 'done' | 'refused' | 'duplicate' | 'order closed';

export type SettleMeans = Pick<
  AppContext,
  'db' | 'clock' | 'log' | 'mailDue' | 'origins' | 'payments'
>;

interface Paid {
  readonly replaced: readonly PaymentId[];
  /** Another order of its cart was paid before. */
  readonly isDuplicate: boolean;
  /** The paid orders of its cart, including itself. */
  readonly ofOneCart: readonly number[];
  /** Its lines of which others have taken pieces meanwhile. */
  readonly short: readonly ShortLine[];
}

/**
 * Marks an order paid, even if another one replaced it meanwhile.
 * @returns undefined when the order is over, for example refunded
 */
async function markPaid(
  db: Db,
  origins: AppContext['origins'],
  payment: Pick<Payment, 'orderId' | 'method'>,
  now: Date,
): Promise<Paid | undefined> {
  const { orderId } = payment;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  if (!order || !canBecome(order.status, 'PAGO')) return undefined;
  const pickupCode = randomPickupCode();
  await db
    .update(orders)
    .set({ status: 'PAGO', pickupCode, superseded: false, updatedAt: now })
    .where(eq(orders.id, orderId));
  // Prevents a second payment for the same goods.
  const superseded = await supersedeOthers(db, {
    cartId: order.cartId,
    id: orderId,
    updatedAt: now,
  });
  const { payments: replaced, orderIds } = superseded;
  const freed = orderIds.map((id) => ({ orderId: id, reason: 'unpaid' as const }));
  const short = await moveStock(db, [...freed, { orderId, reason: 'order' }], now);
  const ofOneCart = (await paidOrders(db, [order.cartId])).map(({ id }) => id);
  const [customer] = await db.select().from(customers).where(eq(customers.id, order.customerId));
  const isDuplicate = ofOneCart.length > 1;
  const paid = { replaced, ofOneCart, short, isDuplicate };
  // A mail says so when the money is on its way back.
  if (!customer || isDuplicate) return paid;
  const lang = languageOf(customer);
  const letter = paidLetter(lang, {
    shop: await shopName(db),
    name: customer.firstName,
    number: order.id,
    total: money(order.totalMinor, order.currency),
    tax: taxOfOrder(order),
    way: wayOf(payment),
    pickupCode,
    delivery: letterDelivery(order, lang),
    link: orderLink(origins, order, customer),
  });
  await postMail(db, { recipient: customer.email, ...letter }, now.getTime());
  await tellStaffOfOrder(db, order, now);
  return paid;
}

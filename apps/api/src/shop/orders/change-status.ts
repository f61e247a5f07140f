/** Actions of staff on orders. */
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { handedOverLetter, shippedLetter } from '../../adapters/mail/delivery-letters.ts';
import type { Letter } from '../../adapters/mail/letter.ts';
import type { OrderLetter } from '../../adapters/mail/order-letter.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { closedLetter } from '../../adapters/mail/refund-letter.ts';
import { written } from '../../adapters/mail/written.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { orders, payments, type OrderTracking } from '../../platform/db/schema/index.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { languageOf } from '../accounts/customers.ts';
import { beginRefund } from './begin-refund.ts';
import { closeReturned } from './finish-refund.ts';
import { lockOrder } from './lock-order.ts';
import { orderLetterOf } from './order-letter-of.ts';
import { listPayments, paymentWayOf, type Order } from './orders.ts';
import { leavesAtShipping } from './stage.ts';
import { canBecome, isCollectable } from './status.ts';
import { moveStock, type StockMove } from './stock.ts';

/** The statuses that staff can set; only a payment makes an order paid. */
export type StaffStatus = 'AUTORIZADO' | 'ENVIADO' | 'ESTORNADO';

/** What happens to an order's pieces. */
function stockReasonOf(
  status: StaffStatus,
  order: Pick<Order, 'delivery'>,
): StockMove['reason'] | undefined {
  if (status === 'AUTORIZADO') return 'order';
  if (status === 'ESTORNADO') return 'refund';
  return leavesAtShipping(order) ? 'handOver' : undefined;
}

export type ChangeDeps = Pick<AppContext, 'db' | 'clock' | 'mailDue' | 'origins'>;

/**
 * Changes an order's status, and notifies the buyer. One that was paid is `ESTORNADO` once the
 * provider has paid it back; this begins that.
 * @returns false when there is no such order, or the change is not allowed
 */
export async function changeStatus(
  { db, clock, mailDue, origins }: ChangeDeps,
  orderId: number,
  status: StaffStatus,
  tracking: OrderTracking | null = null,
): Promise<boolean> {
  const changed = await repeatable(db, async (tx) => {
    const row = await lockOrder(tx, orderId);
    if (!row || row.order.refundingAt !== null) return false;
    // Money that has to be checked is only accepted or paid back, whatever the order's status.
    const isChecked = row.order.money !== 'ok';
    if (isChecked ? status !== 'ESTORNADO' : !canBecome(row.order.status, status)) return false;
    const now = new Date(clock.now());
    if (status === 'ESTORNADO') {
      if (await beginRefund(tx, orderId, 'staff', now)) return true;
      if (await closeReturned(tx, row, { origins, now })) return true;
    }
    await tx
      .update(orders)
      .set({
        status,
        updatedAt: now,
        ...(status === 'ENVIADO' && { sentAt: now }),
        // Money that came would be on its way back instead.
        ...(status === 'ESTORNADO' && { cancelledAt: now }),
        ...(tracking && { tracking }),
      })
      .where(eq(orders.id, orderId));
    const reason = stockReasonOf(status, row.order);
    if (reason) await moveStock(tx, [{ orderId, reason }], now);
    if (status === 'AUTORIZADO') return true;
    const way = paymentWayOf(await listPayments(tx, [orderId]));
    const about = await orderLetterOf(tx, row.order, row.customer, { origins, way });
    const letter = letterOf(status, { ...row.order, tracking }, row.customer, about);
    const mail = { recipient: row.customer.email, ...written(letter) };
    await postMail(tx, mail, now.getTime());
    return true;
  });
  if (changed) mailDue();
  return changed;
}

/**
 * Records that an order was handed over, which completes its payment, and notifies the buyer.
 * @param to who received or brought it; null at the counter
 * @returns false when none of its payments was made
 */
export async function handOver(
  { db, clock, mailDue, origins }: ChangeDeps,
  orderId: number,
  to: string | null = null,
): Promise<boolean> {
  const isDone = await repeatable(db, async (tx) => {
    const now = new Date(clock.now());
    const row = await lockOrder(tx, orderId);
    if (!row || !isCollectable(row.order)) return false;
    const finished = await tx
      .update(payments)
      .set({ status: 'FINALIZADO', updatedAt: now })
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'PAGO')))
      .returning({ id: payments.id });
    if (finished.length === 0) return false;
    await moveStock(tx, [{ orderId, reason: 'handOver' }], now);
    await tx
      .update(orders)
      .set({ handedOverAt: now, handedOverTo: to, updatedAt: now })
      .where(eq(orders.id, orderId));
    const { order, customer } = row;
    const way = paymentWayOf(await listPayments(tx, [orderId]));
    const letter = handedOverLetter(languageOf(customer), {
      ...(await orderLetterOf(tx, order, customer, { origins, way })),
      to,
    });
    await postMail(tx, { recipient: customer.email, ...written(letter) }, now.getTime());
    return true;
  });
  if (isDone) mailDue();
  return isDone;
}

function letterOf(
  status: Exclude<StaffStatus, 'AUTORIZADO'>,
  { pickupCode, tracking }: Pick<Order, 'pickupCode' | 'tracking'>,
  customer: Customer,
  about: OrderLetter,
): Letter {
  const lang = languageOf(customer);
  if (status === 'ESTORNADO') return closedLetter(lang, about);
  return shippedLetter(lang, { ...about, pickupCode: pickupCode ?? '', tracking });
}

import { eq } from 'drizzle-orm';
import { trackingLetter } from '../../adapters/mail/delivery-letters.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { written } from '../../adapters/mail/written.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { orders, type OrderTracking } from '../../platform/db/schema/index.ts';
import { languageOf } from '../accounts/customers.ts';
import type { ChangeDeps } from './change-status.ts';
import { lockOrder } from './lock-order.ts';
import { orderLetterOf } from './order-letter-of.ts';
import { listPayments, paymentWayOf } from './orders.ts';
import { isBrought } from './stage.ts';
import { isCollectable } from './status.ts';

/**
 * Replaces the carrier's tracking of a home delivery on its way, and notifies the buyer of a new one.
 * @returns false when there is no such order on its way
 */
export async function changeTracking(
  { db, clock, mailDue, origins }: ChangeDeps,
  orderId: number,
  tracking: OrderTracking | null,
): Promise<boolean> {
  const isChanged = await repeatable(db, async (tx) => {
    const row = await lockOrder(tx, orderId);
    if (!row) return false;
    const { order, customer } = row;
    const isOnItsWay = order.status === 'ENVIADO' && isBrought(order) && isCollectable(order);
    if (!isOnItsWay || order.handedOverAt !== null) return false;
    const now = new Date(clock.now());
    await tx.update(orders).set({ tracking, updatedAt: now }).where(eq(orders.id, orderId));
    if (tracking === null) return true;
    const way = paymentWayOf(await listPayments(tx, [orderId]));
    const letter = trackingLetter(languageOf(customer), {
      ...(await orderLetterOf(tx, order, customer, { origins, way })),
      tracking,
    });
    await postMail(tx, { recipient: customer.email, ...written(letter) }, now.getTime());
    return true;
  });
  if (isChanged) mailDue();
  return isChanged;
}

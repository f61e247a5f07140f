import type { Money } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { paidLetter } from '../../adapters/mail/payment-letters.ts';
import { written } from '../../adapters/mail/written.ts';
import type { PaymentId } from '../../adapters/payments/provider.ts';
import type { Db } from '../../platform/db/client.ts';
import { orders } from '../../platform/db/schema/index.ts';
import { randomPickupCode } from '../../platform/security/random-tokens.ts';
import { readStoreInfo } from '../../platform/store-info/store-info.ts';
import { languageOf } from '../accounts/customers.ts';
import { paidOrders, supersedeOthers } from './cart-orders.ts';
import { handOverTime } from './hand-over-time.ts';
import type { LockedOrder } from './lock-order.ts';
import { orderLetterOf } from './order-letter-of.ts';
import { wayOf } from './orders.ts';
import { canBecome } from './status.ts';
import { moveStock, type ShortLine } from './stock.ts';
import { tellStaffOfOrder } from './tell-staff.ts';

export interface Paid {
  /** Of other choices of its cart, whose pages have to be closed. */
  readonly replaced: readonly PaymentId[];
  /** Another order of its cart was paid before. */
  readonly isDuplicate: boolean;
  /** The paid orders of its cart, including itself. */
  readonly ofOneCart: readonly number[];
  /** Its lines that are short of pieces, because others took them. */
  readonly short: readonly ShortLine[];
}

export interface PaidContext {
  readonly origins: AppContext['origins'];
  readonly now: Date;
  /** The buyer's choice. */
  readonly method: string | null;
  /** The amount that staff accepted; undefined when it was paid as asked. */
  readonly accepted?: Money | undefined;
  /** No mail: its money has gone back. */
  readonly isQuiet?: boolean;
}

/**
 * Marks an order paid, even if another one replaced it meanwhile. The transaction has locked it.
 * @returns undefined when the order is over, for example refunded
 */
export async function markPaid(
  db: Db,
  { order, customer }: LockedOrder,
  { origins, now, method, accepted, isQuiet = false }: PaidContext,
): Promise<Paid | undefined> {
  if (!canBecome(order.status, 'PAGO')) return undefined;
  const pickupCode = randomPickupCode();
  await db
    .update(orders)
    .set({ status: 'PAGO', pickupCode, superseded: false, cancelledAt: null, updatedAt: now })
    .where(eq(orders.id, order.id));
  // Prevents a second payment for the same goods.
  const superseded = await supersedeOthers(db, {
    cartId: order.cartId,
    id: order.id,
    updatedAt: now,
  });
  const { payments: replaced, orderIds } = superseded;
  const freed = orderIds.map((id) => ({ orderId: id, reason: 'unpaid' as const }));
  const short = await moveStock(db, [...freed, { orderId: order.id, reason: 'order' }], now);
  const ofOneCart = (await paidOrders(db, [order.cartId])).map(({ id }) => id);
  const isDuplicate = ofOneCart.length > 1;
  const paid = { replaced, ofOneCart, short, isDuplicate };
  // A mail says so when the money is on its way back.
  if (isDuplicate || isQuiet) return paid;
  const lang = languageOf(customer);
  const way = wayOf({ method });
  const { openingHours } = await readStoreInfo(db);
  const when = handOverTime(order.delivery, lang, openingHours, now.getTime());
  const letter = paidLetter(lang, {
    ...(await orderLetterOf(db, order, customer, { origins, way, when })),
    accepted,
    pickupCode,
  });
  await postMail(db, { recipient: customer.email, ...written(letter) }, now.getTime());
  await tellStaffOfOrder(db, order, way, { origins, now });
  return paid;
}

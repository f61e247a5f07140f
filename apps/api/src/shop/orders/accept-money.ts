import { money } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { payments, refunds } from '../../platform/db/schema/index.ts';
import { beginRefund } from './begin-refund.ts';
import { errorsOf, type FollowContext, type Followed } from './follow-money.ts';
import type { LockedOrder } from './lock-order.ts';
import { markPaid } from './mark-paid.ts';
import { addMovements, markMoney } from './order-money.ts';
import type { Payment } from './orders.ts';
import { booksOf, leftOf, moneyStateOf } from './payment-books.ts';
import { canBecome } from './status.ts';

/**
 * Accepts an order's money as it is: an unpaid order is then paid. An unknown report counts as
 * seen. The transaction has locked the order.
 */
export async function acceptMoney(
  db: Db,
  locked: LockedOrder,
  { origins, now }: FollowContext,
): Promise<Followed> {
  const { order } = locked;
  const rows = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(payments.orderId, order.id));
  const isOver = order.status === 'ESTORNADO';
  const checked = rows
    .filter(({ payment, refund }) => moneyStateOf(payment, refund ?? undefined, isOver) !== 'ok')
    .map(({ payment }) => payment);
  for (const payment of checked) await accept(db, payment, now);
  const paid = checked.find((payment) => leftOf(booksOf(payment)) > 0);
  let followed: Followed = { errors: [], replaced: [] };
  if (paid && canBecome(order.status, 'PAGO')) {
    const books = booksOf(paid);
    const accepted = money(leftOf(books), books.currency);
    const marked = await markPaid(db, locked, { origins, now, method: paid.method, accepted });
    followed = { errors: errorsOf(order.id, marked), replaced: marked?.replaced ?? [] };
    if (marked?.isDuplicate) await beginRefund(db, order.id, 'duplicate', now);
  }
  await markMoney(db, order.id, now);
  return followed;
}

async function accept(db: Db, payment: Payment, now: Date): Promise<void> {
  const books = booksOf(payment);
  const isPaid = books.paidMinor > 0;
  const left = isPaid ? leftOf(books) : 0;
  const checkedStatus = left > 0 ? 'PAGO' : 'AGUARDANDO';
  await db
    .update(payments)
    .set({
      unknownWord: null,
      updatedAt: now,
      ...(isPaid && { acceptedMinor: left }),
      ...(payment.status === 'EM_ANALISE' && { status: checkedStatus }),
    })
    .where(eq(payments.id, payment.id));
  const { currency } = books;
  await addMovements(db, payment.id, [{ kind: 'accepted', amountMinor: left, currency }], now);
}

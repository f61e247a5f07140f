import { and, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { ranOutLetter } from '../../adapters/mail/ran-out-letter.ts';
import { written } from '../../adapters/mail/written.ts';
import type { Db } from '../../platform/db/client.ts';
import { cartItems, orderItems } from '../../platform/db/schema/index.ts';
import { languageOf } from '../accounts/customers.ts';
import { lockOrder } from './lock-order.ts';
import { standingOf } from './order-facts.ts';
import { orderLetterOf } from './order-letter-of.ts';
import { listPayments, paymentWayOf, type Order, type Payment } from './orders.ts';

interface RanOutContext {
  readonly origins: AppContext['origins'];
  readonly now: Date;
}

/** Queues the mail about an order that has just run out, unless another one replaced it. */
export async function tellOfRanOut(
  db: Db,
  { orderId, expiresAt }: Pick<Payment, 'orderId' | 'expiresAt'>,
  { origins, now }: RanOutContext,
): Promise<void> {
  const row = await lockOrder(db, orderId);
  if (!row || row.order.superseded || row.customer.erasedAt !== null) return;
  const { order, customer } = row;
  const made = await listPayments(db, [orderId]);
  const { state } = standingOf(order, made, now.getTime());
  if (state !== 'ranOut') return;
  const lang = languageOf(customer);
  const letter = ranOutLetter(lang, {
    ...(await orderLetterOf(db, order, customer, { origins, way: paymentWayOf(made) })),
    ranOutAt: expiresAt,
    cartLink: (await isInCart(db, order)) ? `${origins[lang]}/carrinho` : null,
  });
  await postMail(db, { recipient: customer.email, ...written(letter) }, now.getTime());
}

/** Whether its cart still holds all of its goods. */
async function isInCart(db: Db, { id, cartId }: Order): Promise<boolean> {
  const missing = await db
    .select({ productId: orderItems.productId })
    .from(orderItems)
    .leftJoin(
      cartItems,
      and(
        eq(cartItems.cartId, cartId),
        eq(cartItems.productId, orderItems.productId),
        eq(cartItems.active, true),
      ),
    )
    .where(and(eq(orderItems.orderId, id), isNull(cartItems.productId)))
    .limit(1);
  return missing.length === 0;
}

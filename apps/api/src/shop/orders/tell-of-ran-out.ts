import { and, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { ranOutLetter } from '../../adapters/mail/ran-out-letter.ts';
import type { Db } from '../../platform/db/client.ts';
import { cartItems, orderItems } from '../../platform/db/schema/index.ts';
import { shopName } from '../../platform/store-info/store-info.ts';
import { languageOf } from '../accounts/customers.ts';
import { lockOrder } from './lock-order.ts';
import { standingOf } from './order-facts.ts';
import { orderLink } from './order-link.ts';
import { listPayments, type Order, type Payment } from './orders.ts';

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
  const { state } = standingOf(order, await listPayments(db, [orderId]), now.getTime());
  if (state !== 'ranOut') return;
  const lang = languageOf(customer);
  const letter = ranOutLetter(lang, {
    shop: await shopName(db),
    name: customer.firstName,
    number: order.id,
    ranOutAt: expiresAt,
    cartLink: (await isInCart(db, order)) ? `${origins[lang]}/carrinho` : null,
    link: orderLink(origins, order, customer),
  });
  await postMail(db, { recipient: customer.email, ...letter }, now.getTime());
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

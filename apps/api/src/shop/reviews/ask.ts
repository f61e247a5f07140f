import { and, asc, eq, exists, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { mailPicture, mailShops } from '../../adapters/mail/mail-shop.ts';
import { postNotice } from '../../adapters/mail/outbox.ts';
import { reviewLetter } from '../../adapters/mail/review-letter.ts';
import { written } from '../../adapters/mail/written.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import {
  customers,
  orderItems,
  orders,
  payments,
  products,
} from '../../platform/db/schema/index.ts';
import { nameIn } from '../../platform/db/shown-texts.ts';
import { hashToken, randomToken } from '../../platform/security/random-tokens.ts';
import { languageOf } from '../accounts/customers.ts';

const dayMs = 86_400_000;

/** An order that was handed over before this is left in peace, as where reviews are new. */
const tooLateMs = 60 * dayMs;

/** Per transaction. */
const atOnce = 20;

export type AskDeps = Pick<AppContext, 'db' | 'clock' | 'mailDue' | 'origins'>;

/**
 * Asks buyers for reviews, once for each order that was handed over `afterDays` ago and not paid back.
 * Several servers may run it at once: each claims its own orders with their mails.
 */
export async function askForReviews(deps: AskDeps, afterDays: number): Promise<void> {
  for (;;) {
    const asked = await askSome(deps, afterDays);
    if (asked > 0) deps.mailDue();
    if (asked < atOnce) return;
  }
}

async function askSome({ db, clock, origins }: AskDeps, afterDays: number): Promise<number> {
  const now = clock.now();
  return repeatable(db, async (tx) => {
    const handedOver = tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.orderId, orders.id),
          eq(payments.status, 'FINALIZADO'),
          lte(payments.updatedAt, new Date(now - afterDays * dayMs)),
          gt(payments.updatedAt, new Date(now - tooLateMs)),
        ),
      );
    const due = await tx
      .select({ order: orders, customer: customers })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(
        and(
          isNull(orders.reviewAskedAt),
          inArray(orders.status, ['PAGO', 'ENVIADO']),
          exists(handedOver),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(atOnce)
      .for('update', { of: orders, skipLocked: true });
    const shopOf = mailShops(tx);
    for (const { order, customer } of due) {
      const token = randomToken();
      await tx
        .update(orders)
        .set({ reviewAskedAt: new Date(now), reviewLinkHash: hashToken(token) })
        .where(eq(orders.id, order.id));
      const lang = languageOf(customer);
      const bought = await tx
        .select({ item: orderItems, pictures: products.pictures })
        .from(orderItems)
        .innerJoin(products, eq(products.id, orderItems.productId))
        .where(eq(orderItems.orderId, order.id))
        .orderBy(asc(orderItems.position));
      const letter = reviewLetter(lang, {
        shop: await shopOf(lang, origins[lang]),
        name: customer.firstName,
        number: order.id,
        products: bought.map(({ item, pictures }) => ({
          name: nameIn(item, lang),
          picture: mailPicture(origins[lang], pictures),
        })),
        link: `${origins[lang]}/avaliar/${token}`,
      });
      await postNotice(tx, { recipient: customer.email, ...written(letter) }, now);
    }
    return due.length;
  });
}

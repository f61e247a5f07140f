import type { PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import { money } from '@ponte/regional/money';
import { asc, eq } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { mailPicture, readMailShop } from '../../adapters/mail/mail-shop.ts';
import type { LetterDelivery, OrderLetter, OrderLine } from '../../adapters/mail/order-letter.ts';
import type { Db } from '../../platform/db/client.ts';
import { orderItems, products } from '../../platform/db/schema/index.ts';
import { nameIn } from '../../platform/db/shown-texts.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { readStoreInfo } from '../../platform/store-info/store-info.ts';
import { languageOf } from '../accounts/customers.ts';
import { orderLink } from './order-link.ts';
import { taxOfOrder, type Order } from './orders.ts';
import { isBrought } from './stage.ts';

interface AboutOrder {
  readonly origins: AppContext['origins'];
  readonly way: PaymentWay | null;
  /** When it is handed over; absent where a letter does not say it. */
  readonly when?: string | undefined;
}

/** What every letter about an order says, in its buyer's language. */
export async function orderLetterOf(
  db: Db,
  order: Order,
  customer: Pick<Customer, 'firstName' | 'foreign'>,
  { origins, way, when }: AboutOrder,
): Promise<OrderLetter> {
  const lang = languageOf(customer);
  const amount = (minor: number) => money(minor, order.currency);
  const { promises } = await readStoreInfo(db);
  return {
    shop: await readMailShop(db, lang, origins[lang]),
    name: customer.firstName,
    number: order.id,
    lines: await linesOf(db, order, lang, origins[lang]),
    goods: amount(order.goodsMinor),
    shipping: amount(order.shippingMinor),
    total: amount(order.totalMinor),
    tax: taxOfOrder(order),
    delivery: deliveryOf(order, lang, { when, documents: promises?.documents?.[lang] }),
    way,
    link: orderLink(origins, order, customer),
  };
}

/** With names and prices as ordered, and the pictures of now. */
async function linesOf(db: Db, order: Order, lang: Lang, origin: string): Promise<OrderLine[]> {
  const rows = await db
    .select({ item: orderItems, pictures: products.pictures })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  return rows.map(({ item, pictures }) => ({
    name: nameIn(item, lang),
    code: item.code,
    quantity: item.quantity,
    subtotal: money(item.subtotalMinor, order.currency),
    picture: mailPicture(origin, pictures),
  }));
}

function deliveryOf(
  order: Pick<Order, 'delivery'>,
  lang: Lang,
  { when, documents }: Pick<LetterDelivery, 'when' | 'documents'>,
): LetterDelivery {
  const { place, hours } = order.delivery;
  return { place, when, documents, brought: isBrought(order), hours: hours?.[lang] };
}

/** A line for each line of an order, and for each movement of its money other than as asked. */
import type { ExportOrdersQuery } from '@ponte/contract/staff';
import { money } from '@ponte/regional/money';
import { formatPhone } from '@ponte/regional/phones';
import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { customers, orderItems, orders } from '../../platform/db/schema/index.ts';
import { nameIn } from '../../platform/db/shown-texts.ts';
import { shopDayEnd, shopDayStart } from '../../platform/runtime/shop-time.ts';
import { movementsOf } from '../../shop/orders/order-money.ts';
import { listPayments, paymentWayOf } from '../../shop/orders/orders.ts';
import { booksOf } from '../../shop/orders/payment-books.ts';
import { numberOf } from './order-list.ts';

export const orderColumns = [
  'order',
  'created_at',
  'status',
  'queue',
  'payment_way',
  'payment_provider',
  'payment_reference',
  'delivery',
  'delivery_place',
  'handed_over_at',
  'handed_over_to',
  'tracking_number',
  'tracking_link',
  'currency',
  'goods',
  'shipping',
  'iva',
  'total',
  'customer',
  'phone',
  'document_type',
  'document',
  'code',
  'name',
  'quantity',
  'unit_price',
  'subtotal',
  'paid_currency',
  'paid',
  'returned',
  'returned_at',
  'returned_as',
  'movement',
  'moved_at',
  'moved_currency',
  'moved_amount',
  'moved_word',
  'note',
] as const;

const batch = 500;

const blank = (cells: number): null[] => Array.from({ length: cells }, () => null);

export async function* orderBatches(db: Db, { from, to, lang }: ExportOrdersQuery) {
  const language = lang === 'es' ? 'es' : 'pt';
  let last = 0;
  for (;;) {
    const rows = await db
      .select({ order: orders, customer: customers })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(
        and(
          gt(orders.id, last),
          from === undefined ? undefined : gte(orders.createdAt, shopDayStart(from)),
          to === undefined ? undefined : lt(orders.createdAt, shopDayEnd(to)),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(batch);
    const end = rows.at(-1);
    if (!end) return;
    last = end.order.id;
    const ids = rows.map(({ order }) => order.id);
    const items = await db
      .select()
      .from(orderItems)
      .where(inArray(orderItems.orderId, ids))
      .orderBy(asc(orderItems.orderId), asc(orderItems.position));
    const ofOrders = await listPayments(db, ids);
    const moved = await movementsOf(
      db,
      ofOrders.map(({ id }) => id),
    );
    yield rows.flatMap(({ order, customer }) => {
      const amount = (minor: number) => money(minor, order.currency);
      const own = ofOrders.filter(({ orderId }) => orderId === order.id);
      const payment = own.find((one) => booksOf(one).paidMinor > 0);
      const books = payment && booksOf(payment);
      const paying = payment ?? own[0];
      const head = [
        numberOf(order.id),
        order.createdAt,
        order.status,
        order.queue,
        paymentWayOf(own),
        paying?.provider ?? null,
        paying?.reference ?? null,
        order.delivery.description[language],
        order.delivery.place,
        order.handedOverAt,
        order.handedOverTo,
        order.tracking?.number ?? null,
        order.tracking?.link ?? null,
        order.currency,
        amount(order.goodsMinor),
        amount(order.shippingMinor),
        order.taxMinor === null ? null : amount(order.taxMinor),
        amount(order.totalMinor),
        `${customer.firstName} ${customer.lastName}`.trim(),
        formatPhone(customer.phone),
        customer.documentType,
        customer.document,
      ];
      const paid = books
        ? [
            books.currency,
            money(books.paidMinor, books.currency),
            money(books.returnedMinor, books.currency),
            payment.returned?.at ?? null,
            payment.returned?.kind ?? null,
          ]
        : blank(5);
      const lines = items
        .filter(({ orderId }) => orderId === order.id)
        .map((item) => [
          ...head,
          item.code,
          nameIn(item, language),
          item.quantity,
          amount(item.unitMinor),
          amount(item.subtotalMinor),
          ...paid,
          ...blank(5),
          order.note,
        ]);
      const movements = moved
        .filter(
          ({ paymentId, kind }) => kind !== 'approved' && own.some(({ id }) => id === paymentId),
        )
        .map(({ kind, at, currency, amountMinor, word }) => [
          ...head,
          ...blank(5),
          ...paid,
          kind,
          at,
          currency,
          money(amountMinor, currency),
          word,
          order.note,
        ]);
      return [...lines, ...movements];
    });
  }
}

/** A line for each line of an order. */
import type { ExportOrdersQuery } from '@ponte/contract/staff';
import { money } from '@ponte/regional/money';
import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { customers, orderItems, orders } from '../db/schema/index.ts';
import { listPayments, paymentWayOf } from '../orders/orders.ts';
import { numberOf } from './order-list.ts';

export const orderColumns = [
  'order',
  'created_at',
  'status',
  'queue',
  'payment_way',
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
  'document_type',
  'document',
  'code',
  'name',
  'quantity',
  'unit_price',
  'subtotal',
] as const;

const batch = 500;
const dayMs = 86_400_000;

export async function* orderBatches(db: Db, { from, to, lang }: ExportOrdersQuery) {
  let last = 0;
  for (;;) {
    const rows = await db
      .select({ order: orders, customer: customers })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(
        and(
          gt(orders.id, last),
          from === undefined ? undefined : gte(orders.createdAt, new Date(from)),
          to === undefined ? undefined : lt(orders.createdAt, new Date(Date.parse(to) + dayMs)),
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
    const paymentsOfAll = await listPayments(db, ids);
    yield items.flatMap((item) => {
      const row = rows.find(({ order }) => order.id === item.orderId);
      if (!row) return [];
      const { order, customer } = row;
      const amount = (minor: number) => money(minor, order.currency);
      return [
        [
          numberOf(order.id),
          order.createdAt.toISOString(),
          order.status,
          order.queue,
          paymentWayOf(paymentsOfAll.filter(({ orderId }) => orderId === order.id)),
          order.handedOverAt?.toISOString() ?? null,
          order.handedOverTo,
          order.tracking?.number ?? null,
          order.tracking?.link ?? null,
          order.currency,
          amount(order.goodsMinor),
          amount(order.shippingMinor),
          order.taxMinor === null ? null : amount(order.taxMinor),
          amount(order.totalMinor),
          `${customer.firstName} ${customer.lastName}`.trim(),
          customer.documentType,
          customer.document,
          item.code,
          lang === 'es' ? item.nameEs : item.namePt,
          item.quantity,
          amount(item.unitMinor),
          amount(item.subtotalMinor),
        ],
      ];
    });
  }
}

/** Orders as lists for staff. Bounded work whatever the shop's size: by an index, a page at a time. */
import type { ListStaffOrdersQuery, OrderQueue, StaffOrderInList } from '@ponte/contract/staff';
import { money } from '@ponte/regional/money';
import { and, asc, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { customers, orderItems, orders } from '../../platform/db/schema/index.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { paidOrders } from '../../shop/orders/cart-orders.ts';
import type { Order } from '../../shop/orders/orders.ts';
import { isBrought } from '../../shop/orders/stage.ts';
import { pageOf, readIdCursor, readMomentCursor, rowsToAskFor } from './cursors.ts';
import { inQueue, readOrderSearch } from './order-search.ts';

/** Where staff or the provider has to act: what waits longest comes first. */
const waiting: ReadonlySet<OrderQueue> = new Set([
  'paymentCheck',
  'authorized',
  'toPrepare',
  'ready',
  'refunding',
]);

/** Exact, which a `Date` is not. */
const microseconds = sql<string>`(extract(epoch from ${orders.updatedAt}) * 1000000)::bigint`;

export interface OrderPage {
  readonly data: StaffOrderInList[];
  readonly next: string | null;
}

/** Undefined when the cursor is none of such a list. */
export async function listOrders(
  db: Db,
  { search = '', queue, after }: ListStaffOrdersQuery,
): Promise<OrderPage | undefined> {
  const oldestFirst = queue !== undefined && waiting.has(queue);
  const place = after === undefined ? undefined : placeOf(after, oldestFirst);
  if (after !== undefined && !place) return undefined;
  const wanted = await readOrderSearch(db, search);
  const inOrder = oldestFirst ? [asc(orders.updatedAt), asc(orders.id)] : [desc(orders.id)];
  // Chosen first, so that of the orders of thousands of buyers only those of the page are read.
  const listed = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(queue && inQueue(queue), place, wanted.matches))
    .orderBy(...inOrder)
    .limit(rowsToAskFor);
  const rows = await db
    .select({ order: orders, customer: customers, moment: microseconds })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(inArray(orders.id, listed))
    .orderBy(...inOrder);
  const page = pageOf(rows, ({ order, moment }) =>
    oldestFirst ? [Number(moment), order.id] : [order.id],
  );
  return { data: await wireListOf(db, page.rows), next: page.next };
}

function placeOf(after: string, oldestFirst: boolean): SQL | undefined {
  if (oldestFirst) {
    const [moment, id] = readMomentCursor(after) ?? [];
    if (moment === undefined) return undefined;
    const at = sql`timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond'`;
    return sql`(${orders.updatedAt}, ${orders.id}) > (${at}, ${id}::bigint)`;
  }
  const id = readIdCursor(after);
  return id === undefined ? undefined : lt(orders.id, id);
}

/** The order number that the buyer sees. */
export function numberOf(id: number): string {
  return String(id).padStart(6, '0');
}

interface ListedOrder {
  readonly order: Order;
  readonly customer: Customer;
}

export async function wireListOf(
  db: Db,
  rows: readonly ListedOrder[],
): Promise<StaffOrderInList[]> {
  if (rows.length === 0) return [];
  const paid = await paidOrders(
    db,
    rows.map(({ order }) => order.cartId),
  );
  const items = await db
    .select()
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderId,
        rows.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  return rows.map((row) => {
    const goods = items.filter(({ orderId }) => orderId === row.order.id);
    return wireInListOf(
      row,
      duplicatesOf(row.order, paid).length > 0,
      goods.map(({ productId, namePt, nameEs, quantity }) => ({
        productId,
        name: { pt: namePt, es: nameEs },
        quantity,
      })),
    );
  });
}

/** Goods of an order in a list. */
const shownGoods = 3;

export function wireInListOf(
  { order, customer }: ListedOrder,
  paidTwice: boolean,
  bought: StaffOrderInList['bought'],
) {
  return {
    id: order.id,
    number: numberOf(order.id),
    queue: order.queue,
    status: order.status,
    brought: isBrought(order),
    total: money(order.totalMinor, order.currency),
    customer: {
      id: customer.id,
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      email: customer.email,
      phone: customer.phone,
      foreign: customer.foreign,
    },
    bought: bought.slice(0, shownGoods).map(({ productId, name, quantity }) => ({
      productId,
      name,
      quantity,
    })),
    boughtCount: bought.length,
    note: order.note,
    createdAt: order.createdAt.toISOString(),
    since: order.updatedAt.toISOString(),
    paidTwice,
    money: order.money,
    refundingAt: order.refundingAt?.toISOString() ?? null,
  };
}

/** Other paid orders of a paid order's cart. */
export function duplicatesOf(
  order: Order,
  paid: Awaited<ReturnType<typeof paidOrders>>,
): readonly number[] {
  const ids = paid.filter(({ cartId }) => cartId === order.cartId).map(({ id }) => id);
  return ids.includes(order.id) ? ids.filter((id) => id !== order.id) : [];
}

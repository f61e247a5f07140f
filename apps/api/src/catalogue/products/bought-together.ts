import type { OrderStatus } from '@ponte/contract/orders';
import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { orderItems, orders } from '../../platform/db/schema/index.ts';

/** Of orders whose goods were bought for good. */
export const soldStatuses: OrderStatus[] = ['PAGO', 'ENVIADO'];

/** Older orders say little about what belongs together now. */
const countedMs = 365 * 24 * 3_600_000;

/** A popular product's latest orders rank like all of them. */
const mostOrders = 300;

/**
 * Finds the products that paid orders of the last year had together with one, by id, the most frequent
 * first. The result names no order and no customer.
 * @param fewestBuyers a few customers may be a coincidence, and would reveal a purchase
 */
export function boughtTogetherFinder(
  db: Db,
  fewestBuyers: number,
): (productId: number, options: { now: number; limit: number }) => Promise<number[]> {
  return async (productId, { now, limit }) => {
    const having = db
      .select({ orderId: orderItems.orderId, customerId: orders.customerId })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(
        and(
          eq(orderItems.productId, productId),
          inArray(orders.status, soldStatuses),
          gt(orders.createdAt, new Date(now - countedMs)),
        ),
      )
      .orderBy(desc(orderItems.orderId))
      .limit(mostOrders)
      .as('having');
    const count = sql`count(distinct ${orderItems.orderId})`;
    const rows = await db
      .select({ id: orderItems.productId })
      .from(having)
      .innerJoin(orderItems, eq(orderItems.orderId, having.orderId))
      .where(ne(orderItems.productId, productId))
      .groupBy(orderItems.productId)
      .having(sql`count(distinct ${having.customerId}) >= ${fewestBuyers}`)
      .orderBy(desc(count), asc(orderItems.productId))
      .limit(limit);
    return rows.map(({ id }) => id);
  };
}

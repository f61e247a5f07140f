/** What staff see of a product's pieces. */
import type { StockMovement } from '@ponte/contract/staff';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import {
  orderItems,
  orders,
  staffMembers,
  stockMovements,
  type products,
} from '../../platform/db/schema/index.ts';
import { pageOf, readIdCursor, rowsToAskFor } from './cursors.ts';
import { numberOf } from './order-list.ts';

type Product = typeof products.$inferSelect;

/** Orders listed with a product that is short. */
const shownOrders = 20;

/** Orders that are promised the product's pieces, when the shelf has fewer; otherwise none. */
export async function readShortOrders(db: Db, { id, shelf, promised }: Product) {
  if (shelf === null || promised <= shelf) return [];
  const rows = await db
    .select({ id: orders.id, quantity: orderItems.quantity })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.productId, id), eq(orders.stock, 'held')))
    .orderBy(desc(orderItems.orderId))
    .limit(shownOrders);
  return rows.map((order) => ({ ...order, number: numberOf(order.id) }));
}

/** Newest first; undefined when the cursor is none. */
export async function listMovements(
  db: Db,
  productId: number,
  after: string | undefined,
): Promise<{ data: StockMovement[]; next: string | null } | undefined> {
  const place = after === undefined ? undefined : readIdCursor(after);
  if (after !== undefined && place === undefined) return undefined;
  const found = await db
    .select({ movement: stockMovements, member: staffMembers.name })
    .from(stockMovements)
    .leftJoin(staffMembers, eq(staffMembers.id, stockMovements.memberId))
    .where(
      and(
        eq(stockMovements.productId, productId),
        place === undefined ? undefined : lt(stockMovements.id, place),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(rowsToAskFor);
  const { rows, next } = pageOf(found, ({ movement }) => [movement.id]);
  return {
    data: rows.map(({ movement, member }) => ({
      id: movement.id,
      at: movement.at.toISOString(),
      reason: movement.reason,
      shelf: { before: movement.shelfBefore, after: movement.shelfAfter },
      promised: { before: movement.promisedBefore, after: movement.promisedAfter },
      order:
        movement.orderId === null
          ? null
          : { id: movement.orderId, number: numberOf(movement.orderId) },
      by: movement.memberId === null ? null : { id: movement.memberId, name: member ?? '' },
    })),
    next,
  };
}

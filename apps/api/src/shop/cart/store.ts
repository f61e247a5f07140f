import type { CurrencyCode } from '@ponte/regional/money';
import { and, asc, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import { findProductsById, type ProductRow } from '../../catalogue/products/product-rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { cartItems, carts, orderItems, orders } from '../../platform/db/schema/index.ts';
import type { CartLine, ProductLine } from './lines.ts';

export type CartRow = typeof carts.$inferSelect;

/** How many of a customer's carts are searched for an open one. */
const mostCarts = 20;

/** A customer's id; undefined without a session. */
export type Visitor = number | undefined;

/**
 * A cart by its external id; undefined when it is another customer's. An anonymous cart becomes the
 * requesting customer's.
 */
export async function findCart(
  db: Db,
  externalId: string,
  visitor: Visitor,
): Promise<CartRow | undefined> {
  const [row] = await db.select().from(carts).where(eq(carts.externalId, externalId));
  const owner = row?.customerId ?? undefined;
  if (!row || owner === visitor) return row;
  if (owner !== undefined || visitor === undefined) return undefined;
  // Of two concurrent customers the first gets it.
  const [adopted] = await db
    .update(carts)
    .set({ customerId: visitor })
    .where(and(eq(carts.id, row.id), isNull(carts.customerId)))
    .returning();
  return adopted;
}

/** A customer's carts with lines, the last changed first. */
export async function findCartsOf(db: Db, customerId: number): Promise<CartRow[]> {
  const filled = db
    .select({ cartId: cartItems.cartId })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, carts.id), eq(cartItems.active, true)));
  return db
    .select()
    .from(carts)
    .where(and(eq(carts.customerId, customerId), exists(filled)))
    .orderBy(desc(carts.updatedAt), desc(carts.id))
    .limit(mostCarts);
}

/** Undefined when the external id is in use. */
export async function insertCart(
  db: Db,
  externalId: string,
  currency: CurrencyCode,
  lines: readonly CartLine[],
  visitor: Visitor,
): Promise<CartRow | undefined> {
  return repeatable(db, async (tx) => {
    const [row] = await tx
      .insert(carts)
      .values({ externalId, currency, customerId: visitor })
      .onConflictDoNothing({ target: carts.externalId })
      .returning();
    if (row) await insertLines(tx, row.id, lines);
    return row;
  });
}

/**
 * Replaces a cart's lines and currency; undefined when the cart is gone. Concurrent saves are
 * serialised.
 */
export async function replaceLines(
  db: Db,
  cartId: number,
  currency: CurrencyCode,
  lines: readonly CartLine[],
): Promise<CartRow | undefined> {
  return repeatable(db, async (tx) => {
    // The update locks the row, so a concurrent save waits for this one.
    const [row] = await tx
      .update(carts)
      .set({ currency, updatedAt: sql`now()` })
      .where(eq(carts.id, cartId))
      .returning();
    if (!row) return undefined;
    await tx.delete(cartItems).where(eq(cartItems.cartId, cartId));
    await insertLines(tx, cartId, lines);
    return row;
  });
}

async function insertLines(db: Db, cartId: number, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) return;
  await db.insert(cartItems).values(lines.map((line, position) => ({ ...line, cartId, position })));
}

export async function findLines(db: Db, cartId: number): Promise<ProductLine[]> {
  const rows = await db
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.position));
  const ids = rows.map(({ productId }) => productId);
  const products = await productsOfCart(db, ids, cartId);
  return rows.flatMap(({ productId, quantity, active }) => {
    const product = products.get(productId);
    return product ? [{ productId, quantity, active, product }] : [];
  });
}

/** The same, where the pieces that the cart's own unpaid order holds are free. */
export async function productsOfCart(
  db: Db,
  ids: readonly number[],
  cartId: number,
): Promise<Map<number, ProductRow>> {
  const found = await productsById(db, ids);
  const counted = [...found.values()].filter(({ piecesFree }) => piecesFree !== null);
  if (counted.length === 0) return found;
  const own = await db
    .select({ id: orderItems.productId, pieces: sql<number>`sum(${orderItems.quantity})::integer` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.cartId, cartId), eq(orders.stock, 'held'), eq(orders.status, 'PAGAMENTO')))
    .groupBy(orderItems.productId);
  for (const { id, pieces } of own) {
    const row = found.get(id);
    if (!row || row.piecesFree === null) continue;
    const piecesFree = row.piecesFree + pieces;
    found.set(id, { ...row, piecesFree, inStock: row.offered && piecesFree > 0 });
  }
  return found;
}

export async function productsById(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ProductRow>> {
  const rows = await findProductsById(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Carts in the database. */
import type { CurrencyCode } from '@ponte/regional/money';
import { and, asc, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import { findProductsById, type ProductRow } from '../catalogue/product-rows.ts';
import type { Db } from '../db/client.ts';
import { cartItems, carts } from '../db/schema/index.ts';
import type { CartLine, ProductLine } from './lines.ts';

/** A cart without its lines. */
export type CartRow = typeof carts.$inferSelect;

/** How many carts of a customer are looked at for an open one. */
const mostCarts = 20;

/** Who asks for a cart: a customer by id, or somebody without a session. */
export type Visitor = number | undefined;

/**
 * A cart by the id that the browser gave it; undefined when it is another customer's. A cart without
 * an owner becomes the customer's who asks for it.
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
  // Two customers who ask at the same moment: the first one gets it.
  const [adopted] = await db
    .update(carts)
    .set({ customerId: visitor })
    .where(and(eq(carts.id, row.id), isNull(carts.customerId)))
    .returning();
  return adopted;
}

/** The carts of a customer that hold something, the one that was changed last first. */
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

/** Makes a cart; undefined when the external id is in use. */
export async function insertCart(
  db: Db,
  externalId: string,
  currency: CurrencyCode,
  lines: readonly CartLine[],
  visitor: Visitor,
): Promise<CartRow | undefined> {
  return db.transaction(async (tx) => {
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
 * Replaces a cart's lines and currency; undefined when it is gone. Two savings at once follow one
 * another, whole.
 */
export async function replaceLines(
  db: Db,
  cartId: number,
  currency: CurrencyCode,
  lines: readonly CartLine[],
): Promise<CartRow | undefined> {
  return db.transaction(async (tx) => {
    // The update locks the cart's row, so that another saving waits here for this one's end.
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

/** A cart's lines in their order, with their products as they are now. */
export async function findLines(db: Db, cartId: number): Promise<ProductLine[]> {
  const rows = await db
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.position));
  const products = await productsById(
    db,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap(({ productId, quantity, active }) => {
    const product = products.get(productId);
    return product ? [{ productId, quantity, active, product }] : [];
  });
}

/** Products by their ids. */
export async function productsById(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ProductRow>> {
  const rows = await findProductsById(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

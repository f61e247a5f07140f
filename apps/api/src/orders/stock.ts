/**
 * The pieces of counted products (decision 45): an order holds them while it may be paid, takes them
 * when it is, and gives them back when it ends. `products.pieces_held` is the sum of what orders
 * hold; the rest of `pieces_left` can be ordered.
 */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { orderItems, orders, products, type StockState } from '../db/schema/index.ts';

export interface StockMove {
  readonly orderId: number;
  readonly to: StockState;
}

/** An order's line of which there are not enough pieces. */
export interface ShortLine {
  readonly orderId: number;
  readonly position: number;
  /** The pieces that nobody else has. */
  readonly left: number;
}

/** Pieces of one product while they are moved; `left` is null when stock is not counted. */
interface Pieces {
  readonly id: number;
  left: number | null;
  held: number;
}

interface Line {
  readonly orderId: number;
  readonly position: number;
  readonly productId: number;
  readonly quantity: number;
  /** Missing pieces of an earlier move. */
  readonly short: number;
  readonly stock: StockState;
}

/**
 * Moves the pieces of orders, whose rows the transaction has locked. Products are locked in the
 * order of their ids, once, so that transactions never wait for each other in a circle: a
 * transaction calls this once, after it has locked its orders.
 * @returns the lines that are short. A payment takes what is left of them; one that is to be held is
 *   not held, and the caller has to roll back.
 */
export async function moveStock(db: Db, moves: readonly StockMove[]): Promise<ShortLine[]> {
  if (moves.length === 0) return [];
  const lines = await linesOf(
    db,
    moves.map(({ orderId }) => orderId),
  );
  const pieces = await lockPieces(
    db,
    lines.map(({ productId }) => productId),
  );
  const short: ShortLine[] = [];
  // What is given back is there for the others.
  const ordered = [...moves].sort((a, b) => Number(b.to === 'none') - Number(a.to === 'none'));
  for (const { orderId, to } of ordered) {
    const own = lines.filter((line) => line.orderId === orderId && line.stock !== to);
    for (const line of own) {
      const of = pieces.get(line.productId);
      if (!of) continue;
      giveBack(of, line);
      const missing = give(of, line, to);
      if (missing > 0) {
        const { position, quantity } = line;
        short.push({ orderId, position, left: quantity - missing });
      }
      if (missing !== line.short) await keepShort(db, line, missing);
    }
  }
  await keepPieces(db, [...pieces.values()]);
  for (const to of ['none', 'held', 'taken'] as const) {
    const ids = moves.filter((move) => move.to === to).map(({ orderId }) => orderId);
    if (ids.length > 0) await db.update(orders).set({ stock: to }).where(inArray(orders.id, ids));
  }
  return short;
}

function giveBack(of: Pieces, { stock, quantity, short }: Line): void {
  if (stock === 'held') of.held -= quantity;
  if (stock === 'taken' && of.left !== null) of.left += quantity - short;
}

/** @returns how many are missing */
function give(of: Pieces, { quantity }: Line, to: StockState): number {
  if (to === 'none') return 0;
  const free = of.left === null ? quantity : Math.max(of.left - of.held, 0);
  const given = Math.min(quantity, free);
  if (to === 'held') of.held += quantity;
  else if (of.left !== null) of.left -= given;
  return quantity - given;
}

async function linesOf(db: Db, orderIds: readonly number[]): Promise<Line[]> {
  const { orderId, position, productId, quantity, short } = orderItems;
  return db
    .select({ orderId, position, productId, quantity, short, stock: orders.stock })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}

async function lockPieces(db: Db, ids: readonly number[]): Promise<Map<number, Pieces>> {
  const rows = await db
    .select({ id: products.id, left: products.piecesLeft, held: products.piecesHeld })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
    .orderBy(asc(products.id))
    // Lines of new orders refer to products: the stronger lock would wait for them.
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

async function keepPieces(db: Db, pieces: readonly Pieces[]): Promise<void> {
  const rows = JSON.stringify(pieces.map(({ id, left, held }) => ({ id, rest: left, held })));
  await db.execute(sql`
    update products set pieces_left = now.rest, pieces_held = now.held
    from json_to_recordset(${rows}::json) as now(id integer, rest integer, held integer)
    where products.id = now.id
  `);
}

async function keepShort(db: Db, { orderId, position }: Line, short: number): Promise<void> {
  await db.execute(sql`
    update order_items set short = ${short}
    where order_id = ${orderId} and position = ${position}
  `);
}

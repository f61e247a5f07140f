/**
 * The pieces of counted products (decision 50): an order is promised its pieces while it can be paid or
 * collected, and they leave the shelf when they are handed over, or sent. `products.promised` is the sum
 * of what orders are promised; the rest of `products.shelf` can be sold.
 */
import type { StockReason } from '@ponte/contract/staff';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { setStockCause } from '../../catalogue/products/stock-movements.ts';
import type { Db } from '../../platform/db/client.ts';
import { orderItems, orders, products, type StockState } from '../../platform/db/schema/index.ts';

/** Movements of an order's pieces, by the state of the order; otherwise nothing. */
const steps = {
  /** By a checkout, or by a payment that comes after they were released. */
  order: { none: 'held', held: 'held' },
  /** Its payment ended, or another order replaced it. */
  unpaid: { held: 'none' },
  handOver: { held: 'taken' },
  /** Pieces that have left the shelf are returned, or not. */
  refund: { held: 'none' },
  return: { taken: 'none' },
} as const satisfies Partial<Record<StockReason, Partial<Record<StockState, StockState>>>>;

export interface StockMove {
  readonly orderId: number;
  readonly reason: keyof typeof steps;
}

/** An order's line that is short of pieces. */
export interface ShortLine {
  readonly orderId: number;
  readonly position: number;
  /** The pieces that are promised to no other order. */
  readonly left: number;
}

/** Pieces of one product while they are moved; `shelf` is null when they are not counted. */
interface Pieces {
  readonly id: number;
  shelf: number | null;
  promised: number;
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
 * @returns the lines that are short of pieces although they are promised. Those of a payment stay so; a
 *   checkout has to roll back.
 */
export async function moveStock(
  db: Db,
  moves: readonly StockMove[],
  now: Date,
): Promise<ShortLine[]> {
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
  // What is released is there for the others.
  const ordered = moves.toSorted(
    (a, b) => Number(a.reason === 'order') - Number(b.reason === 'order'),
  );
  for (const { orderId, reason } of ordered) {
    const own = lines.filter((line) => line.orderId === orderId);
    const step: Partial<Record<StockState, StockState>> = steps[reason];
    const from = own[0]?.stock;
    const to = from && step[from];
    if (to === undefined) continue;
    for (const line of own) {
      const of = pieces.get(line.productId);
      if (!of) continue;
      move(of, line, to);
      const missing = to === 'held' ? missingOf(of, line) : 0;
      if (missing > 0) {
        const { position, quantity } = line;
        short.push({ orderId, position, left: quantity - missing });
      }
      if (to !== 'taken' && missing !== line.short) await keepShort(db, line, missing);
    }
    if (to === from) continue;
    await setStockCause(db, { reason, order: orderId, at: now });
    const moved = new Set(own.map(({ productId }) => productId));
    await keepPieces(
      db,
      [...moved].flatMap((id) => pieces.get(id) ?? []),
    );
    const takenAt = to === 'taken' ? now : null;
    await db.update(orders).set({ stock: to, takenAt }).where(eq(orders.id, orderId));
  }
  return short;
}

function move(of: Pieces, { stock, quantity }: Line, to: StockState): void {
  if (stock === to) return;
  if (stock === 'held') of.promised -= quantity;
  if (to === 'held') of.promised += quantity;
  if (of.shelf === null) return;
  // Fewer than promised may have been counted.
  if (to === 'taken') of.shelf -= Math.min(quantity, of.shelf);
  if (stock === 'taken') of.shelf += quantity;
}

/** How many of a promised line's pieces the shelf lacks, the other orders' before its own. */
export function missingOf(
  { shelf, promised }: Pick<Pieces, 'shelf' | 'promised'>,
  { quantity }: Pick<Line, 'quantity'>,
): number {
  return shelf === null ? 0 : Math.min(Math.max(promised - shelf, 0), quantity);
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
    .select({ id: products.id, shelf: products.shelf, promised: products.promised })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
    .orderBy(asc(products.id))
    // Lines of new orders refer to products: the stronger lock would wait for them.
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

async function keepPieces(db: Db, pieces: readonly Pieces[]): Promise<void> {
  await db.execute(sql`
    update products set pieces_left = now.shelf, pieces_held = now.promised
    from json_to_recordset(${JSON.stringify(pieces)}::json)
      as now(id integer, shelf integer, promised integer)
    where products.id = now.id
  `);
}

async function keepShort(db: Db, { orderId, position }: Line, short: number): Promise<void> {
  await db.execute(sql`
    update order_items set short = ${short}
    where order_id = ${orderId} and position = ${position}
  `);
}

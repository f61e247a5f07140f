import { and, asc, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { carts } from '../db/schema/index.ts';

/** How long a cart without an owner lives after its last change, in milliseconds: 90 days. */
const anonymousMs = 90 * 24 * 60 * 60 * 1000;

/** How many carts one statement drops: their rows are locked until it ends. */
const cartsAtOnce = 500;

/** Drops carts, with their lines, that have no owner and were left alone for too long. */
export async function sweepCarts(db: Db, now: number, atOnce: number = cartsAtOnce): Promise<void> {
  const { id, customerId, updatedAt } = carts;
  const left = and(isNull(customerId), lt(updatedAt, new Date(now - anonymousMs)));
  let last = 0;
  for (;;) {
    const next = db
      .select({ id })
      .from(carts)
      .where(and(gt(id, last), left))
      .orderBy(asc(id))
      .limit(atOnce);
    // A cart may be saved, or find an owner, after it was selected.
    const dropped = await db
      .delete(carts)
      .where(and(inArray(id, next), left))
      .returning({ id });
    if (dropped.length < atOnce) return;
    last = Math.max(...dropped.map((cart) => cart.id));
  }
}

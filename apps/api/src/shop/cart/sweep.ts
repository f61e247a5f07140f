import { and, asc, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { carts } from '../../platform/db/schema/index.ts';

/** 90 days after its last change, in milliseconds. */
const anonymousMs = 90 * 24 * 60 * 60 * 1000;

/** Carts per statement: their rows stay locked until it ends. */
const cartsAtOnce = 500;

/** Deletes anonymous carts that expired, with their lines. */
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
    // A selected cart may be saved, or claimed, before it is deleted.
    const dropped = await db
      .delete(carts)
      .where(and(inArray(id, next), left))
      .returning({ id });
    if (dropped.length < atOnce) return;
    last = Math.max(...dropped.map((cart) => cart.id));
  }
}

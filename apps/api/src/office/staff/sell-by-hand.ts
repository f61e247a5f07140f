import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { products } from '../../platform/db/schema/index.ts';
import { writeAudit } from './audit.ts';

interface Sold {
  readonly code: string;
  /** Whether it is shown and sold from now on. */
  readonly active: boolean;
  /** In milliseconds. */
  readonly now: number;
}

/**
 * Takes a product off sale, or puts it back, from the command line.
 * @returns whether it was changed; undefined when there is no product of that code
 */
export function sellByHand(db: Db, { code, active, now }: Sold): Promise<boolean | undefined> {
  return repeatable(db, async (tx) => {
    const [product] = await tx
      .select({ id: products.id, active: products.active })
      .from(products)
      .where(eq(products.code, code))
      .for('update');
    if (!product) return undefined;
    if (product.active === active) return false;
    await tx.update(products).set({ active }).where(eq(products.id, product.id));
    await writeAudit(
      tx,
      {
        actor: undefined,
        action: 'product.changed',
        kind: 'product',
        id: product.id,
        before: { active: product.active },
        after: { active },
      },
      now,
    );
    return true;
  });
}

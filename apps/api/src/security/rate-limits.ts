import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rateLimits } from '../db/schema/index.ts';
import type { Clock } from '../runtime/clock.ts';

/** So many within so long. */
export interface Limit {
  /** What is limited, such as `login`. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Counts what must not happen too often, across all servers of one database. */
export interface RateLimiter {
  /**
   * Counts one more for somebody.
   *
   * @param who an address or a name; only a hash of it is stored
   * @returns how many seconds to wait when it is one too many, else undefined
   */
  hit(limit: Limit, who: string): Promise<number | undefined>;
  /** Counts one more for somebody, and tells by how many it is more than the limit; 0 within it. */
  excess(limit: Limit, who: string): Promise<number>;
  /** In how many seconds what was counted is forgotten; undefined when there is nothing. */
  left(limit: Limit, who: string): Promise<number | undefined>;
  /** Forgets what was counted, after a success. */
  forget(limit: Limit, who: string): Promise<void>;
}

/** A limiter that keeps its counts in the database. */
export function createRateLimiter(
  db: Db,
  clock: Clock,
  secret: string,
  { factor = 1 }: { readonly factor?: number } = {},
): RateLimiter {
  const keyOf = ({ name }: Limit, who: string): string =>
    createHmac('sha256', secret).update(`rate:${name}:${who}`).digest('base64url');
  const count = (limit: Limit, who: string) =>
    countOne(db, keyOf(limit, who), clock.now(), limit.windowMs);
  const secondsTo = (moment: Date): number =>
    Math.max(1, Math.ceil((moment.getTime() - clock.now()) / 1000));
  return {
    hit: async (limit, who) => {
      const { hits, resetsAt } = await count(limit, who);
      return hits <= limit.most * factor ? undefined : secondsTo(resetsAt);
    },
    excess: async (limit, who) => {
      const { hits } = await count(limit, who);
      return Math.max(0, Math.ceil((hits - limit.most * factor) / factor));
    },
    left: async (limit, who) => {
      const [row] = await db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(limit, who)));
      const ahead = row ? row.resetsAt.getTime() - clock.now() : 0;
      return row && ahead > 0 && ahead <= limit.windowMs ? secondsTo(row.resetsAt) : undefined;
    },
    forget: async (limit, who) => {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, who)));
    },
  };
}

/** A window that ends later than one that begins now was counted by a clock that was set back since. */
async function countOne(db: Db, key: string, now: number, windowMs: number) {
  const resetsAt = new Date(now + windowMs);
  const over = sql`(${rateLimits.resetsAt} <= ${new Date(now).toISOString()} or ${rateLimits.resetsAt} > excluded.resets_at)`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

/** Drops counts that have run out. */
export async function sweepRateLimits(db: Db, now: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, new Date(now)));
}

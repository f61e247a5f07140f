import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
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
  return {
    hit: async (limit, who) => {
      const now = new Date(clock.now());
      const fresh = { hits: 1, resetsAt: new Date(clock.now() + limit.windowMs) };
      const expired = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key: keyOf(limit, who), ...fresh })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            hits: sql`case when ${expired} then 1 else ${rateLimits.hits} + 1 end`,
            resetsAt: sql`case when ${expired} then excluded.resets_at else ${rateLimits.resetsAt} end`,
          },
        })
        .returning();
      if (!row || row.hits <= limit.most * factor) return undefined;
      return Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
    },
    forget: async (limit, who) => {
      await db.delete(rateLimits).where(sql`${rateLimits.key} = ${keyOf(limit, who)}`);
    },
  };
}

/** Drops counts that have run out. */
export async function sweepRateLimits(db: Db, now: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, new Date(now)));
}

import { createHmac } from 'node:crypto';
import type { Limit } from '@ponte/settings';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rateLimits } from '../db/schema/index.ts';
import type { Clock } from '../runtime/clock.ts';

/** Rate limits shared by all servers of one database. */
export interface RateLimiter {
  /**
   * Counts one event.
   * @param who an address or a name; only its hash is stored
   * @returns seconds to wait when the limit is exceeded, else undefined
   */
  hit(limit: Limit, who: string): Promise<number | undefined>;
  /** Counts one event; returns by how many the limit is exceeded, 0 within it. */
  excess(limit: Limit, who: string): Promise<number>;
  /** Seconds until the count expires; undefined when there is none. */
  left(limit: Limit, who: string): Promise<number | undefined>;
  /** Resets the count, after a success. */
  forget(limit: Limit, who: string): Promise<void>;
}

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

/** A window that ends later than a new one would was counted before the clock was set back. */
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

export async function sweepRateLimits(db: Db, now: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, new Date(now)));
}

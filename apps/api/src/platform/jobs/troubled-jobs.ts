/** Jobs that have failed, and what an operator does about them: see docs/runbook.md. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { jobs } from '../db/schema/index.ts';

export interface TroubledJob {
  readonly id: number;
  readonly name: string;
  readonly attempts: number;
  /** Why the last attempt failed; of a mail it may name its recipient. */
  readonly reason: string | null;
  /** When it is tried again; null for a dead letter. */
  readonly dueAt: Date | null;
}

const troubled = and(gt(jobs.attempts, 0), eq(jobs.running, false));

/** Jobs that failed and wait for their next attempt, and dead letters; the oldest first. */
export async function listTroubledJobs(db: Db, most: number): Promise<TroubledJob[]> {
  const rows = await db.select().from(jobs).where(troubled).orderBy(asc(jobs.id)).limit(most);
  return rows.map(({ id, name, attempts, reason, dueAt, failedAt }) => ({
    id,
    name,
    attempts,
    reason,
    dueAt: failedAt ? null : dueAt,
  }));
}

/**
 * Has the jobs of a kind that failed tried again now, with all their attempts.
 * @returns how many
 */
export async function retryTroubledJobs(db: Db, name: string, now: number): Promise<number> {
  const retried = await db
    .update(jobs)
    .set({ failedAt: null, attempts: 0, dueAt: new Date(now) })
    .where(and(troubled, eq(jobs.name, name)))
    .returning({ id: jobs.id });
  return retried.length;
}

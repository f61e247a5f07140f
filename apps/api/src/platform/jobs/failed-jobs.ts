/** Dead letters: jobs whose every attempt failed. They stay until staff retry or drop them. */
import { and, count, desc, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { jobs } from '../db/schema/index.ts';

export interface FailedJob {
  readonly id: number;
  readonly name: string;
  readonly data: unknown;
  readonly attempts: number;
  readonly reason: string;
  readonly createdAt: Date;
  readonly failedAt: Date;
}

/**
 * The latest dead letters first.
 * @param page `before`: the id of the last one of the page before
 */
export async function listFailedJobs(
  db: Db,
  { most, before }: { readonly most: number; readonly before?: number | undefined },
): Promise<FailedJob[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(isNotNull(jobs.failedAt), before === undefined ? undefined : lt(jobs.id, before)))
    .orderBy(desc(jobs.id))
    .limit(most);
  return rows.flatMap(({ id, name, data, attempts, reason, createdAt, failedAt }) =>
    failedAt ? [{ id, name, data, attempts, reason: reason ?? '', createdAt, failedAt }] : [],
  );
}

/**
 * Makes a dead letter a job again, with all its attempts.
 * @returns false when there is no such dead letter
 */
export async function retryJob(db: Db, id: number, now: number): Promise<boolean> {
  const retried = await db
    .update(jobs)
    .set({ failedAt: null, attempts: 0, dueAt: new Date(now), wantedAt: new Date(now) })
    .where(and(eq(jobs.id, id), isNotNull(jobs.failedAt)))
    .returning({ id: jobs.id });
  return retried.length > 0;
}

export interface JobCount {
  readonly name: string;
  /** Due and not taken. */
  readonly due: number;
  readonly failed: number;
}

/** How many jobs of each kind wait for their turn, and how many are dead letters. */
export async function countJobs(db: Db, now: number): Promise<JobCount[]> {
  const isDue = and(isNull(jobs.failedAt), lte(jobs.dueAt, new Date(now)));
  const [due, failed] = await Promise.all(
    [isDue, isNotNull(jobs.failedAt)].map((which) =>
      db.select({ name: jobs.name, many: count() }).from(jobs).where(which).groupBy(jobs.name),
    ),
  );
  const names = [
    ...new Set([...(due ?? []), ...(failed ?? [])].map(({ name }) => name)),
  ].toSorted();
  const of = (rows: typeof due, name: string) => rows?.find((row) => row.name === name)?.many ?? 0;
  return names.map((name) => ({ name, due: of(due, name), failed: of(failed, name) }));
}

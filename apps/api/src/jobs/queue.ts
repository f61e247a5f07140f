import { currentRequestId } from '@ponte/telemetry';
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { jobs } from '../db/schema/index.ts';

/** A kind of work: its lane, and what a job of it knows. */
export interface JobKind<Data = unknown> {
  readonly name: string;
  readonly data: v.GenericSchema<unknown, Data>;
}

export interface AddedJob {
  /** In milliseconds since 1970. */
  readonly dueAt: number;
  /** While there is a job of this kind and key, another one is not added; a dead letter is revived. */
  readonly key?: string | undefined;
}

/**
 * Adds a job. Call it in the transaction that causes the job, so that neither exists without the
 * other. A job is run at least once, so its work must bear being repeated.
 */
export async function addJob<Data>(
  db: Db,
  kind: JobKind<Data>,
  data: Data,
  { dueAt, key }: AddedJob,
): Promise<void> {
  await addJobs(db, kind, [{ data, key }], { dueAt });
}

/** Adds jobs as `addJob` does, a thousand at most. */
export async function addJobs<Data>(
  db: Db,
  kind: JobKind<Data>,
  added: readonly { readonly data: Data; readonly key?: string | undefined }[],
  { dueAt }: Pick<AddedJob, 'dueAt'>,
): Promise<void> {
  if (added.length === 0) return;
  const due = new Date(dueAt);
  const requestId = currentRequestId() ?? null;
  await db
    .insert(jobs)
    .values(added.map(({ data, key }) => ({ name: kind.name, key, data, dueAt: due, requestId })))
    .onConflictDoUpdate({
      target: [jobs.name, jobs.key],
      set: { data: sql`excluded.data`, dueAt: due, attempts: 0, failedAt: null },
      setWhere: isNotNull(jobs.failedAt),
    });
}

export type TakenJob = typeof jobs.$inferSelect;

export interface Take {
  readonly name: string;
  /** Jobs that have failed before, or those that are new. */
  readonly again: boolean;
  readonly most: number;
  readonly now: number;
  /** After that another process may take the same jobs. */
  readonly leaseMs: number;
}

/** Takes due jobs, the longest due first. Several processes may: each takes its own. */
export async function takeDue(
  db: Db,
  { name, again, most, now, leaseMs }: Take,
): Promise<TakenJob[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.name, name),
        isNull(jobs.failedAt),
        lte(jobs.dueAt, new Date(now)),
        again ? gt(jobs.attempts, 0) : eq(jobs.attempts, 0),
      ),
    )
    .orderBy(asc(jobs.dueAt), asc(jobs.id))
    .limit(most)
    .for('update', { skipLocked: true });
  return (
    db
      .update(jobs)
      .set({
        attempts: sql`${jobs.attempts} + 1`,
        dueAt: new Date(now + leaseMs),
        running: true,
      })
      // An array is selected once; a plan for `in` may repeat the selection, and lock more.
      .where(sql`${jobs.id} = any(array(${due}))`)
      .returning()
  );
}

/** The job as this process took it: false once another one has. */
function isStill({ id, attempts }: TakenJob) {
  return and(eq(jobs.id, id), eq(jobs.attempts, attempts));
}

export async function finish(db: Db, job: TakenJob): Promise<void> {
  await db.delete(jobs).where(isStill(job));
}

const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;

/** With the pauses between them, 50 hours: an outage of two days loses nothing. */
const mostAttempts = 17;

/** Doubles after each failed attempt. */
function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}

/**
 * Records a failed attempt, and when the next one is.
 * @returns whether it was the last one: the job stays as a dead letter
 */
export async function fail(db: Db, job: TakenJob, reason: string, now: number): Promise<boolean> {
  const dead = job.attempts >= mostAttempts;
  const dueAt = new Date(now + pauseAfter(job.attempts));
  await db
    .update(jobs)
    .set({ reason, running: false, ...(dead ? { failedAt: new Date(now) } : { dueAt }) })
    .where(isStill(job));
  return dead;
}

/**
 * Makes due what a process that died was running. Call it at the start of the only process of a
 * database; others wait for the leases to end.
 */
export async function takeBackRunning(db: Db, now: number): Promise<void> {
  await db
    .update(jobs)
    .set({ running: false, dueAt: new Date(now) })
    .where(eq(jobs.running, true));
}

import { currentRequestId, traceHeaders } from '@ponte/telemetry';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
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
  const from = {
    dueAt: due,
    wantedAt: due,
    requestId: currentRequestId() ?? null,
    traceparent: traceHeaders()['traceparent'] ?? null,
  };
  await db
    .insert(jobs)
    .values(added.map(({ data, key }) => ({ ...from, name: kind.name, key, data })))
    .onConflictDoUpdate({
      target: [jobs.name, jobs.key],
      set: { data: sql`excluded.data`, dueAt: due, wantedAt: due, attempts: 0, failedAt: null },
      setWhere: isNotNull(jobs.failedAt),
    });
}

/**
 * Drops jobs that are not wanted any more. One that runs is not stopped.
 * @returns how many there were
 */
export async function dropJobs(
  db: Db,
  { name }: Pick<JobKind, 'name'>,
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const dropped = await db
    .delete(jobs)
    .where(and(eq(jobs.name, name), inArray(jobs.key, [...keys])))
    .returning({ id: jobs.id });
  return dropped.length;
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
  /** Only the job of this key. */
  readonly key?: string | undefined;
}

/** Takes due jobs, the longest due first. Several processes may: each takes its own. */
export async function takeDue(
  db: Db,
  { name, again, most, now, leaseMs, key }: Take,
): Promise<TakenJob[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.name, name),
        key === undefined ? undefined : eq(jobs.key, key),
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

/** Jobs of one kind that are new, or those that have failed before. */
export type LaneName = Pick<Take, 'name' | 'again'>;

const foundLanes = v.object({
  rows: v.array(v.object({ name: v.string(), again: v.boolean() })),
});

/** The lanes that have a due job, of those given: usually few of them, and one query asks for all. */
export async function lanesWithDue(
  db: Db,
  lanes: readonly LaneName[],
  now: number,
): Promise<readonly LaneName[]> {
  const asked = JSON.stringify(lanes.map(({ name, again }) => ({ name, again })));
  // Laterally and limited: a semi-join may read a long queue as a whole.
  const found = await db.execute(sql`
    select lane.name, lane.again
    from jsonb_to_recordset(${asked}::jsonb) as lane(name text, again boolean)
    cross join lateral (
      select from ${jobs}
      where ${jobs.name} = lane.name and ${jobs.failedAt} is null
        and ${jobs.dueAt} <= ${new Date(now).toISOString()}::timestamptz
        and (${jobs.attempts} > 0) = lane.again
      limit 1
    ) due
  `);
  return v.parse(foundLanes, found).rows;
}

/** The job as this process took it: false once another one has. */
function isStill({ id, attempts }: TakenJob) {
  return and(eq(jobs.id, id), eq(jobs.attempts, attempts));
}

/** @returns false when another process has taken the job over, or it has ended already */
export async function finish(db: Db, job: TakenJob): Promise<boolean> {
  const ended = await db.delete(jobs).where(isStill(job)).returning({ id: jobs.id });
  return ended.length > 0;
}

const firstPauseMs = 60_000;
const usualLongestPauseMs = 6 * 3_600_000;

/** With the pauses between them, 50 hours: an outage of two days loses nothing. */
const usualMostAttempts = 17;

export interface FailedRun {
  readonly reason: string;
  readonly now: number;
  readonly longestPauseMs?: number | undefined;
  readonly mostAttempts?: number | undefined;
}

/**
 * Records a failed attempt, and when the next one is: each pause is twice the one before.
 * @returns whether it was the last one: the job stays as a dead letter
 */
export async function fail(db: Db, job: TakenJob, run: FailedRun): Promise<boolean> {
  const { reason, now } = run;
  const { longestPauseMs = usualLongestPauseMs, mostAttempts = usualMostAttempts } = run;
  const dead = job.attempts >= mostAttempts;
  const dueAt = new Date(now + Math.min(firstPauseMs * 2 ** (job.attempts - 1), longestPauseMs));
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

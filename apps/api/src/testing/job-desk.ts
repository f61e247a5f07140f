import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { jobs } from '../platform/db/schema/index.ts';
import { handleJobs, type JobLimits, type Work } from '../platform/jobs/job-handler.ts';
import { createJobRunner, type JobRunner } from '../platform/jobs/job-runner.ts';
import { addJob, type JobKind } from '../platform/jobs/queue.ts';
import { silentLog } from '../platform/runtime/log.ts';
import type { TestApp } from './test-app.ts';

export const limits: JobLimits = { limitMs: 60_000, concurrency: 2 };

export const print: JobKind<string> = { name: 'print', data: v.string() };
export const sweep: JobKind<string> = { name: 'sweep', data: v.string() };

/** Jobs and who does them, in a shop that is there once they are added. */
export function jobDesk(current: () => TestApp) {
  const time = { now: Date.UTC(2025, 10, 20, 12) };
  const clock = { now: () => time.now };
  return {
    /** Tests move it on. */
    time,
    clock,
    serverThat(work: Work<string>, kind = print, its = limits, log = silentLog): JobRunner {
      const runner = createJobRunner({ db: current().db, clock, log });
      runner.handle(handleJobs(kind, its, work));
      return runner;
    },
    add: (text: string, key?: string) =>
      addJob(current().db, print, text, { dueAt: time.now, key }),
    rows: () => current().db.select().from(jobs).orderBy(asc(jobs.id)),
  };
}

/** A promise, and what resolves it. */
export function gate() {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}

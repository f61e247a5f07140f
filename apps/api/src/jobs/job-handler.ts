import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';
import type { JobKind } from './queue.ts';

export interface JobLimits {
  /** The longest time of one run, in milliseconds: then its signal aborts and it has failed. */
  readonly limitMs: number;
  /** The most at once in this process: of new jobs, and as many of those that have failed before. */
  readonly concurrency: number;
}

/** What runs the jobs of one kind. */
export interface JobHandler extends JobLimits {
  readonly name: string;
  /** Throws when the job has to be run again. */
  readonly work: (data: unknown, signal: AbortSignal) => Promise<unknown>;
}

/** @throws when a job's data are not of its kind, which fails that job */
export function handleJobs<Data>(
  { name, data: schema }: JobKind<Data>,
  limits: JobLimits,
  work: (data: Data, signal: AbortSignal) => Promise<unknown>,
): JobHandler {
  return { ...limits, name, work: (data, signal) => work(v.parse(schema, data), signal) };
}

export interface RunnerMeans {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

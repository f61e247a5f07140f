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
  /** How long a job waits for its next attempt at most, in milliseconds; default: 6 hours. */
  readonly longestPauseMs?: number;
  /**
   * After this many a job is a dead letter; by default as many as outlive an outage of two days.
   */
  readonly mostAttempts?: number;
}

/**
 * Ends a job in a transaction of its work, whose effect is then in the database exactly once.
 * @throws when another process has taken the job over, which undoes the transaction
 */
export type Finish = (tx: Db) => Promise<void>;

/** Throws when the job has to be run again. */
export type Work<Data> = (data: Data, signal: AbortSignal, finish: Finish) => Promise<unknown>;

/** Thrown by a handler that depends on another system: the job is retried and not logged as failed. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

/** What runs the jobs of one kind. */
export interface JobHandler extends JobLimits {
  readonly name: string;
  readonly work: Work<unknown>;
}

/** @throws when a job's data are not of its kind, which fails that job */
export function handleJobs<Data>(
  { name, data: schema }: JobKind<Data>,
  limits: JobLimits,
  work: Work<Data>,
): JobHandler {
  return { ...limits, name, work: (data, ...rest) => work(v.parse(schema, data), ...rest) };
}

export interface RunnerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

import { inSpan, withRequestId, type OpenSpan } from '@ponte/telemetry';
import { DrizzleQueryError } from 'drizzle-orm';
import pLimit from 'p-limit';
import { failureReason } from '../runtime/failure-reason.ts';
import { NotYet, type Finish, type JobHandler, type RunnerDeps } from './job-handler.ts';
import { fail, finish, takeDue, type LaneName, type TakenJob } from './queue.ts';

/** For the end of a run, after its limit of time. */
const leaseMarginMs = 30_000;

/** In characters. */
const longestReason = 500;

export interface Lane extends LaneName {
  /** Starts due jobs in free places, and goes on while there are any. */
  fill(): Promise<void>;
  /** Runs one job for who waits for it, if it is due; resolves when its run has ended. */
  run(key: string): Promise<void>;
  isBusy(): boolean;
  /** Resolves when nothing runs any more. */
  idle(): Promise<void>;
  /** Starts no more. */
  close(): void;
  /** Ends what runs. */
  abort(): void;
}

interface Running {
  readonly key: string | null;
  readonly stop: AbortController;
}

export function openLane(deps: RunnerDeps, handler: JobHandler, again: boolean): Lane {
  const { db, clock, log } = deps;
  const { name, concurrency, limitMs } = handler;
  const running = new Map<Promise<void>, Running>();
  let closed = false;
  let fills = 0;
  const inTurn = pLimit(1);

  const start = (job: TakenJob): void => {
    const stop = new AbortController();
    // Not the request during which it happens to be started.
    const requestId = job.requestId ?? `job-${job.id}`;
    const parent = job.traceparent === null ? {} : { traceparent: job.traceparent };
    const run = withRequestId(requestId, () =>
      inSpan(`job ${name}`, { kind: 'consumer', parent }, (span) =>
        runJob(deps, handler, job, { stop, span }),
      ),
    ).finally(() => {
      running.delete(run);
      void fill();
    });
    running.set(run, { key: job.key, stop });
  };
  const take = async (most: number, key?: string): Promise<void> => {
    if (closed || most <= 0) return;
    const leaseMs = limitMs + leaseMarginMs;
    const taken = await takeDue(db, { name, again, most, now: clock.now(), leaseMs, key });
    taken.forEach(start);
  };
  const fill = async (): Promise<void> => {
    fills += 1;
    try {
      await inTurn(() => take(concurrency - running.size));
    } catch (error) {
      log.error('jobs can not be read', { name, reason: failureReason(error) });
    } finally {
      fills -= 1;
    }
  };
  const isBusy = (): boolean => running.size > 0 || fills > 0;
  return {
    name,
    again,
    fill,
    run: async (key) => {
      await inTurn(() => take(1, key));
      const own = [...running].filter(([, one]) => one.key === key);
      await Promise.all(own.map(([run]) => run));
    },
    isBusy,
    idle: async () => {
      do {
        await Promise.all(running.keys());
        await inTurn(async () => undefined);
      } while (isBusy());
    },
    close: () => void (closed = true),
    abort: () => running.forEach(({ stop }) => stop.abort(new Error('The server stopped.'))),
  };
}

/** Never rejects: a job whose end can't be recorded is run again after its lease. */
async function runJob(
  { db, clock, log }: RunnerDeps,
  handler: JobHandler,
  job: TakenJob,
  { stop, span }: { readonly stop: AbortController; readonly span: OpenSpan },
): Promise<void> {
  const { work, limitMs, longestPauseMs, mostAttempts } = handler;
  const { id, name, attempts } = job;
  const tooLong = new Error(`It took longer than ${limitMs / 1000} s.`);
  const limit = setTimeout(() => stop.abort(tooLong), limitMs);
  const { signal } = stop;
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  const finishIn: Finish = async (tx) => {
    if (!(await finish(tx, job))) throw new Error('Another process has taken the job over.');
  };
  try {
    const failure = await Promise.race([work(job.data, signal, finishIn), aborted]).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (!failure) return void (await finish(db, job));
    const reason = reasonOf(failure.error);
    const dead = await fail(db, job, { reason, now: clock.now(), longestPauseMs, mostAttempts });
    if (failure.error instanceof NotYet && !dead) return;
    span.fail(failure.error);
    // The reason may quote an address: it stays in the database.
    log.error(dead ? 'job given up' : 'job failed', { id, name, attempt: attempts });
  } catch (error) {
    log.error('the end of a job can not be recorded', { id, name, reason: failureReason(error) });
  } finally {
    clearTimeout(limit);
  }
}

/** What an SMTP server or a webhook said; of the database's own failures only the code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof DrizzleQueryError) return failureReason(error);
  return `${error.name}: ${error.message}`.slice(0, longestReason);
}

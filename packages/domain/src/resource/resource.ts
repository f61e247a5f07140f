import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock, Stop } from '../environment/index.ts';
import { isTransient, type ApiError, type Result } from '../result/index.ts';
import {
  snapshotOfState,
  stateOfSnapshot,
  type ResourceSnapshot,
  type ResourceState,
} from './resource-state.ts';

/** Requests the data. The signal aborts when nobody waits for the answer any more. */
export type Fetcher<T> = (signal: AbortSignal) => Promise<Result<T>>;

export interface ResourceOptions<T> {
  readonly clock: Clock;
  /** How long an answer is fresh, in milliseconds. Default: forever. */
  readonly freshMs?: number | undefined;
  /** Automatic retries after a transient failure. Default 3; none on a server. */
  readonly retries?: number | undefined;
  /** The data that the server rendered with. */
  readonly snapshot?: ResourceSnapshot<T> | undefined;
  /** Resolves once the page is hydrated that was rendered with the snapshot, or with none. */
  readonly hydrated?: (() => Promise<void>) | undefined;
}

/** The nth retry waits n times this long (storefront.md §4). */
const retryDelayMs = 2000;

const aborted: Result<never> = { ok: false, error: { kind: 'aborted' } };

/** "Not found" is fresh for at most this long. */
const longestNotFoundMs = 60_000;

/** A load under way. */
interface Run<T> {
  readonly key: string;
  readonly controller: AbortController;
  settled: Promise<Result<T>>;
  /** Ends a wait for a retry or for hydration. */
  wake: Stop;
  /** How many callers still want the answer. */
  askers: number;
}

/**
 * Something read from the store: idle → loading → ready | failed. Every read uses it, so retries,
 * late answers and freshness are handled in one place.
 * - The key identifies the question. Loading the same key again shares the load in flight, and is
 *   skipped while the answer is fresh; "not found" is an answer too, for a minute at most.
 * - Loading another key aborts the previous load; its late answer is dropped.
 * - A transient failure is retried up to three times, after 2, 4 and 6 seconds.
 * - The server's data stands until the page is hydrated, because HTML and data have to agree.
 *   Meanwhile the request is already sent.
 */
export class Resource<T> {
  state: ResourceState<T>;
  readonly #clock: Clock;
  readonly #freshMs: number;
  readonly #retries: number;
  /** Undefined once the page is hydrated. */
  #hydrated: (() => Promise<void>) | undefined;
  #run: Run<T> | undefined;
  #last: { readonly key: string; readonly fetcher: Fetcher<T> } | undefined;

  constructor({ clock, freshMs = Infinity, retries = 3, snapshot, hydrated }: ResourceOptions<T>) {
    this.#clock = clock;
    this.#freshMs = freshMs;
    this.#retries = retries;
    this.#hydrated = hydrated;
    this.state = snapshot
      ? stateOfSnapshot(snapshot, clock.now())
      : { status: 'idle', latest: undefined };
    makeAutoObservable(this, { state: observableRef });
  }

  get status(): ResourceState<T>['status'] {
    return this.state.status;
  }

  /** The answer to the current key; undefined until it arrives. */
  get data(): T | undefined {
    const { state } = this;
    return state.status !== 'idle' && state.latest?.key === state.key
      ? state.latest.data
      : undefined;
  }

  /** The newest answer, even if it is to a previous key. */
  get latest(): T | undefined {
    return this.state.latest?.data;
  }

  /** Set once no automatic retry is left. */
  get error(): ApiError | undefined {
    return this.state.status === 'failed' ? this.state.error : undefined;
  }

  /**
   * Loads `key`, unless its answer is fresh or loading. Settles with the outcome after all
   * automatic retries, or with `aborted` when another key was loaded meanwhile.
   * @param signal ends the caller's interest; a load that nobody waits for is aborted
   */
  async load(key: string, fetcher: Fetcher<T>, signal?: AbortSignal): Promise<Result<T>> {
    if (signal?.aborted) return aborted;
    this.#last = { key, fetcher };
    if (this.#run?.key === key) return this.#join(this.#run, signal);
    return this.#freshAnswer(key) ?? this.#join(this.#begin(key, fetcher), signal);
  }

  /** Loads `key` regardless of freshness, with all automatic retries available. */
  async loadAnew(key: string, fetcher: Fetcher<T>, signal?: AbortSignal): Promise<Result<T>> {
    if (signal?.aborted) return aborted;
    this.#last = { key, fetcher };
    return this.#join(this.#begin(key, fetcher), signal);
  }

  /** Loads the last key again if it failed for a transient reason. */
  retryFailed(): void {
    if (this.#last && this.error && isTransient(this.error)) {
      void this.loadAnew(this.#last.key, this.#last.fetcher);
    }
  }

  /** Stops waiting; what was known before stands. */
  abort(): void {
    if (!this.#run) return;
    this.#cancel();
    const { latest } = this.state;
    this.become(
      latest ? { status: 'ready', key: latest.key, latest } : { status: 'idle', latest: undefined },
    );
  }

  /** Undefined until it has settled. */
  snapshot(): ResourceSnapshot<T> | undefined {
    return snapshotOfState(this.state);
  }

  #freshAnswer(key: string): Result<T> | undefined {
    const { state } = this;
    if (state.status === 'ready' && state.key === key) {
      const age = this.#clock.now() - state.latest.at;
      return age < this.#freshMs ? { ok: true, value: state.latest.data } : undefined;
    }
    if (state.status === 'failed' && state.key === key && state.error.kind === 'notFound') {
      const age = this.#clock.now() - state.at;
      const fresh = age < Math.min(this.#freshMs, longestNotFoundMs);
      return fresh ? { ok: false, error: state.error } : undefined;
    }
    return undefined;
  }

  /** The outcome of a run for one of its callers. */
  #join(run: Run<T>, signal: AbortSignal | undefined): Promise<Result<T>> {
    run.askers += 1;
    if (!signal) return run.settled;
    const left = new Promise<Result<T>>((resolve) => {
      signal.addEventListener('abort', () => {
        run.askers -= 1;
        resolve(aborted);
        // A caller that asks again at once, for example for the same page, keeps the load alive.
        queueMicrotask(() => {
          if (run.askers === 0 && this.#run === run) this.abort();
        });
      });
    });
    return Promise.race([left, run.settled]);
  }

  #begin(key: string, fetcher: Fetcher<T>): Run<T> {
    this.#cancel();
    const run: Run<T> = {
      key,
      controller: new AbortController(),
      settled: Promise.resolve(aborted),
      wake: () => undefined,
      askers: 0,
    };
    this.#run = run;
    run.settled = this.#perform(run, fetcher).catch((defect: unknown) => {
      if (this.#run === run) this.#fail(run, { kind: 'defect' }, 1);
      throw defect;
    });
    return run;
  }

  async #perform(run: Run<T>, fetcher: Fetcher<T>): Promise<Result<T>> {
    const { key, controller } = run;
    let early: Promise<Result<T>> | undefined;
    if (this.#hydrated) {
      early = fetcher(controller.signal);
      // Handled later, if anybody still waits.
      early.catch(() => undefined);
      await untilDone(run, this.#hydrated());
      if (controller.signal.aborted) return aborted;
      this.#hydrated = undefined;
    }
    let failure: ApiError | undefined;
    for (let attempt = 1; ; attempt += 1) {
      this.become({ status: 'loading', key, attempt, failure, latest: this.state.latest });
      const result = await (early ?? fetcher(controller.signal));
      early = undefined;
      if (controller.signal.aborted) return aborted;
      if (result.ok) {
        const latest = { key, data: result.value, at: this.#clock.now() };
        this.#settle({ status: 'ready', key, latest });
        return result;
      }
      failure = result.error;
      if (attempt > this.#retries || !isTransient(failure)) {
        this.#fail(run, failure, attempt);
        return result;
      }
      this.become({ status: 'loading', key, attempt, failure, latest: this.state.latest });
      await this.#pause(run, retryDelayMs * attempt);
      if (controller.signal.aborted) return aborted;
    }
  }

  #pause(run: Run<T>, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#clock.after(ms, resolve);
      run.wake = () => {
        stop();
        resolve();
      };
    });
  }

  #cancel(): void {
    this.#run?.controller.abort();
    this.#run?.wake();
    this.#run = undefined;
  }

  #fail({ key }: Run<T>, error: ApiError, attempts: number): void {
    const { latest } = this.state;
    const at = this.#clock.now();
    this.#settle({ status: 'failed', key, error, attempts, at, latest });
  }

  #settle(state: ResourceState<T>): void {
    this.#run = undefined;
    this.become(state);
  }

  private become(state: ResourceState<T>): void {
    this.state = state;
  }
}

/** Waits for something, or until nobody wants the load any more. */
function untilDone(run: Run<unknown>, something: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    run.wake = resolve;
    void something.then(resolve);
  });
}

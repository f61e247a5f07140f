import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Clock, Stop } from '../environment/index.ts';
import { isTransient, type ApiError, type Result } from '../result/index.ts';
import {
  snapshotOfState,
  stateOfSnapshot,
  type ResourceSnapshot,
  type ResourceState,
} from './resource-state.ts';

/** Asks the store. The signal aborts the question when nobody waits for the answer any more. */
export type Fetcher<T> = (signal: AbortSignal) => Promise<Result<T>>;

/** How a resource behaves. */
export interface ResourceOptions<T> {
  readonly clock: Clock;
  /** How long an answer needs no asking again, in milliseconds. Default: forever. */
  readonly freshMs?: number | undefined;
  /** Automatic retries after a transient failure. Default 3; a server has none. */
  readonly retries?: number | undefined;
  /** What the server rendered with. */
  readonly snapshot?: ResourceSnapshot<T> | undefined;
  /** Resolves once what was rendered from the snapshot is hydrated: until then it stands. */
  readonly hydrated?: (() => Promise<void>) | undefined;
}

/** Before the nth automatic retry a resource waits n times this many milliseconds (storefront.md §4). */
const retryDelayMs = 2000;

const aborted: Result<never> = { ok: false, error: { kind: 'aborted' } };

/** How long "there is no such thing" needs no asking again at most: it may be put right. */
const longestNotFoundMs = 60_000;

/** A load under way. */
interface Run<T> {
  readonly key: string;
  readonly controller: AbortController;
  settled: Promise<Result<T>>;
  /** Ends a wait, before a retry or for the page. */
  wake: Stop;
  /** How many of those who asked still want the answer. */
  askers: number;
}

/**
 * One thing that is read from the store: idle → loading → ready | failed. Used by every read, so
 * that retries, late answers and freshness are decided once.
 *
 * - The key says what is asked for. Asking for the same key again shares the load in flight, and
 *   is skipped when the answer is fresh; "there is no such thing" is an answer too, for a minute
 *   at most.
 * - Asking for another key aborts the question before, and its late answer is dropped.
 * - A transient failure is tried again by itself up to three times, after 2, 4 and 6 seconds.
 * - What the server rendered stands until the page is hydrated: HTML and data have to agree. The
 *   question is asked meanwhile.
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
    this.#hydrated = snapshot && hydrated;
    this.state = snapshot
      ? stateOfSnapshot(snapshot, clock.now())
      : { status: 'idle', latest: undefined };
    makeObservable(this, { state: observableRef });
  }

  get status(): ResourceState<T>['status'] {
    return this.state.status;
  }

  /** The answer to what was asked last; undefined while there is none yet. */
  get data(): T | undefined {
    const { state } = this;
    return state.status !== 'idle' && state.latest?.key === state.key
      ? state.latest.data
      : undefined;
  }

  /** The newest answer, also when it is to an earlier question whose successor still loads. */
  get latest(): T | undefined {
    return this.state.latest?.data;
  }

  /** Why the load failed, once no automatic retry is left. */
  get error(): ApiError | undefined {
    return this.state.status === 'failed' ? this.state.error : undefined;
  }

  /**
   * Asks for `key`, unless its answer is fresh or on its way. The promise settles with the
   * outcome after all automatic retries; with `aborted` when another key was asked for meanwhile.
   *
   * @param signal ends the asker's interest; a load that nobody is interested in any more is aborted
   */
  async load(key: string, fetcher: Fetcher<T>, signal?: AbortSignal): Promise<Result<T>> {
    if (signal?.aborted) return aborted;
    this.#last = { key, fetcher };
    if (this.#run?.key === key) return this.#join(this.#run, signal);
    return this.#freshAnswer(key) ?? this.#join(this.#begin(key, fetcher), signal);
  }

  /** Asks for `key` whatever is known or under way, with all automatic retries ahead. */
  async loadAnew(key: string, fetcher: Fetcher<T>, signal?: AbortSignal): Promise<Result<T>> {
    if (signal?.aborted) return aborted;
    this.#last = { key, fetcher };
    return this.#join(this.#begin(key, fetcher), signal);
  }

  /** Asks again for what was asked last, if that failed for a passing reason. */
  retryFailed(): void {
    if (this.#last && this.error && isTransient(this.error)) {
      void this.loadAnew(this.#last.key, this.#last.fetcher);
    }
  }

  /** Stops waiting for an answer; what was known before stands. */
  abort(): void {
    if (!this.#run) return;
    this.#cancel();
    const { latest } = this.state;
    this.#become(
      latest ? { status: 'ready', key: latest.key, latest } : { status: 'idle', latest: undefined },
    );
  }

  /** What the resource settled on, as plain JSON; undefined while it has not. */
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

  /** What comes of a run, for one of those who ask for it. */
  #join(run: Run<T>, signal: AbortSignal | undefined): Promise<Result<T>> {
    run.askers += 1;
    if (!signal) return run.settled;
    const left = new Promise<Result<T>>((resolve) => {
      signal.addEventListener('abort', () => {
        run.askers -= 1;
        resolve(aborted);
        // Whoever asks again at once, as for the same page, goes on with it.
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
      // What becomes of it is for later, if anybody still wants it then.
      early.catch(() => undefined);
      await untilDone(run, this.#hydrated());
      if (controller.signal.aborted) return aborted;
      this.#hydrated = undefined;
    }
    let failure: ApiError | undefined;
    for (let attempt = 1; ; attempt += 1) {
      this.#become({ status: 'loading', key, attempt, failure, latest: this.state.latest });
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
      this.#become({ status: 'loading', key, attempt, failure, latest: this.state.latest });
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
    this.#become(state);
  }

  #become(state: ResourceState<T>): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

/** Waits for something, or until nobody wants the load any more. */
function untilDone(run: Run<unknown>, something: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    run.wake = resolve;
    void something.then(resolve);
  });
}

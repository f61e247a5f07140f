import { createAtom, runInAction } from 'mobx';
import type { Clock, Stop } from '../environment/index.ts';
import { isTransient, type ApiError, type Result } from '../result/index.ts';
import type { Key, ResourceState } from './resource-state.ts';

/** Requests the data. The signal aborts when the answer is no longer wanted. */
export type Fetcher<T> = (signal: AbortSignal) => Promise<Result<T>>;

export interface AnswerOptions {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly freshMs: number;
  /** Automatic retries after a transient failure. */
  readonly retries: number;
  /** What a change of state has to wait for; undefined: nothing. */
  readonly hydrated: () => Promise<void> | undefined;
}

/** The nth retry waits n times this long (storefront.md §4). */
const retryDelayMs = 2000;

/** "Not found" is fresh for at most this long. */
const longestNotFoundMs = 60_000;

const aborted: Result<never> = { ok: false, error: { kind: 'aborted' } };

const idle: ResourceState<never> = { status: 'idle', data: undefined, error: undefined };

/** A load under way. */
interface Run<T> {
  readonly controller: AbortController;
  settled: Promise<Result<T>>;
  /** Ends a wait for a retry or for hydration. */
  wake: Stop;
  /** How many callers still want the answer. */
  callers: number;
}

/** The answer to one key: idle → loading → ready | failed. */
export class Answer<T> {
  readonly key: Key;
  isObserved = false;
  readonly #options: AnswerOptions;
  readonly #atom = createAtom(
    'Answer',
    () => this.#observe(true),
    () => this.#observe(false),
  );
  #state: ResourceState<T>;
  /** When it settled, by the clock. */
  #at: number;
  #run: Run<T> | undefined;
  #fetcher: Fetcher<T> | undefined;

  constructor(key: Key, options: AnswerOptions, state: ResourceState<T> = idle) {
    this.key = key;
    this.#options = options;
    this.#state = state;
    this.#at = options.clock.now();
  }

  get state(): ResourceState<T> {
    this.#atom.reportObserved();
    return this.#state;
  }

  /** The state for one who does not follow it. */
  peek(): ResourceState<T> {
    return this.#state;
  }

  get isLoading(): boolean {
    return this.#run !== undefined;
  }

  /** Loads unless fresh; shares a load under way. */
  async load(fetcher: Fetcher<T>, signal?: AbortSignal): Promise<Result<T>> {
    if (signal?.aborted) return aborted;
    if (this.#run) return this.#join(this.#run, signal);
    return this.#fresh() ?? this.#join(this.#begin(fetcher), signal);
  }

  /** Loads regardless of freshness, with all automatic retries available. */
  async loadAnew(fetcher: Fetcher<T>, signal?: AbortSignal): Promise<Result<T>> {
    return signal?.aborted ? aborted : this.#join(this.#begin(fetcher), signal);
  }

  /** Loads again if it failed for a transient reason. */
  retryFailed(): void {
    const { error } = this.#state;
    if (error && isTransient(error) && this.#fetcher) this.#begin(this.#fetcher);
  }

  /** Stops loading; what was known before stands. */
  abort(): void {
    if (!this.#run) return;
    this.#cancel();
    const { data } = this.#state;
    this.#become(data === undefined ? idle : readyWith(data));
  }

  #fresh(): Result<T> | undefined {
    const age = this.#options.clock.now() - this.#at;
    const { freshMs } = this.#options;
    const state = this.#state;
    if (state.status === 'ready')
      return age < freshMs ? { ok: true, value: state.data } : undefined;
    if (state.status !== 'failed' || state.error.kind !== 'notFound') return undefined;
    return age < Math.min(freshMs, longestNotFoundMs)
      ? { ok: false, error: state.error }
      : undefined;
  }

  /** The outcome of a run for one of its callers. */
  #join(run: Run<T>, signal: AbortSignal | undefined): Promise<Result<T>> {
    run.callers += 1;
    if (!signal) return run.settled;
    const left = new Promise<Result<T>>((resolve) => {
      signal.addEventListener('abort', () => {
        run.callers -= 1;
        resolve(aborted);
        // A caller that asks again at once, for example for the same page, keeps the load alive.
        queueMicrotask(() => {
          if (run.callers === 0 && this.#run === run) this.abort();
        });
      });
    });
    return Promise.race([left, run.settled]);
  }

  #begin(fetcher: Fetcher<T>): Run<T> {
    this.#cancel();
    this.#fetcher = fetcher;
    const run: Run<T> = {
      controller: new AbortController(),
      settled: Promise.resolve(aborted),
      wake: () => undefined,
      callers: 0,
    };
    this.#run = run;
    run.settled = this.#perform(run, fetcher).catch((defect: unknown) => {
      if (this.#run === run) this.#fail({ kind: 'defect' }, 1);
      throw defect;
    });
    return run;
  }

  async #perform(run: Run<T>, fetcher: Fetcher<T>): Promise<Result<T>> {
    const { controller } = run;
    const hydrated = this.#options.hydrated();
    let early = hydrated && fetcher(controller.signal);
    // Handled later, if the answer is still wanted.
    early?.catch(() => undefined);
    if (hydrated) await wakingWith(run, (resolve) => void hydrated.then(resolve));
    let failure: ApiError | undefined;
    for (let attempt = 1; !controller.signal.aborted; attempt += 1) {
      this.#becomeLoading(attempt, failure);
      const result = await (early ?? fetcher(controller.signal));
      early = undefined;
      if (controller.signal.aborted) break;
      if (result.ok) {
        this.#settle(readyWith(result.value));
        return result;
      }
      failure = result.error;
      if (attempt > this.#options.retries || !isTransient(failure)) {
        this.#fail(failure, attempt);
        return result;
      }
      this.#becomeLoading(attempt, failure);
      const wait = retryDelayMs * attempt;
      await wakingWith(run, (resolve) => this.#options.clock.after(wait, resolve));
    }
    return aborted;
  }

  #cancel(): void {
    this.#run?.controller.abort();
    this.#run?.wake();
    this.#run = undefined;
  }

  #fail(error: ApiError, attempts: number): void {
    this.#settle({ status: 'failed', error, attempts, data: this.#state.data });
  }

  #becomeLoading(attempt: number, failure: ApiError | undefined): void {
    const { data } = this.#state;
    this.#become({ status: 'loading', attempt, failure, data, error: undefined });
  }

  #settle(state: ResourceState<T>): void {
    this.#run = undefined;
    this.#at = this.#options.clock.now();
    this.#become(state);
  }

  #become(state: ResourceState<T>): void {
    runInAction(() => {
      this.#state = state;
      this.#atom.reportChanged();
    });
  }

  #observe(isObserved: boolean): void {
    this.isObserved = isObserved;
  }
}

export function readyWith<T>(data: T): ResourceState<T> {
  return { status: 'ready', data, error: undefined };
}

/** Waits for something, or until the run is ended. */
function wakingWith(
  run: Run<unknown>,
  begin: (resolve: () => void) => Stop | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = begin(resolve);
    run.wake = () => {
      stop?.();
      resolve();
    };
  });
}

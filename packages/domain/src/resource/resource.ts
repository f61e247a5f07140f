import type { Clock } from '../environment/index.ts';
import type { Result } from '../result/index.ts';
import { Answer, readyWith, type AnswerOptions, type Fetcher } from './answer.ts';
import type { Key, ResourceSnapshot, ResourceState } from './resource-state.ts';

export interface ResourceOptions<T> {
  readonly clock: Clock;
  /** How long an answer is fresh, in milliseconds. Default: forever. */
  readonly freshMs?: number | undefined;
  /** How many answers are kept that no screen shows. Default 20. */
  readonly keptAnswers?: number | undefined;
  /** Automatic retries after a transient failure. Default 3; none on a server. */
  readonly retries?: number | undefined;
  /** The data that the server rendered with. */
  readonly snapshot?: readonly ResourceSnapshot<T>[] | undefined;
  /** Resolves once the page is hydrated that was rendered with the snapshot, or with none. */
  readonly hydrated?: (() => Promise<void>) | undefined;
}

/**
 * Something read from the store, its answers kept by key. Every read uses it, so that retries, sharing,
 * freshness and forgetting are handled in one place.
 * - Loading a key that loads shares that load, and is skipped while the answer is fresh; "not found" is
 *   an answer too, for a minute at most.
 * - A load whose callers have all left is aborted.
 * - A transient failure is retried up to three times, after 2, 4 and 6 seconds.
 * - Of the answers that no screen shows, those read last are kept.
 * - The server's data stand until the page is hydrated, because HTML and data have to agree.
 *   Meanwhile the request is already sent.
 */
export class Resource<T> {
  readonly #answers = new Map<string, Answer<T>>();
  readonly #keptAnswers: number;
  readonly #options: AnswerOptions;
  /** The answers that were read, the last one at the end; a prefetch reads none. */
  readonly #read = new Set<Answer<T>>();

  constructor(options: ResourceOptions<T>) {
    const { clock, freshMs = Infinity, keptAnswers = 20, retries = 3, snapshot = [] } = options;
    let { hydrated } = options;
    const untilHydrated = () =>
      hydrated?.().then(() => {
        hydrated = undefined;
      });
    this.#options = { clock, freshMs, retries, hydrated: untilHydrated };
    this.#keptAnswers = keptAnswers;
    for (const settled of snapshot) {
      const answer = new Answer(settled.key, this.#options, stateOf(settled));
      this.#answers.set(nameOf(settled.key), answer);
      this.#markRead(answer);
    }
  }

  /** The state of a key's answer. */
  of(key: Key): ResourceState<T> {
    const answer = this.#answerTo(key);
    this.#markRead(answer);
    return answer.state;
  }

  /** The answer to a key; until it is known, that to the key read last which begins with `scope`. */
  latest(key: Key, scope: Key = []): T | undefined {
    const { data } = this.of(key);
    return data ?? this.#readLast(scope)?.state.data;
  }

  /**
   * Loads `key`, unless its answer is fresh or loading. Settles with the outcome after all automatic
   * retries.
   * @param signal ends the caller's interest; a load without callers is aborted
   */
  load(key: Key, fetcher: Fetcher<T>, signal?: AbortSignal): Promise<Result<T>> {
    return this.#answerTo(key).load(fetcher, signal);
  }

  /** Loads `key` regardless of freshness, with all automatic retries available. */
  loadAnew(key: Key, fetcher: Fetcher<T>, signal?: AbortSignal): Promise<Result<T>> {
    return this.#answerTo(key).loadAnew(fetcher, signal);
  }

  /** Loads again what was read and failed for a transient reason. */
  retryFailed(): void {
    for (const answer of this.#read) answer.retryFailed();
  }

  /** Stops all loads; what was known before stands. */
  abort(): void {
    for (const answer of this.#answers.values()) answer.abort();
  }

  /** What has settled. */
  snapshot(): ResourceSnapshot<T>[] {
    return [...this.#answers.values()].flatMap((answer): ResourceSnapshot<T>[] => {
      const { key } = answer;
      const state = answer.peek();
      if (state.status === 'ready') return [{ status: 'ready', key, data: state.data }];
      return state.status === 'failed' ? [{ status: 'failed', key, error: state.error }] : [];
    });
  }

  #answerTo(key: Key): Answer<T> {
    const name = nameOf(key);
    const known = this.#answers.get(name);
    if (known) return known;
    this.#forgetUnused();
    const answer = new Answer<T>(key, this.#options);
    this.#answers.set(name, answer);
    return answer;
  }

  #markRead(answer: Answer<T>): void {
    this.#read.delete(answer);
    this.#read.add(answer);
  }

  #readLast(scope: Key): Answer<T> | undefined {
    return [...this.#read].findLast(
      (answer) =>
        answer.peek().data !== undefined && scope.every((part, at) => answer.key[at] === part),
    );
  }

  /** Makes room for one more: those that were never read go first, then those read longest ago. */
  #forgetUnused(): void {
    const isUnused = (answer: Answer<T>) => !answer.isObserved && !answer.isLoading;
    const neverRead = [...this.#answers.values()].filter((answer) => !this.#read.has(answer));
    const unused = [...neverRead, ...this.#read].filter(isUnused);
    for (const answer of unused.slice(0, Math.max(0, unused.length + 1 - this.#keptAnswers))) {
      this.#answers.delete(nameOf(answer.key));
      this.#read.delete(answer);
    }
  }
}

function stateOf<T>(settled: ResourceSnapshot<T>): ResourceState<T> {
  if (settled.status === 'ready') return readyWith(settled.data);
  return { status: 'failed', error: settled.error, attempts: 1, data: undefined };
}

const nameOf = (key: Key): string => JSON.stringify(key);

import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ApiError, Result } from '../result/index.ts';
import type { SubmissionState } from './submission-state.ts';

/**
 * Writes to the store. The signal aborts it; `onProgress` is told how much of it was sent, from 0
 * to 1, where something is large enough to ask.
 */
export type Send<T> = (
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<Result<T>>;

/** How a submission behaves. */
export interface SubmissionOptions {
  /** Ends it for good: what is under way is aborted, and nothing is sent any more. */
  readonly signal?: AbortSignal | undefined;
}

const aborted: Result<never> = { ok: false, error: { kind: 'aborted' } };

/**
 * One thing that is written to the store: idle → pending → done | failed. Used by every write, so
 * that double presses, late answers and giving up are decided once. Nothing is sent twice by
 * itself: a write that got no answer may have been done.
 *
 * @example
 * const login = new Submission<Session>();
 * await login.submit((signal) => logIn(api, credentials, { signal }));
 */
export class Submission<T> {
  state: SubmissionState<T> = { status: 'idle' };
  readonly #signal: AbortSignal | undefined;
  #controller: AbortController | undefined;

  constructor({ signal }: SubmissionOptions = {}) {
    this.#signal = signal;
    makeObservable(this, { state: observableRef });
    signal?.addEventListener('abort', () => this.reset(), { once: true });
  }

  get status(): SubmissionState<T>['status'] {
    return this.state.status;
  }

  get isPending(): boolean {
    return this.state.status === 'pending';
  }

  /** How much of it was sent, from 0 to 1; null when it is not under way or nobody can tell. */
  get progress(): number | null {
    return this.state.status === 'pending' ? this.state.progress : null;
  }

  /** What came of it, once it is done. */
  get value(): T | undefined {
    return this.state.status === 'done' ? this.state.value : undefined;
  }

  /** Why it failed. */
  get error(): ApiError | undefined {
    return this.state.status === 'failed' ? this.state.error : undefined;
  }

  /**
   * Sends, unless it is under way: a second press does nothing. The promise settles with the
   * outcome; with `aborted`, which is never shown, for a second press and for what was given up.
   */
  async submit(send: Send<T>): Promise<Result<T>> {
    if (this.isPending || this.#signal?.aborted) return aborted;
    const controller = new AbortController();
    const isCurrent = () => this.#controller === controller;
    this.#controller = controller;
    this.#become({ status: 'pending', progress: null });
    let result: Result<T> = { ok: false, error: { kind: 'defect' } };
    try {
      result = await send(controller.signal, (progress) => {
        if (isCurrent()) this.#become({ status: 'pending', progress });
      });
      return isCurrent() ? result : aborted;
    } finally {
      if (isCurrent()) this.#settle(result);
    }
  }

  /** Gives up what is under way; its late answer is dropped. The store may have done it. */
  abort(): void {
    if (this.isPending) this.reset();
  }

  /** Back to idle, as for another form. */
  reset(): void {
    this.#controller?.abort();
    this.#controller = undefined;
    this.#become({ status: 'idle' });
  }

  #settle(result: Result<T>): void {
    this.#controller = undefined;
    if (result.ok) this.#become({ status: 'done', value: result.value });
    else if (result.error.kind === 'aborted') this.#become({ status: 'idle' });
    else this.#become({ status: 'failed', error: result.error });
  }

  #become(state: SubmissionState<T>): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

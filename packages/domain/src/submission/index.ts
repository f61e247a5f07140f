import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiError, Result } from '../result/index.ts';

export type SubmissionState<T> =
  | { readonly status: 'idle' }
  | {
      readonly status: 'pending';
      /** The uploaded share, from 0 to 1; null while unknown. */
      readonly progress: number | null;
    }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'done'; readonly value: T };

/**
 * Sends a write. The signal aborts it; `onProgress` receives the uploaded share, from 0 to 1, for
 * large bodies.
 */
export type Send<T> = (
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<Result<T>>;

export interface SubmissionOptions {
  /** Ends it for good: aborts a pending write and prevents further ones. */
  readonly signal?: AbortSignal | undefined;
}

const aborted: Result<never> = { ok: false, error: { kind: 'aborted' } };

/**
 * Something written to the store: idle → pending → done | failed. Every write uses it, so double
 * presses, late answers and cancelling are handled in one place. Never retries by itself: a write
 * without an answer may have succeeded.
 * @example
 * const login = new Submission<Session>();
 * await login.submit((signal) => api.call('login', { body, signal }));
 */
export class Submission<T> {
  state: SubmissionState<T> = { status: 'idle' };
  readonly #signal: AbortSignal | undefined;
  #controller: AbortController | undefined;

  constructor({ signal }: SubmissionOptions = {}) {
    this.#signal = signal;
    makeAutoObservable(this, { state: observableRef });
    signal?.addEventListener('abort', () => this.reset(), { once: true });
  }

  get status(): SubmissionState<T>['status'] {
    return this.state.status;
  }

  get isPending(): boolean {
    return this.state.status === 'pending';
  }

  /** The uploaded share, from 0 to 1; null when unknown. */
  get progress(): number | null {
    return this.state.status === 'pending' ? this.state.progress : null;
  }

  get value(): T | undefined {
    return this.state.status === 'done' ? this.state.value : undefined;
  }

  get error(): ApiError | undefined {
    return this.state.status === 'failed' ? this.state.error : undefined;
  }

  /**
   * Sends, unless one is pending. Settles with the outcome, or with `aborted` (never shown) for a
   * second press or a cancelled write.
   */
  async submit(send: Send<T>): Promise<Result<T>> {
    if (this.isPending || this.#signal?.aborted) return aborted;
    const controller = new AbortController();
    const isCurrent = () => this.#controller === controller;
    this.#controller = controller;
    this.become({ status: 'pending', progress: null });
    let result: Result<T> = { ok: false, error: { kind: 'defect' } };
    try {
      result = await send(controller.signal, (progress) => {
        if (isCurrent()) this.become({ status: 'pending', progress });
      });
      return isCurrent() ? result : aborted;
    } finally {
      if (isCurrent()) this.#settle(result);
    }
  }

  /** Cancels a pending write; its late answer is dropped. The store may have done it. */
  abort(): void {
    if (this.isPending) this.reset();
  }

  /** Back to idle, for example for another form. */
  reset(): void {
    this.#controller?.abort();
    this.#controller = undefined;
    this.become({ status: 'idle' });
  }

  #settle(result: Result<T>): void {
    this.#controller = undefined;
    if (result.ok) this.become({ status: 'done', value: result.value });
    else if (result.error.kind === 'aborted') this.become({ status: 'idle' });
    else this.become({ status: 'failed', error: result.error });
  }

  private become(state: SubmissionState<T>): void {
    this.state = state;
  }
}

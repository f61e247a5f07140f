import type { CurrencyCode } from '@ponte/regional/money';
import type { Clock } from '../environment/index.ts';
import type { Locale, ShopRegion } from '../region/index.ts';
import type { Result } from '../result/index.ts';
import type { Call, ProgressListener, Question } from './call.ts';

export interface ApiOptions {
  readonly region: ShopRegion;
  /** `''` for the page's own origin; `http://127.0.0.1:4000` on a server. */
  readonly origin: string;
  readonly fetch: (url: string, options: RequestInit) => Promise<Response>;
  /**
   * Like `fetch`, with upload progress, which `fetch` can't report. Used by calls that ask for
   * progress; by default they use `fetch` and get none.
   */
  readonly upload?:
    | ((url: string, options: RequestInit, onProgress: ProgressListener) => Promise<Response>)
    | undefined;
  /** For timeouts. */
  readonly clock: Clock;
  /** The timeout in milliseconds. Default 15000. */
  readonly timeoutMs?: number | undefined;
  /**
   * Immediate retries of a read without an answer. Default 0, because the browser's stores retry by
   * themselves; a server sets 1, so that a stale keep-alive connection doesn't fail a page.
   */
  readonly readRetries?: number | undefined;
  /**
   * Reports a bug in sending a call or decoding its answer, whose outcome is `defect`. By default
   * it is thrown as an uncaught error; a server, which that would end, logs it.
   */
  readonly report?: ((defect: unknown) => void) | undefined;
}

/** The visitor of the calls, read for each call. */
export interface CallContext {
  /** The bearer token, or null for an anonymous visitor. */
  readonly token: () => string | null;
  /** The currency of prices. */
  readonly currency: () => CurrencyCode;
  readonly locale: () => Locale;
  /** Called when the store refuses `token`, which may no longer be the visitor's. */
  readonly onUnauthorized: (token: string) => void;
}

/** The store's API, bound to a visitor. Network and server failures are values, not exceptions. */
export interface Api {
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  request<T>(call: Call<T>): Promise<Result<T>>;
  /** Requests a file. */
  download(question: Question): Promise<Result<Blob>>;
  /** The same API for another visitor. */
  bind(context: CallContext): Api;
}

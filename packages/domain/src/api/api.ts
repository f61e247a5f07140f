import type { CurrencyCode } from '@ponte/regional/money';
import type { Clock } from '../environment/index.ts';
import type { Locale, ShopRegion } from '../region/index.ts';
import type { Result } from '../result/index.ts';
import type { Call, ProgressListener, Question } from './call.ts';

/** Where the store's API is and how to reach it. */
export interface ApiOptions {
  readonly region: ShopRegion;
  /** `''` for the page's own origin; `http://127.0.0.1:4000` on a server. */
  readonly origin: string;
  readonly fetch: (url: string, options: RequestInit) => Promise<Response>;
  /**
   * As `fetch`, and tells how much of the body was sent, which `fetch` can't. Takes the calls that
   * want to know; without it they go by `fetch` and are told nothing.
   */
  readonly upload?:
    | ((url: string, options: RequestInit, onProgress: ProgressListener) => Promise<Response>)
    | undefined;
  /** Waits for answers. */
  readonly clock: Clock;
  /** Milliseconds that an answer may take. Default 15000. */
  readonly timeoutMs?: number | undefined;
  /**
   * How often a read without an answer is sent again at once. Default 0: the browser's stores wait
   * and retry by themselves; a server, which does not wait, gives 1 so that a kept-alive
   * connection that went stale does not fail a page.
   */
  readonly readRetries?: number | undefined;
  /**
   * Told of a defect of ours in sending a call or reading its answer, whose outcome is `defect`. By
   * default it is thrown where nobody catches it; a server, which would end by that, gives its log.
   */
  readonly report?: ((defect: unknown) => void) | undefined;
}

/** Whose calls they are: asked again for each call. */
export interface CallContext {
  /** The bearer token, or null for an anonymous visitor. */
  readonly token: () => string | null;
  /** What prices are asked in. */
  readonly currency: () => CurrencyCode;
  readonly locale: () => Locale;
  /** Called when the store refuses `token`, which may by now be another than the visitor's. */
  readonly onUnauthorized: (token: string) => void;
}

/** The store's API, bound to a visitor. Never throws for what a network or a server does. */
export interface Api {
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  request<T>(call: Call<T>): Promise<Result<T>>;
  /** Asks for a file: its bytes and their type. */
  download(question: Question): Promise<Result<Blob>>;
  /** The same API for another visitor. */
  bind(context: CallContext): Api;
}

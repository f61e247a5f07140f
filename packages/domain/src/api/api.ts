import type { CurrencyCode } from '@ponte/regional/money';
import type { GenericSchema } from 'valibot';
import type { Clock } from '../environment/index.ts';
import type { Locale, ShopRegion } from '../region/index.ts';
import type { Result } from './api-error.ts';
import type { Lazy } from './lazy.ts';

/** Where the store's API is and how to reach it. */
export interface ApiOptions {
  readonly region: ShopRegion;
  /** `''` for the page's own origin; `http://127.0.0.1:4000` on a server. */
  readonly origin: string;
  readonly fetch: (url: string, options: RequestInit) => Promise<Response>;
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
}

/** Whose calls they are: asked anew for each call. */
export interface CallContext {
  /** The bearer token, or null for an anonymous visitor. */
  readonly token: () => string | null;
  /** What prices are asked in. */
  readonly currency: () => CurrencyCode;
  readonly locale: () => Locale;
  /** Called when the store refuses the token that was sent. */
  readonly onUnauthorized: () => void;
}

/** One call, as the functions beside this file describe it. */
export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Undefined values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
  /** Turns the answer into entities. */
  readonly answer: Lazy<GenericSchema<unknown, T>>;
  readonly signal?: AbortSignal | undefined;
  /**
   * `catalogue` calls carry `moeda_id`; `customer` calls carry the bearer token when there is one
   * (storefront.md §6 and §7).
   */
  readonly access: 'catalogue' | 'customer';
}

/** The store's API, bound to a visitor. Never throws for what a network or a server does. */
export interface Api {
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  request<T>(call: Call<T>): Promise<Result<T>>;
  /** The same API for another visitor. */
  bind(context: CallContext): Api;
}

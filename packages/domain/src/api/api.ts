import type { CallArguments, AnswerOf, ClientOptions } from '@ponte/contract/client';
import type { EndpointName, endpoints } from '@ponte/contract/endpoints';
import type { CurrencyCode } from '@ponte/regional/money';
import type { Locale, ShopRegion } from '../region/index.ts';
import type { Result } from '../result/index.ts';

export interface ApiOptions extends Omit<ClientOptions, 'visitor'> {
  readonly region: ShopRegion;
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
  /** Makes a call of the contract, in the shop's words. */
  call<N extends EndpointName>(
    name: N,
    ...input: CallArguments<(typeof endpoints)[N]>
  ): Promise<Result<AnswerOf<(typeof endpoints)[N]>>>;
  /** The same API for another visitor. */
  bind(context: CallContext): Api;
}

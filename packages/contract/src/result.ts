/**
 * Why a call failed (storefront.md §8, accounts.md §8), mapped once from HTTP. Sentences are the
 * store's own, in the visitor's language.
 */
export type ApiError =
  /** No network, or the store is unreachable. */
  | { readonly kind: 'offline' }
  /** No answer in time; whether the call had an effect is unknown. */
  | { readonly kind: 'timeout' }
  /** Cancelled by the caller. Never shown. */
  | { readonly kind: 'aborted' }
  | { readonly kind: 'notFound' }
  /**
   * Errors by request field (`itens.0.qtde`); `left` says of quantities that are too large how many
   * pieces there are.
   */
  | {
      readonly kind: 'validation';
      readonly fields: Readonly<Record<string, readonly string[]>>;
      readonly message: string;
      readonly left?: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'badRequest'; readonly messages: readonly string[] }
  /** The request is too large for the store or a proxy. */
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'unauthorized'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly messages: readonly string[] }
  /** The state changed since it was shown; `amounts` are the current ones, if known. */
  | { readonly kind: 'conflict'; readonly message: string; readonly amounts?: ConflictAmounts }
  /**
   * When it was refused, and from when it may be tried again (null when unknown); both in milliseconds
   * since 1970.
   */
  | { readonly kind: 'rateLimited'; readonly refusedAt: number; readonly retryAt: number | null }
  /** A failure of the store; `retryAfterMs` if it says. */
  | { readonly kind: 'server'; readonly status: number; readonly retryAfterMs?: number }
  /** The answer violates the contract; `path` is the first invalid field. */
  | { readonly kind: 'contract'; readonly path: string }
  /** A bug of ours, reported as an uncaught error; retrying would not help. */
  | { readonly kind: 'defect' };

/**
 * The current amounts of a checkout (accounts.md §7): decimals in the cart's currency, undefined
 * when unknown.
 */
export interface ConflictAmounts {
  /** Goods and delivery. */
  readonly total: string | undefined;
  readonly shipping: string | undefined;
}

/** The outcome of a call: expected failures are values. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError };

/** Whether a retry may succeed. */
export function isTransient(error: ApiError): boolean {
  return (
    error.kind === 'offline' ||
    error.kind === 'timeout' ||
    error.kind === 'server' ||
    error.kind === 'rateLimited'
  );
}

/** Whether the request may have had an effect although it failed. */
export function isUncertain(error: ApiError): boolean {
  return (
    error.kind === 'offline' ||
    error.kind === 'timeout' ||
    error.kind === 'aborted' ||
    error.kind === 'server' ||
    error.kind === 'contract' ||
    error.kind === 'defect'
  );
}

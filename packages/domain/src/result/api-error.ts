/**
 * What can become of a call that did not succeed (storefront.md §8, accounts.md §8), mapped once
 * from HTTP. Sentences in it are the store's own, in the visitor's language as the store speaks it.
 */
export type ApiError =
  /** No answer: no network, or nobody listening. */
  | { readonly kind: 'offline' }
  /** No answer in time. Whether the call had its effect is not known. */
  | { readonly kind: 'timeout' }
  /** The caller did not want the answer any more. Never shown. */
  | { readonly kind: 'aborted' }
  | { readonly kind: 'notFound' }
  /** What is wrong with each field, by the request's own field names (`itens.0.qtde`). */
  | {
      readonly kind: 'validation';
      readonly fields: Readonly<Record<string, readonly string[]>>;
      readonly message: string;
    }
  | { readonly kind: 'badRequest'; readonly messages: readonly string[] }
  /** More was sent than the store, or a server before it, takes: files that are too heavy. */
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'unauthorized'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly messages: readonly string[] }
  /** Something is another than it was when it was shown; `amounts` where the store tells the present ones. */
  | { readonly kind: 'conflict'; readonly message: string; readonly amounts?: ConflictAmounts }
  /** Too many calls. `retryAfterMs` is null when the store does not say how long to wait. */
  | { readonly kind: 'rateLimited'; readonly retryAfterMs: number | null }
  /** A fault of the store; `retryAfterMs` where it says how long to wait. */
  | { readonly kind: 'server'; readonly status: number; readonly retryAfterMs?: number }
  /** The answer is not what the contract says; `path` is the first field that is not. */
  | { readonly kind: 'contract'; readonly path: string }
  /** Our own code failed. It is reported as an uncaught error; trying again would not help. */
  | { readonly kind: 'defect' };

/**
 * What a checkout costs by now (accounts.md §7): decimal amounts in the cart's currency, each
 * undefined where the store does not say it.
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

/** Whether the same call may well succeed a moment later. */
export function isTransient(error: ApiError): boolean {
  return (
    error.kind === 'offline' ||
    error.kind === 'timeout' ||
    error.kind === 'server' ||
    error.kind === 'rateLimited'
  );
}

/**
 * Whether the store may have done what it was asked although no answer came. The failures that
 * are not of this kind are certain: the store refused.
 */
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

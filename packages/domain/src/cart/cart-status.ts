import type { Money } from '@ponte/regional/money';
import type { ApiError } from '../api/index.ts';
import type { LossReason, ProductId } from '../entities/index.ts';

/**
 * The state of saving. While `unsaved`, the cart is stored in the browser, and saving is retried at
 * `retryAt` (milliseconds since 1970; null when only a change helps), when the network is back, and
 * with the next change.
 */
export type CartStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'unsaved'; readonly error: ApiError; readonly retryAt: number | null };

/** What the shopper has to know about the cart, until dismissed or outdated. */
export type CartNotice =
  /** A save failed; the notice disappears when one succeeds. */
  { readonly kind: 'unsaved'; readonly error: ApiError } | CartChanges;

/** Changes by the store since the last dismissed notice. */
export interface CartChanges {
  readonly kind: 'changed';
  readonly repriced: readonly PriceChange[];
  /** Products that the store dropped from the cart. */
  readonly refused: readonly LostProduct[];
  /** Products of which fewer pieces are left than the shopper wanted. */
  readonly reduced?: readonly FewerPieces[] | undefined;
}

export interface CartProductName {
  readonly productId: ProductId;
  readonly name: string;
}

export interface LostProduct extends CartProductName {
  /** Absent in notices of older versions. */
  readonly why?: LossReason | undefined;
}

export interface FewerPieces extends CartProductName {
  readonly left: number;
}

export interface PriceChange extends CartProductName {
  readonly before: Money;
  readonly after: Money;
}

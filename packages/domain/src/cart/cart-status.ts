import type { Money } from '@ponte/regional/money';
import type { ApiError } from '../api/index.ts';
import type { ProductId } from '../entities/index.ts';

/**
 * How far the store knows the cart. While `unsaved`, everything is kept in the browser and the
 * save is tried again: at `retryAt` (milliseconds since 1970; null when only a change helps), when
 * the network is back, and on the next change.
 */
export type CartStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'unsaved'; readonly error: ApiError; readonly retryAt: number | null };

/** Something that the shopper has to know about the cart. Stands until dismissed or outdated. */
export type CartNotice =
  /** A save failed; the cart is kept in this browser. Goes by itself when a save succeeds. */
  { readonly kind: 'unsaved'; readonly error: ApiError } | CartChanges;

/** What the store changed in the cart since the shopper was last told. */
export interface CartChanges {
  readonly kind: 'changed';
  /** Products whose price is another one than was shown. */
  readonly repriced: readonly PriceChange[];
  /** Products that the store did not take; they are not in the cart any more. */
  readonly refused: readonly LostProduct[];
}

/** A product that was in the cart. */
export interface LostProduct {
  readonly productId: ProductId;
  readonly name: string;
}

/** A price of one piece as it was shown, and as it is now. */
export interface PriceChange extends LostProduct {
  readonly before: Money;
  readonly after: Money;
}

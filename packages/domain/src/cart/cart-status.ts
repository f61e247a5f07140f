import type { ApiError } from '../api/index.ts';

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
  | { readonly kind: 'unsaved'; readonly error: ApiError }
  /** The store's price of these products is another one than was shown. */
  | { readonly kind: 'repriced'; readonly names: readonly string[] }
  /** The store did not take these products; they are not in the cart any more. */
  | { readonly kind: 'refused'; readonly names: readonly string[] };

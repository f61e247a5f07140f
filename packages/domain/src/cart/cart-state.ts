import type { CurrencyCode } from '@ponte/regional/money';
import type { CartLine } from '../entities/index.ts';
import type { CartChanges } from './cart-status.ts';

/** The cart in the browser: the source of truth, of which the store's copy may lag behind. */
export interface CartState {
  /** Made by this browser. */
  readonly externalId: string;
  /** The store's id; null until a save has succeeded. */
  readonly id: number | null;
  readonly currency: CurrencyCode;
  /** Includes removed lines (`active` false). */
  readonly lines: readonly CartLine[];
  /** Counts changes in this browser. */
  readonly revision: number;
  /** The last revision that the store confirmed; less than `revision` means unsaved changes. */
  readonly savedRevision: number;
  /**
   * An unanswered save may still reach the store after a later one: until the state is sent once
   * more, the store's copy is not trusted.
   */
  readonly unconfirmed: boolean;
  /** Changes by the store that the shopper has not seen; absent in carts of older versions. */
  readonly changes?: CartChanges | null | undefined;
}

/** An empty cart, unknown to the store. */
export function newCart(externalId: string, currency: CurrencyCode): CartState {
  return {
    externalId,
    id: null,
    currency,
    lines: [],
    revision: 0,
    savedRevision: 0,
    unconfirmed: false,
  };
}

/** Whether there is something to save. An empty cart is never sent (accounts.md §4). */
export function isUnsaved(cart: CartState): boolean {
  return cart.lines.length > 0 && cart.savedRevision !== cart.revision;
}

/**
 * Whether the state changed since `before`, including a new cart whose revisions start from zero.
 */
export function hasChanged(cart: CartState, before: CartState): boolean {
  return cart.externalId !== before.externalId || cart.revision !== before.revision;
}

/** Marks an unchanged cart for saving. */
export function touched(cart: CartState): CartState {
  return { ...cart, revision: cart.revision + 1 };
}

/** The same lines under a new external id, when the store has lost the cart (accounts.md §4). */
export function renewed(cart: CartState, externalId: string): CartState {
  return {
    ...newCart(externalId, cart.currency),
    lines: cart.lines,
    revision: cart.revision + 1,
    changes: cart.changes,
  };
}

import type { CurrencyCode } from '@ponte/regional/money';
import type { CartLine } from '../entities/index.ts';
import type { CartChanges } from './cart-status.ts';

/**
 * The cart as the browser keeps it: the truth for the shopper, of which the store has a copy that
 * may be behind.
 */
export interface CartState {
  /** The id that this browser gave the cart. */
  readonly externalId: string;
  /** The store's id; null while no save has succeeded. */
  readonly id: number | null;
  readonly currency: CurrencyCode;
  /** Removed lines (`active` false) are among them. */
  readonly lines: readonly CartLine[];
  /** Counts the changes made in this browser. */
  readonly revision: number;
  /** The revision that the store has confirmed; another one than `revision`: something is unsaved. */
  readonly savedRevision: number;
  /**
   * A save got no answer and may still reach the store, after a later one: until the state has
   * been sent once more, the store's copy is not to be trusted.
   */
  readonly unconfirmed: boolean;
  /** What the store changed in it, until the shopper has seen it; carts kept long ago say nothing. */
  readonly changes?: CartChanges | null | undefined;
}

/** A cart with nothing in it, which the store has not heard of. */
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

/** Whether the store does not know the newest state. An empty cart is never sent (accounts.md §4). */
export function isUnsaved(cart: CartState): boolean {
  return cart.lines.length > 0 && cart.savedRevision !== cart.revision;
}

/** Whether it has become another state since `before`: another cart, whose changes count from zero, or a change. */
export function hasChanged(cart: CartState, before: CartState): boolean {
  return cart.externalId !== before.externalId || cart.revision !== before.revision;
}

/** The same cart, to be sent although it did not change. */
export function touched(cart: CartState): CartState {
  return { ...cart, revision: cart.revision + 1 };
}

/**
 * The same lines under a new external id, as a cart that the store has not heard of: what becomes
 * of a cart that the store does not know any more (accounts.md §4).
 */
export function renewed(cart: CartState, externalId: string): CartState {
  return {
    ...newCart(externalId, cart.currency),
    lines: cart.lines,
    revision: cart.revision + 1,
    changes: cart.changes,
  };
}

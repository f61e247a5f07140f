import type { AddRefusal, KeyValueStorage, ProductId } from '@ponte/domain';
import { makeAutoObservable, observableRef } from 'mobx';
import { createContext, use } from 'react';
import { samePressMs } from './same-press.ts';
import { clearPassingToasts } from './toasts.ts';

/** Why the drawer was opened: something was added, or could not be. */
export type CartOccasion =
  | { readonly kind: 'added'; readonly productId: ProductId; readonly name: string }
  | { readonly kind: 'refused'; readonly reason: AddRefusal };

/** In session storage: an addition from a list was shown. */
const shownKey = 'ponte.cart-shown';

/** Whether the cart drawer is open. Not on the checkout (storefront.md §4). */
export class CartDrawerState {
  isOpen = false;
  /** Undefined when the shopper opened the cart. */
  occasion: CartOccasion | undefined = undefined;
  /** Just opened: a press outside may be the second half of a double press. */
  isNew = false;
  #aging: ReturnType<typeof setTimeout> | undefined;
  readonly #tab: KeyValueStorage | undefined;
  #hasShownAddition = false;

  /** @param tab session storage */
  constructor(tab?: KeyValueStorage) {
    this.#tab = tab;
    makeAutoObservable(this, { occasion: observableRef });
  }

  readonly open = (): void => this.openFor(undefined);

  openFor(occasion: CartOccasion | undefined): void {
    // On a phone they would lie over the cart's own button.
    clearPassingToasts();
    clearTimeout(this.#aging);
    this.#aging = setTimeout(() => this.age(), samePressMs);
    this.isOpen = true;
    this.isNew = true;
    this.occasion = occasion;
  }

  /**
   * Whether an addition from a list opens it: once per tab, so that it does not interrupt later
   * ones.
   */
  showsAddition(): boolean {
    if (this.#hasShownAddition || this.#tab?.get(shownKey)) return false;
    this.#hasShownAddition = true;
    this.#tab?.set(shownKey, '1');
    return true;
  }

  close(): void {
    this.isOpen = false;
  }

  private age(): void {
    this.isNew = false;
  }
}

export const CartDrawerContext = createContext<CartDrawerState | undefined>(undefined);

/** @throws outside of `App` */
export function useCartDrawer(): CartDrawerState {
  const state = use(CartDrawerContext);
  if (!state) throw new Error('There is no App around this.');
  return state;
}

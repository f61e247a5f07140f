import type { AddRefusal, KeyValueStorage, ProductId } from '@ponte/domain';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { createContext, use } from 'react';
import { samePressMs } from './same-press.ts';
import { clearPassingToasts } from './toasts.ts';

/** What the drawer was opened for, besides looking: something was added, or could not be. */
export type CartOccasion =
  | { readonly kind: 'added'; readonly productId: ProductId; readonly name: string }
  | { readonly kind: 'refused'; readonly reason: AddRefusal };

/** Where a tab keeps that an addition from a list was shown. */
const shownKey = 'ponte.cart-shown';

/** Whether the cart drawer is open. Any screen may open it; the checkout refuses (storefront.md §4). */
export class CartDrawerState {
  isOpen = false;
  /** Why it was opened; undefined when a shopper wants to see the cart. */
  occasion: CartOccasion | undefined = undefined;
  /** It was opened a moment ago: a press beside it may be the second half of a double one. */
  isNew = false;
  #aging: ReturnType<typeof setTimeout> | undefined;
  readonly #tab: KeyValueStorage | undefined;
  #hasShownAddition = false;

  /** @param tab where it is kept, for as long as the tab, that an addition from a list was shown */
  constructor(tab?: KeyValueStorage) {
    this.#tab = tab;
    makeObservable(this, { isOpen: observableRef, occasion: observableRef, isNew: observableRef });
  }

  readonly open = (): void => this.openFor(undefined);

  openFor(occasion: CartOccasion | undefined): void {
    // On a phone they would lie over the cart's own button.
    clearPassingToasts();
    clearTimeout(this.#aging);
    this.#aging = setTimeout(() => runInAction(() => (this.isNew = false)), samePressMs);
    runInAction(() => {
      this.isOpen = true;
      this.isNew = true;
      this.occasion = occasion;
    });
  }

  /**
   * Whether something added from a list opens it: the first time in a tab. Later it would only stand
   * between a shopper and the rest of the list.
   */
  showsAddition(): boolean {
    if (this.#hasShownAddition || this.#tab?.get(shownKey)) return false;
    this.#hasShownAddition = true;
    this.#tab?.set(shownKey, '1');
    return true;
  }

  /** Closes it. */
  close(): void {
    runInAction(() => {
      this.isOpen = false;
    });
  }
}

/** The page's one drawer. */
export const CartDrawerContext = createContext<CartDrawerState | undefined>(undefined);

/**
 * The cart drawer of the page.
 *
 * @throws outside of `App`
 */
export function useCartDrawer(): CartDrawerState {
  const state = use(CartDrawerContext);
  if (!state) throw new Error('useCartDrawer needs the App component around it.');
  return state;
}

import { makeObservable, observableRef, runInAction } from 'mobx';
import { createContext, use } from 'react';

/** Whether the cart drawer is open. Any screen may open it; the checkout refuses (storefront.md §4). */
export class CartDrawerState {
  isOpen = false;

  constructor() {
    makeObservable(this, { isOpen: observableRef });
  }

  readonly open = (): void => this.setOpen(true);

  setOpen(open: boolean): void {
    runInAction(() => {
      this.isOpen = open;
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

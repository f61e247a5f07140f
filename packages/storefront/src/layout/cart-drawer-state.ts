import { makeAutoObservable } from 'mobx';
import { createContext, use } from 'react';

/** Whether the cart drawer is open. Any screen may open it; the checkout refuses (storefront.md §4). */
export class CartDrawerState {
  isOpen = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): void {
    this.isOpen = true;
  }

  setOpen(open: boolean): void {
    this.isOpen = open;
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

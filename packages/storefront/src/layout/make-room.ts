import type { Toasts } from '@ponte/domain/toasts';
import { reaction } from 'mobx';
import type { CartDrawerState } from '../shop/cart-drawer-state.ts';

/**
 * Takes toasts away whenever the cart opens: on a phone they would lie over its own button.
 *
 * @returns how to end it
 */
export function makeRoomForCart(drawer: CartDrawerState, toasts: Toasts): () => void {
  return reaction(
    () => drawer.isOpen,
    (isOpen) => {
      if (isOpen) toasts.goOn();
    },
  );
}

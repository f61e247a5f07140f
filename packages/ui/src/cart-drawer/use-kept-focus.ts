import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Where focus was: the node, its cart, and which line held it (-1 for none). */
interface Place {
  node: Element;
  cart: HTMLElement;
  at: number;
}

const removeButtons = (cart: HTMLElement) => [
  ...cart.querySelectorAll<HTMLElement>('.ui-cart-line-remove'),
];

/**
 * Keeps focus in a cart whose focused line, or the button that clears it, goes away: it moves to the
 * line that took its place, to the new last one, or to the way on from an empty cart.
 */
export function useKeptFocus() {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (!place.current || place.current.node.isConnected) return;
    const { cart, at } = place.current;
    place.current = null;
    const buttons = removeButtons(cart);
    const next = buttons[Math.min(at, buttons.length - 1)];
    (next ?? cart.querySelector<HTMLElement>('[data-slot="empty-state"] button'))?.focus();
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const line = target.closest('[data-slot="cart-line"]');
      const at = removeButtons(currentTarget).findIndex((button) => line?.contains(button));
      place.current = { node: target, cart: currentTarget, at };
    },
    // React holds back the event of a node that it takes away.
    onBlur: () => {
      place.current = null;
    },
  };
}

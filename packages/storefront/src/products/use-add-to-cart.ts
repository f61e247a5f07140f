import type { Product } from '@ponte/domain';
import { useEffect, useState } from 'react';
import { useCartDrawer } from '../shop/cart-drawer-state.ts';
import { createPressFilter, type Press } from '../shop/same-press.ts';
import { useShop } from '../shop/shop-context.ts';

/** How long a button says that its product was added, in milliseconds. */
const addedFor = 2000;

interface AddToCart {
  /** Puts pieces of a product in the cart and opens the cart, which tells what came of it. */
  readonly add: (press: Press, product: Product, quantity?: number) => void;
  /** Whether something was just added here. */
  readonly added: boolean;
}

/** Adding to the cart, with the word of it that a shopper looks for. */
export function useAddToCart(): AddToCart {
  const { cart } = useShop().shop;
  const drawer = useCartDrawer();
  const [added, setAdded] = useState(false);
  const [isNewPress] = useState(createPressFilter);

  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(() => setAdded(false), addedFor);
    return () => clearTimeout(timer);
  }, [added]);

  const add = (press: Press, product: Product, quantity = 1) => {
    if (!isNewPress(press)) return;
    const outcome = cart.add(product, quantity);
    setAdded(outcome === 'added');
    drawer.openFor(
      outcome === 'added'
        ? { kind: 'added', productId: product.id, name: product.name }
        : { kind: 'refused', reason: outcome },
    );
  };
  return { add, added };
}

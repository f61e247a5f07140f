import type { Product } from '@ponte/domain';
import { useEffect, useState } from 'react';
import { useShop } from '../app/shop-context.ts';
import { useCartDrawer } from '../layout/cart-drawer-state.ts';

/** How long a button says that its product was added, in milliseconds. */
const addedFor = 2000;

interface AddToCart {
  /** Puts pieces of a product in the cart and opens the cart. */
  readonly add: (product: Product, quantity?: number) => void;
  /** Whether something was just added here. */
  readonly added: boolean;
}

/** Adding to the cart, with the word of it that a shopper looks for. */
export function useAddToCart(): AddToCart {
  const { cart } = useShop().shop;
  const drawer = useCartDrawer();
  const [added, setAdded] = useState(false);

  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(() => setAdded(false), addedFor);
    return () => clearTimeout(timer);
  }, [added]);

  const add = (product: Product, quantity = 1) => {
    cart.add(product, quantity);
    setAdded(true);
    drawer.open();
  };
  return { add, added };
}

import type { Product } from '@ponte/domain';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { afterPaint } from '../browser/after-paint.ts';
import { useCartDrawer } from '../shop/cart-drawer-state.ts';
import { createPressFilter, type Press } from '../shop/same-press.ts';
import { useShop } from '../shop/shop-context.ts';
import { toasts } from '../shop/toasts.ts';

/** How long a button shows its success, in milliseconds. */
const addedFor = 2000;

interface AddToCart {
  readonly add: (press: Press, product: Product, quantity?: number) => void;
  readonly added: boolean;
}

/**
 * Adds to the cart with feedback: the cart opens. From a list only once per tab; afterwards a toast
 * leads there.
 */
export function useAddToCart(from: 'list' | 'page'): AddToCart {
  const intl = useIntl();
  const { cart } = useShop().shop;
  const drawer = useCartDrawer();
  const [added, setAdded] = useState(false);
  const [isNewPress] = useState(createPressFilter);

  useEffect(() => {
    if (!added) return;
    const end = () => setAdded(false);
    const timer = setTimeout(end, addedFor);
    return () => {
      clearTimeout(timer);
      // A page that is left may be kept for Back.
      end();
    };
  }, [added]);

  const add = (press: Press, product: Product, quantity = 1) => {
    if (!isNewPress(press)) return;
    const outcome = cart.add(product, quantity);
    setAdded(outcome === 'added');
    if (outcome !== 'added') {
      drawer.openFor({ kind: 'refused', reason: outcome });
      return;
    }
    const { id, name } = product;
    const seeCart = () => drawer.openFor({ kind: 'added', productId: id, name });
    // The button answers first: the drawer takes a phone longer than a press may wait.
    if (from === 'page' || drawer.showsAddition()) return afterPaint(seeCart);
    toasts.show({
      topic: 'cart',
      tone: 'success',
      text: intl.formatMessage({ id: 'toasts.added' }, { name }),
      action: { label: intl.formatMessage({ id: 'toasts.seeCart' }), onPress: seeCart },
    });
  };
  return { add, added };
}

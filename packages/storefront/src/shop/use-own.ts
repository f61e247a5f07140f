import type { Shop } from '@ponte/domain';
import { computed, reaction } from 'mobx';
import { useMemo, useSyncExternalStore } from 'react';
import { useShop } from './shop-context.ts';

/**
 * A visitor's own value, such as the quantity of a product in the cart: `none` on the server and
 * during hydration, then the shop's. Unlike an observer that waits for hydration, the component
 * re-renders only if the two differ, which on most cards they don't.
 * @param read reads the value; a stable reference
 * @param of the argument of `read`
 * @param none the value in the server's HTML
 */
export function useOwn<Of, Own extends string | number | boolean>(
  read: (shop: Shop, of: Of) => Own,
  of: Of,
  none: Own,
): Own {
  const { shop } = useShop();
  const own = useMemo(() => {
    const value = computed(() => read(shop, of));
    return {
      get: () => value.get(),
      subscribe: (changed: () => void) => reaction(() => value.get(), changed),
    };
  }, [shop, read, of]);
  return useSyncExternalStore(own.subscribe, own.get, () => none);
}

import type { Shop } from '@ponte/domain';
import { computed, reaction } from 'mobx';
import { useMemo, useSyncExternalStore } from 'react';
import { useShop } from './shop-context.ts';

/**
 * Something of this visitor's, such as how many pieces of a product are in the cart: `none` on the
 * server and while its HTML is hydrated, the shop's own from then on. Unlike an observer that waits
 * to be hydrated, a component renders again only where the two differ, which on most cards they do
 * not.
 *
 * @param read what is asked of the shop; a function that stays the same
 * @param of what `read` is asked about
 * @param none what everybody's HTML shows
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

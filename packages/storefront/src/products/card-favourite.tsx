import type { Product } from '@ponte/domain';
import { deferred } from '../lazy/deferred.tsx';
import { useHydrated } from '../shop/use-hydrated.ts';

const DeferredToggle = deferred(
  async () => (await import('./favourite-toggle.tsx')).FavouriteToggle,
);

/** Browser only, and hydrated late. */
export function CardFavourite({ product }: { readonly product: Product }) {
  return useHydrated() ? <DeferredToggle product={product} /> : null;
}

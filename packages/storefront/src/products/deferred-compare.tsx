import type { Product } from '@ponte/domain';
import { deferred } from '../lazy/deferred.tsx';
import { LazyModule } from '../lazy/lazy-module.ts';
import { useLazyStatus } from '../lazy/use-lazy-status.ts';
import { useHydrated } from '../shop/use-hydrated.ts';

const compare = new LazyModule(() => import('./compare.tsx'));

const DeferredCompareBar = deferred(compare, (code) => code.CompareBar);

/** Over the end of a list, in the browser only. It loads the code of comparing, also for the cards. */
export function ListCompareBar() {
  return useHydrated() ? <DeferredCompareBar floats /> : null;
}

interface CardCompareProps {
  readonly product: Pick<Product, 'id' | 'name' | 'nameLang'>;
}

/** In the browser only, and where a `ListCompareBar` stands: a part for each card would cost more than it does. */
export function CardCompare({ product }: CardCompareProps) {
  useLazyStatus(compare);
  const Icon = useHydrated() ? compare.loaded?.CompareIcon : undefined;
  return Icon ? <Icon product={product} /> : null;
}

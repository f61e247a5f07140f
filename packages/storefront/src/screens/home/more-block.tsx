import { homeOf } from '@ponte/domain/home';
import { Skeleton } from '@ponte/ui/skeleton';
import { useRef } from 'react';
import { deferred } from '../../lazy/deferred.tsx';
import { useNear } from '../../lazy/use-near.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

const DeferredMore = deferred(
  () => import('./more.tsx'),
  (code) => code.More,
);

/** Below the chosen category's products: code and data load when it is near the viewport. */
export const MoreBlock = observer(function MoreBlock() {
  const { fillsMore } = homeOf(useShop().shop);
  const block = useRef<HTMLDivElement>(null);
  const near = useNear(block);
  return (
    <div
      ref={block}
      className={`noscript:hidden ${fillsMore ? 'min-h-260 md:min-h-204 lg:min-h-172 xl:min-h-187' : ''}`}
    >
      {near ? <DeferredMore /> : <Skeleton className="h-120" />}
    </div>
  );
});

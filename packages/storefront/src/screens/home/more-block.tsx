import { Skeleton } from '@ponte/ui/skeleton';
import { useRef } from 'react';
import { deferred } from '../../lazy/deferred.tsx';
import { useNear } from '../../lazy/use-near.ts';

const DeferredMore = deferred(async () => (await import('./more.tsx')).More);

/** Below the chosen category's products: code and data load when it is near the viewport. */
export function MoreBlock() {
  const block = useRef<HTMLDivElement>(null);
  const near = useNear(block);
  return (
    <div ref={block} className="min-h-260 md:min-h-204 lg:min-h-172 xl:min-h-187 noscript:hidden">
      {near ? <DeferredMore /> : <Skeleton className="h-120" />}
    </div>
  );
}

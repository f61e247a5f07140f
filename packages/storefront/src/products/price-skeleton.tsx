import { Skeleton } from '@ponte/ui/skeleton';

/** Has the exact size of a card's price, so that nothing shifts. */
export function PriceSkeleton() {
  return (
    <div aria-hidden className="grid">
      <div className="ui-price-skeleton">
        <Skeleton />
      </div>
      <div className="mt-1 grid gap-px">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="my-0.5 h-3.25" />
        ))}
      </div>
    </div>
  );
}

import { Skeleton } from '@ponte/ui/skeleton';

/** Line by line the measures of a card's price, so that nothing moves when it comes. */
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

import { Skeleton } from '../skeleton/index.ts';

/** Line by line the measures of ProductCard, so that nothing moves when the products arrive. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden className="ui-card ui-product-card">
      <Skeleton className="h-auto" />
      <Skeleton className="my-0.5 h-3.25 w-1/2" />
      <div className="ui-product-name-skeleton">
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
      <div className="ui-price-skeleton">
        <Skeleton />
      </div>
      <div className="mt-1 grid gap-px">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="my-0.5 h-3.25" />
        ))}
      </div>
      <Skeleton className="mt-3 h-10.5" />
    </div>
  );
}

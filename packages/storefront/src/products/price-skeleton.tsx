import { Skeleton } from '@ponte/ui/skeleton';

interface PriceSkeletonProps {
  /** On a phone the card's button stands beside the small price. */
  readonly besideButton?: boolean;
}

/** Has the exact size of a card's price, so that nothing shifts. */
export function PriceSkeleton({ besideButton = false }: PriceSkeletonProps) {
  return (
    <div aria-hidden className="grid">
      <div className="ui-price-skeleton">
        <Skeleton />
      </div>
      <Skeleton
        className={`mt-1.5 mb-0.5 h-3.25 w-1/2 ${besideButton ? 'max-md:mt-3.5 max-md:mb-3.75' : ''}`}
      />
    </div>
  );
}

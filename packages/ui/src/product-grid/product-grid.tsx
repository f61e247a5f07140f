import { Children, type ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/index.ts';
import { Skeleton } from '../skeleton/index.ts';

/** Cards in a list, each child in an item of its own: two a row on phones, three to five above. */
export function ProductGrid({ className, children, ...props }: ComponentProps<'ul'>) {
  return (
    <ul data-slot="product-grid" {...props} className={cx('ui-product-grid', className)}>
      {Children.map(children, (child) => (child ? <li className="min-w-0">{child}</li> : null))}
    </ul>
  );
}

/** Props of {@link ProductGridSkeleton}. */
export interface ProductGridSkeletonProps extends ComponentProps<'div'> {
  /** How many cards are awaited, 8 when left out. */
  count?: number | undefined;
}

/** The grid while it loads, of the size that it will have. */
export function ProductGridSkeleton({ count = 8, className, ...props }: ProductGridSkeletonProps) {
  const { product } = useMessages();
  return (
    <div
      aria-busy
      data-slot="product-grid-skeleton"
      {...props}
      className={cx('ui-product-grid', className)}
    >
      <output className="sr-only">{product.loadingList}</output>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Line by line the measures of ProductCard, so that nothing moves when the products arrive. */
function ProductCardSkeleton() {
  return (
    <div aria-hidden className="ui-card ui-product-card">
      <Skeleton className="mb-2.5 aspect-square h-auto md:mb-3" />
      <Skeleton className="my-0.5 h-3.25 w-1/2" />
      <div className="ui-product-name-skeleton">
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
      <div className="text-[min(1.5rem,13cqi)]">
        <Skeleton className="my-[0.125em] w-3/5" />
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

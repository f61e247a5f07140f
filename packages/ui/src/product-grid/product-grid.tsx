import { Children, type ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** Cards in a list, each child in its own item: two a row on phones, three to five above. */
export function ProductGrid({ className, children, ...props }: ComponentProps<'ul'>) {
  return (
    <ul data-slot="product-grid" {...props} className={cx('ui-product-grid', className)}>
      {Children.map(children, (child) => (child ? <li>{child}</li> : null))}
    </ul>
  );
}

export interface ProductGridSkeletonProps extends ComponentProps<'div'> {
  /** How many cards are awaited, 8 when left out. */
  count?: number | undefined;
}

/** The grid while it loads, of the size that it will have. */
export function ProductGridSkeleton({ count = 8, className, ...props }: ProductGridSkeletonProps) {
  const { feedback } = useMessages();
  return (
    <div
      aria-busy
      data-slot="product-grid-skeleton"
      {...props}
      className={cx('ui-product-grid', className)}
    >
      <output className="sr-only">{feedback.loadingProducts}</output>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** As many as a carousel shows at most. */
const cards = [0, 1, 2, 3, 4];

/** A carousel of products while it loads, of the size that it will have with its buttons. */
export function ProductRowSkeleton(props: ComponentProps<'div'>) {
  const { feedback } = useMessages();
  return (
    <div aria-busy data-slot="product-row-skeleton" {...props}>
      <div className="ui-strip ui-strip-products -mx-1.25 overflow-hidden md:-mx-2">
        <output className="sr-only">{feedback.loadingProducts}</output>
        {cards.map((card) => (
          <div key={card} className="ui-slide ui-slide-products">
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
      <Skeleton className="mx-auto mt-3 size-10" />
    </div>
  );
}

/** Line by line the measures of ProductCard, so that nothing moves when the products arrive. */
function ProductCardSkeleton() {
  return (
    <div aria-hidden data-adds className="ui-card ui-product-card">
      <Skeleton className="ui-card-picture h-auto" />
      <Skeleton className="my-0.5 h-3.25 w-1/2" />
      <div className="ui-product-name-skeleton">
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
      <div className="ui-price-skeleton">
        <Skeleton />
      </div>
      <Skeleton className="mt-1.5 mb-0.5 h-3.25 w-1/2 max-md:mt-3.5 max-md:mb-3.75" />
      <Skeleton className="mt-3 h-10.5 max-md:hidden" />
    </div>
  );
}

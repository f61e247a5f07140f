import { Children, type ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/index.ts';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

/** Cards in a list, each child in an item of its own: two a row on phones, three to five above. */
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

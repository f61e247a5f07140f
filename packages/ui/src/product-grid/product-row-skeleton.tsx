import type { ComponentProps } from 'react';
import { useMessages } from '../kit/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

/** As many as a carousel shows at most. */
const cards = [0, 1, 2, 3, 4];

/** A carousel of products while it loads, of the size that it will have with its buttons. */
export function ProductRowSkeleton(props: ComponentProps<'div'>) {
  const { feedback } = useMessages();
  return (
    <div aria-busy data-slot="product-row-skeleton" {...props}>
      <div className="ui-strip -mx-1.25 overflow-hidden md:-mx-2">
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

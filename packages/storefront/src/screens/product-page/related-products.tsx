import type { Product } from '@ponte/domain';
import { SectionHeading } from '@ponte/ui/section-heading';
import { FormattedMessage } from 'react-intl';
import { Container } from '../../layout/container.tsx';
import { ProductCard } from '../../products/product-card.tsx';

/**
 * Others of the same brand that are in stock, in a row that scrolls sideways: five in sight on
 * desktops, two on phones. Nothing when there are none.
 */
export function RelatedProducts({ products }: { readonly products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <Container className="py-6">
      <section aria-labelledby="related">
        <SectionHeading headingId="related" className="mb-3.5">
          <FormattedMessage id="product.related" />
        </SectionHeading>
        <ul className="-mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-3 md:mx-0 md:gap-4 md:px-0.5">
          {products.map((product) => (
            <li
              key={product.id}
              className="w-[calc((100%-0.625rem)/2)] shrink-0 snap-start md:w-[calc((100%-4rem)/5)] md:min-w-52"
            >
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

import type { Product } from '@ponte/domain';
import { ProductGrid } from '@ponte/ui/product-grid';
import { SectionHeading } from '@ponte/ui/section-heading';
import { FormattedMessage } from 'react-intl';
import { Container } from '../../layout/container.tsx';
import { ProductCard } from '../../products/product-card.tsx';

/** Others of the same brand that are in stock; nothing when there are none. */
export function RelatedProducts({ products }: { readonly products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <Container className="py-6">
      <section aria-labelledby="related">
        <SectionHeading headingId="related" className="mb-3.5">
          <FormattedMessage id="product.related" />
        </SectionHeading>
        <ProductGrid>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ProductGrid>
      </section>
    </Container>
  );
}

import type { Product } from '@ponte/domain';
import { Carousel } from '@ponte/ui/carousel';
import { SectionHeading } from '@ponte/ui/section-heading';
import { FormattedMessage, useIntl } from 'react-intl';
import { Container } from '../../page/container.tsx';
import { ProductCard } from '../../products/product-card.tsx';

/**
 * Others of the brand in stock: five at a time on desktops, two on phones. Nothing when there are
 * none.
 */
export function RelatedProducts({ products }: { readonly products: readonly Product[] }) {
  const intl = useIntl();
  if (products.length === 0) return null;
  return (
    <Container className="py-6">
      <div>
        <SectionHeading headingId="related" className="mb-3.5">
          <FormattedMessage id="product.related" />
        </SectionHeading>
        <Carousel label={intl.formatMessage({ id: 'product.related' })}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Carousel>
      </div>
    </Container>
  );
}

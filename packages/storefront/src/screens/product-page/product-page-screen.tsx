import { productPageOf } from '@ponte/domain/product-page';
import { ErrorState } from '@ponte/ui/error-state';
import { NotFoundPanel } from '@ponte/ui/not-found-panel';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '../../app/page-head.tsx';
import { useShop } from '../../app/shop-context.ts';
import { Container } from '../../layout/container.tsx';
import { productHref } from '../../routes/addresses.ts';
import type { ScreenProps } from '../../routes/route.ts';
import { DeferredRelatedProducts } from './deferred-parts.ts';
import { ProductArticle } from './product-article.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

/** A product: pictures, price in four currencies, what it is, and others of its brand. */
export const ProductPageScreen = observer(function ProductPageScreen({ params }: ScreenProps) {
  const page = productPageOf(useShop().shop);
  const slug = params['slug'] ?? '';
  const view = page.view(slug);
  switch (view.status) {
    case 'loading':
      return <ProductSkeleton />;
    case 'missing':
      return <ProductNotFound />;
    case 'failed':
      return (
        <Container className="py-6">
          <ErrorState
            title={<FormattedMessage id="product.failed" />}
            onRetry={() => void page.retry(slug)}
          />
        </Container>
      );
    case 'shown':
      return (
        <div className="max-md:pb-18">
          <PageHead title={view.product.name} canonical={productHref(view.product)} />
          <ProductArticle product={view.product} page={page} />
          <DeferredRelatedProducts products={page.relatedTo(view.product)} />
        </div>
      );
  }
});

function ProductNotFound() {
  const intl = useIntl();
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'product.notFoundTitle' })} />
      <NotFoundPanel
        title={<FormattedMessage id="product.notFoundTitle" />}
        productsHref="/produtos"
      >
        <FormattedMessage id="product.notFoundText" />
      </NotFoundPanel>
    </>
  );
}

import { productPageOf } from '@ponte/domain/product-page';
import { Skeleton } from '@ponte/ui/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { productHref } from '../../links/addresses.ts';
import type { ParamsOf } from '../../links/paths.ts';
import { Below, FarBelow } from '../../page/below.tsx';
import { Container } from '../../page/container.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { plainText } from '../../page/plain-text.ts';
import { Sleeping } from '../../page/sleeping.tsx';
import { SeenLast } from '../../products/seen-last.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { useHydrated } from '../../shop/use-hydrated.ts';
import { DeferredRelatedProducts, DeferredSeenBefore, DeferredVisit } from './deferred-parts.ts';
import { ProductArticle } from './product-article.tsx';
import { ProductNotFound } from './product-not-found.tsx';

export const ProductPageScreen = observer(function ProductPageScreen({
  params,
}: ScreenProps<ParamsOf<'product'>>) {
  const intl = useIntl();
  const page = productPageOf(useShop().shop);
  const hydrated = useHydrated();
  const { slug } = params;
  const view = page.view(slug);
  switch (view.status) {
    case 'loading':
      return <ProductSkeleton />;
    case 'missing':
      return <ProductNotFound />;
    case 'failed':
      return (
        <Container className="py-6">
          <PageHead title={intl.formatMessage({ id: 'product.failed' })} />
          <LoadFailure
            title={<FormattedMessage id="product.failed" />}
            error={view.error}
            onRetry={() => void page.retry(slug)}
          />
          <SeenLast />
        </Container>
      );
    case 'previewed':
    case 'shown': {
      const { product } = view;
      const details = view.status === 'shown' ? view.product : undefined;
      const shownDetails = hydrated ? details : undefined;
      const pictureFile = view.status === 'previewed' ? view.pictureFile : undefined;
      return (
        <>
          <PageHead
            title={product.name}
            description={details ? plainText(details.description, 160) : null}
            canonical={productHref(product)}
          />
          <ProductArticle
            key={product.id}
            product={product}
            details={details}
            pictureFile={pictureFile}
            page={page}
          />
          <FarBelow key={`beside ${product.id}`}>
            <Sleeping>
              <DeferredRelatedProducts slug={slug} product={product} />
            </Sleeping>
            {shownDetails ? <DeferredSeenBefore product={shownDetails} /> : null}
          </FarBelow>
          {shownDetails ? (
            <Below key={`visit ${product.id}`}>
              <DeferredVisit product={shownDetails} />
            </Below>
          ) : null}
        </>
      );
    }
  }
});

/** Has the final size of the page. */
function ProductSkeleton() {
  return (
    <Container className="grid gap-4 py-4 md:grid-cols-2 md:gap-10 md:py-6">
      <Skeleton className="-mx-4 aspect-[1.12] h-auto max-h-[max(12rem,32svh)] md:mx-0 md:aspect-square md:max-h-none" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-14" />
        <Skeleton className="h-36" />
        <Skeleton className="h-20" />
        <Skeleton className="h-12" />
      </div>
    </Container>
  );
}

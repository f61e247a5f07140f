import { reviewSheetsOf } from '@ponte/domain/reviews';
import { NotFoundPanel } from '@ponte/ui/not-found-panel';
import { Skeleton } from '@ponte/ui/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref } from '../../links/addresses.ts';
import type { ParamsOf } from '../../links/paths.ts';
import { Container } from '../../page/container.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { ProductReview } from './product-review.tsx';

/** A form for each product of an order, by the link of a mail or with the own session. */
export const ReviewScreen = observer(function ReviewScreen({
  params,
}: ScreenProps<ParamsOf<'review'>>) {
  const intl = useIntl();
  const sheets = reviewSheetsOf(useShop().shop);
  const { token } = params;
  const view = sheets.view(token);
  const title = intl.formatMessage({ id: 'reviewForm.title' });
  if (view.status === 'missing') {
    return (
      <>
        <PageHead title={intl.formatMessage({ id: 'reviewForm.missingTitle' })} />
        <NotFoundPanel
          title={<FormattedMessage id="reviewForm.missingTitle" />}
          productsHref={productsHref}
        >
          <FormattedMessage id="reviewForm.missingText" />
        </NotFoundPanel>
      </>
    );
  }
  return (
    <Container className="py-5 md:py-10">
      <PageHead title={title} />
      <div className="mx-auto grid max-w-2xl gap-5">
        <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
        {view.status === 'loading' ? <Skeleton className="h-96" /> : null}
        {view.status === 'failed' ? (
          <LoadFailure
            title={<FormattedMessage id="reviewForm.failedTitle" />}
            error={view.error}
            onRetry={() => void sheets.load(token)}
          />
        ) : null}
        {view.status === 'ready' ? (
          <>
            <p className="text-muted">
              <FormattedMessage
                id="reviewForm.lead"
                values={{ number: view.sheet.orderNumber, author: view.sheet.author }}
              />
            </p>
            {view.sheet.products.map((product) => (
              <ProductReview key={product.productId} token={token} product={product} />
            ))}
          </>
        ) : null}
      </div>
    </Container>
  );
});

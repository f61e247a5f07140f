import { ordersOf } from '@ponte/domain/orders';
import { ButtonLink } from '@ponte/ui/button';
import { NotFoundPanel } from '@ponte/ui/not-found-panel';
import { Skeleton } from '@ponte/ui/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../links/paths.ts';
import type { ParamsOf } from '../../links/paths.ts';
import { Container } from '../../page/container.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Loading } from '../../page/loading.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { OrderArticle } from './order-article.tsx';

/** One order of the customer (accounts.md §2). */
export const OrderScreen = observer(function OrderScreen({
  params,
}: ScreenProps<ParamsOf<'order'>>) {
  const intl = useIntl();
  const orders = ordersOf(useShop().shop);
  const { externalId } = params;
  const view = orders.view(externalId);
  switch (view.status) {
    case 'missing':
      return (
        <>
          <PageHead title={intl.formatMessage({ id: 'order.no_details_found' })} />
          <NotFoundPanel
            title={<FormattedMessage id="order.no_details_found" />}
            action={
              <ButtonLink href={paths.orders} variant="brand">
                <FormattedMessage id="order.all" />
              </ButtonLink>
            }
          >
            <FormattedMessage id="order.missingText" />
          </NotFoundPanel>
        </>
      );
    case 'failed':
      return (
        <Container className="py-6">
          <PageHead title={intl.formatMessage({ id: 'order.fetch_error' })} />
          <LoadFailure
            title={<FormattedMessage id="order.fetch_error" />}
            error={view.error}
            onRetry={() => void orders.reloadOrder(externalId)}
          />
        </Container>
      );
    case 'loading':
      return view.order ? <OrderArticle order={view.order} /> : <OrderLoading />;
    case 'ready':
      return <OrderArticle order={view.order} />;
  }
});

function OrderLoading() {
  const intl = useIntl();
  return (
    <Container className="py-4 md:py-6">
      <Loading
        label={intl.formatMessage({ id: 'order.loading' })}
        className="grid gap-5 lg:grid-cols-2"
      >
        <Skeleton className="h-8 w-64 max-w-full lg:col-span-2" />
        <Skeleton className="h-64" />
        <Skeleton className="h-96" />
      </Loading>
    </Container>
  );
}

import type { ProductDetails } from '@ponte/domain';
import { comparedIds, comparedProductsOf, comparisonOf } from '@ponte/domain/comparison';
import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { Notice } from '@ponte/ui/notice';
import { Skeleton } from '@ponte/ui/skeleton';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref } from '../../links/addresses.ts';
import { useNavigate } from '../../links/navigation.ts';
import { Container } from '../../page/container.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Loading } from '../../page/loading.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { comparisonHref } from '../../products/comparison-href.ts';
import { WayOn } from '../../products/way-on.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { useHydrated } from '../../shop/use-hydrated.ts';
import { ComparedProducts } from './compared-products.tsx';

/** Up to four products side by side. The address says which, so that it can be shared. */
export const ComparisonScreen = observer(function ComparisonScreen({ location }: ScreenProps) {
  const intl = useIntl();
  const asked = comparedIds(location.searchParams.get('ids'));
  const title = intl.formatMessage({ id: 'comparison.title' });
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'comparison.description' })} />
      <Container className="min-h-200 py-4 md:py-6">
        <h1 className="mb-4 text-2xl font-bold tracking-tight">{title}</h1>
        <Compared key={asked.join()} asked={asked} />
      </Container>
    </>
  );
});

const Compared = observer(function Compared({ asked }: { readonly asked: readonly number[] }) {
  const intl = useIntl();
  const { shop } = useShop();
  const store = comparedProductsOf(shop);
  const view = store.view(asked);
  useGathered(asked, view.status === 'shown' ? view.products : undefined);
  switch (view.status) {
    case 'failed':
      return (
        <LoadFailure
          title={<FormattedMessage id="comparison.failed" />}
          error={view.error}
          onRetry={() => store.retry(asked)}
        />
      );
    case 'loading':
      return (
        <Loading label={intl.formatMessage({ id: 'comparison.loading' })}>
          <Skeleton className="h-150" />
        </Loading>
      );
    case 'shown':
      return (
        <>
          {view.missing > 0 ? (
            <Notice tone="warning" className="mb-4">
              <FormattedMessage id="comparison.gone" values={{ count: view.missing }} />
            </Notice>
          ) : null}
          {view.products.length === 1 ? (
            <p className="mb-4 text-muted">
              <FormattedMessage id="comparison.one" />
            </p>
          ) : null}
          {view.products.length === 0 ? <Nothing /> : <ComparedProducts products={view.products} />}
        </>
      );
  }
});

/**
 * What the address says becomes what this tab has gathered; an address that says nothing becomes
 * that of what was gathered.
 * @param products those that there are; undefined until that is known
 */
function useGathered(
  asked: readonly number[],
  products: readonly ProductDetails[] | undefined,
): void {
  const { shop } = useShop();
  const navigate = useNavigate();
  const found = products?.map(({ id }) => id).join();
  const hydrated = useHydrated();
  // A customer's may arrive from the store after the page has opened.
  const hasArrived = hydrated && asked.length === 0 && comparisonOf(shop).ids.length > 0;
  useEffect(() => {
    const comparison = comparisonOf(shop);
    if (asked.length === 0 && comparison.ids.length > 0) {
      navigate(comparisonHref(comparison.ids), { replace: true });
    } else if (asked.length > 0 && found !== undefined) {
      comparison.replace(asked.filter((id) => found.split(',').includes(String(id))));
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key of this component says what was asked for
  }, [shop, found, hasArrived]);
}

function Nothing() {
  return (
    <>
      <EmptyState
        title={<FormattedMessage id="comparison.emptyTitle" />}
        action={
          <ButtonLink href={productsHref} variant="brand">
            <FormattedMessage id="comparison.browse" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="comparison.emptyText" />
      </EmptyState>
      <WayOn />
    </>
  );
}

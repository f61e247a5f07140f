import { listAddress, productListOf, readListQuery } from '@ponte/domain/product-list';
import { Breadcrumb } from '@ponte/ui/breadcrumb';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '../../app/page-head.tsx';
import { useShop } from '../../app/shop-context.ts';
import { Container } from '../../layout/container.tsx';
import { categoryHref } from '../../routes/addresses.ts';
import type { ScreenProps } from '../../routes/route.ts';
import { DepartmentLinks } from './department-links.tsx';
import { listTitle } from './list-title.ts';
import { ProductResults } from './product-results.tsx';
import { SortForm } from './sort-form.tsx';
import { UnknownPlace } from './unknown-place.tsx';

/** All products, a category, a department, brands or a search; sorted and paged by the address. */
export const ProductListScreen = observer(function ProductListScreen({
  params,
  location,
}: ScreenProps) {
  const intl = useIntl();
  const { shop } = useShop();
  const list = productListOf(shop);
  const query = useMemo(
    () => readListQuery({ params, searchParams: location.searchParams }),
    [params, location],
  );
  const view = list.view(query);
  if (view.status === 'missing') return <UnknownPlace />;
  const place = list.placeOf(query);
  const { category, department } = place;
  const title = listTitle(intl, query, place, shop.startData.brands);
  return (
    <>
      <PageHead title={title} canonical={query.text ? undefined : listAddress(query)} />
      <Container className="py-4 md:py-6">
        <Breadcrumb
          items={[
            { label: intl.formatMessage({ id: 'bottomNav.home' }), href: '/' },
            ...(category && department
              ? [{ label: category.name, href: categoryHref(category) }]
              : []),
            { label: title },
          ]}
        />
        <div className="mt-2 mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="text-2xl font-bold tracking-tight text-balance wrap-anywhere">
              {title}
            </h1>
            <p className="min-h-5.5 text-muted" role="status">
              {view.status === 'ready' ? (
                <FormattedMessage id="list.count" values={{ count: view.total }} />
              ) : null}
            </p>
          </div>
          <SortForm query={query} />
        </div>
        <div
          className={
            category && !query.text ? 'md:grid md:grid-cols-[15.5rem_minmax(0,1fr)] md:gap-6' : ''
          }
        >
          <DepartmentLinks query={query} place={place} />
          <ProductResults view={view} query={query} onRetry={() => void list.retry(query)} />
        </div>
      </Container>
    </>
  );
});

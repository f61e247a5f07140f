import { brandsOf, type BrandIndex } from '@ponte/domain/brands';
import { BrandTile } from '@ponte/ui/brand-tile';
import { Breadcrumb } from '@ponte/ui/breadcrumb';
import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { Skeleton } from '@ponte/ui/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref, brandHref } from '../../links/addresses.ts';
import { paths } from '../../links/paths.ts';
import { usePictures } from '../../media/use-pictures.ts';
import { Container } from '../../page/container.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Loading } from '../../page/loading.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

const grid = 'grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:gap-4 lg:grid-cols-5';
const logoShape = { width: 320, height: 107 };

/** All brands by their first letter (storefront.md §2). */
export const BrandsScreen = observer(function BrandsScreen() {
  const intl = useIntl();
  const index = brandsOf(useShop().shop);
  const title = intl.formatMessage({ id: 'brands.title' });
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'brands.description' })}
        canonical={paths.brands}
      />
      <Container className="py-4 md:py-6">
        <Breadcrumb
          items={[
            { label: intl.formatMessage({ id: 'bottomNav.home' }), href: '/' },
            { label: title },
          ]}
        />
        <h1 className="mt-2 text-2xl font-bold tracking-tight">{title}</h1>
        <p className="mb-5 min-h-5.5 text-muted" role="status">
          {index.status === 'ready' && index.brands.length > 0 ? (
            <FormattedMessage id="brands.count" values={{ count: index.brands.length }} />
          ) : null}
        </p>
        <Grid index={index} />
      </Container>
    </>
  );
});

const Grid = observer(function Grid({ index }: { readonly index: BrandIndex }) {
  const intl = useIntl();
  const pictures = usePictures();
  const { status, brands } = index;
  if (status === 'failed') {
    return (
      <LoadFailure
        title={<FormattedMessage id="brands.failed" />}
        error={index.error}
        onRetry={() => void index.retry()}
      />
    );
  }
  if (status !== 'ready') {
    return (
      <Loading label={intl.formatMessage({ id: 'brands.loading' })} className={grid}>
        {Array.from({ length: 15 }, (_, place) => (
          <Skeleton key={place} className="h-26" />
        ))}
      </Loading>
    );
  }
  if (brands.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="brands.emptyTitle" />}
        action={
          <ButtonLink href={productsHref} variant="brand">
            <FormattedMessage id="brands.products" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="brands.emptyText" />
      </EmptyState>
    );
  }
  return (
    <ul className={grid}>
      {brands.map((brand) => (
        <li key={brand.id} className="grid">
          <BrandTile
            href={brandHref(brand)}
            name={brand.name}
            logo={pictures.source(brand.logo, brand.name, logoShape)}
            showName
          />
        </li>
      ))}
    </ul>
  );
});

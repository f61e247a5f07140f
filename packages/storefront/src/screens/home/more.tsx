import { homeOf, homeLimits, type ProductBlock } from '@ponte/domain/home';
import { Carousel } from '@ponte/ui/carousel';
import { ProductGrid, ProductGridSkeleton, ProductRowSkeleton } from '@ponte/ui/product-grid';
import { SectionHeading } from '@ponte/ui/section-heading';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsPhone } from '../../browser/use-is-phone.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { ProductCard } from '../../products/product-card.tsx';
import { RecentlyViewed } from '../../products/recently-viewed.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { TripleBanners } from './triple-banners.tsx';

/** Triple banners and most searched products; never rendered by a server. */
export const More = observer(function More() {
  const isPhone = useIsPhone();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <TripleBanners isPhone={isPhone} />
      <MostSearched isPhone={isPhone} />
      <RecentlyViewed />
    </div>
  );
});

interface MostSearchedProps {
  readonly isPhone: boolean;
}

/** Most searched products: five at a time, four on phones. */
const MostSearched = observer(function MostSearched({ isPhone }: MostSearchedProps) {
  const { shop } = useShop();
  const home = homeOf(shop);
  const { catalogueKey } = shop;
  useEffect(() => {
    void home.loadMostSearched();
  }, [home, catalogueKey]);
  const { mostSearched } = home;
  if (mostSearched.status === 'ready' && mostSearched.products.length === 0) return null;
  // The carousel of wide screens is itself a region of that name.
  const Part = isPhone ? 'section' : 'div';
  return (
    <Part {...(isPhone && { 'aria-labelledby': 'most-searched' })}>
      <SectionHeading headingId="most-searched" className="mb-3.5">
        <FormattedMessage id="homeMore.mostSearched" />
      </SectionHeading>
      <Products
        block={mostSearched}
        isPhone={isPhone}
        onRetry={() => void home.loadMostSearched()}
      />
    </Part>
  );
});

interface ProductsProps extends MostSearchedProps {
  readonly block: ProductBlock;
  readonly onRetry: () => void;
}

function Products({ block: { status, products, error }, isPhone, onRetry }: ProductsProps) {
  const intl = useIntl();
  if (status === 'failed') {
    return (
      <LoadFailure
        title={<FormattedMessage id="home.productsFailed" />}
        error={error}
        onRetry={onRetry}
      />
    );
  }
  if (status !== 'ready') {
    return isPhone ? (
      <ProductGridSkeleton count={homeLimits.mostSearchedOnPhone} />
    ) : (
      <ProductRowSkeleton />
    );
  }
  return isPhone ? (
    <ProductGrid>
      {products.slice(0, homeLimits.mostSearchedOnPhone).map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ProductGrid>
  ) : (
    <Carousel label={intl.formatMessage({ id: 'homeMore.mostSearched' })}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Carousel>
  );
}

import type { ProductId } from '@ponte/domain';
import { favouriteProductsOf } from '@ponte/domain/favourite-products';
import { recentlyViewedOf, type ViewedProduct } from '@ponte/domain/recently-viewed';
import { Button } from '@ponte/ui/button';
import { Carousel } from '@ponte/ui/carousel';
import { Picture } from '@ponte/ui/picture';
import { PriceTag } from '@ponte/ui/price-tag';
import { SectionHeading } from '@ponte/ui/section-heading';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNear } from '../lazy/use-near.ts';
import { productHref } from '../links/addresses.ts';
import { Link } from '../links/link.tsx';
import { goodsShapes } from '../media/picture-source.ts';
import { usePictures } from '../media/use-pictures.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { PriceSkeleton } from './price-skeleton.tsx';

interface RecentlyViewedProps {
  readonly besides?: ProductId | undefined;
}

/**
 * Recently viewed products with current prices, loaded when visible. Nothing when there are none.
 */
export const RecentlyViewed = observer(function RecentlyViewed({ besides }: RecentlyViewedProps) {
  const intl = useIntl();
  const headingId = useId();
  const recentlyViewed = recentlyViewedOf(useShop().shop);
  const products = recentlyViewed.besides(besides);
  if (products.length === 0) return null;
  return (
    <div>
      <div className="mb-3.5 flex items-center justify-between gap-3">
        <SectionHeading headingId={headingId}>
          <FormattedMessage id="recent.title" />
        </SectionHeading>
        <Button size="sm" variant="quiet" onClick={() => recentlyViewed.clear()}>
          <FormattedMessage id="recent.clear" />
        </Button>
      </div>
      <Carousel label={intl.formatMessage({ id: 'recent.title' })}>
        {products.map((product) => (
          <Viewed key={product.id} product={product} />
        ))}
      </Carousel>
    </div>
  );
});

const Viewed = observer(function Viewed({ product }: { readonly product: ViewedProduct }) {
  const { shop } = useShop();
  const pictures = usePictures();
  const card = useRef<HTMLDivElement>(null);
  const near = useNear(card);
  const today = favouriteProductsOf(shop);
  useEffect(() => {
    if (!near) return undefined;
    const left = new AbortController();
    void today.load([product], left.signal);
    return () => left.abort();
  }, [near, today, product, shop.catalogueKey]);
  const view = today.view(product);
  return (
    <div ref={card} className="ui-card ui-raises ui-product-card">
      <Picture
        image={pictures.source(product.picture, '', goodsShapes.card)}
        alt=""
        sizes="(min-width: 64rem) 180px, 36vw"
        className="ui-card-picture"
      />
      <p className="text-xs wrap-anywhere text-muted">
        <FormattedMessage id="recent.code" values={{ code: product.code }} />
      </p>
      <Link
        href={productHref(product)}
        lang={product.nameLang}
        className="ui-product-name ui-cover-link"
      >
        {product.name}
      </Link>
      {view.status === 'loading' ? <PriceSkeleton /> : null}
      {view.status === 'shown' ? (
        <PriceTag
          price={view.product.price}
          invalid={view.product.priceInvalid}
          others={view.product.price ? [shop.prices.second(view.product.price)] : []}
        />
      ) : null}
    </div>
  );
});

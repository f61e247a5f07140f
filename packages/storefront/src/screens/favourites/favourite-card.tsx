import type { Favourite } from '@ponte/domain';
import { favouriteProductsOf } from '@ponte/domain/favourite-products';
import { Button } from '@ponte/ui/button';
import { RotateCw } from '@ponte/ui/icons';
import { Picture } from '@ponte/ui/picture';
import { Skeleton } from '@ponte/ui/skeleton';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { productHref } from '../../links/addresses.ts';
import { Link } from '../../links/link.tsx';
import { goodsShapes } from '../../media/picture-source.ts';
import { usePictures } from '../../media/use-pictures.ts';
import { FavouriteToggle } from '../../products/favourite-toggle.tsx';
import { PriceSkeleton } from '../../products/price-skeleton.tsx';
import { ProductCard } from '../../products/product-card.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

interface FavouriteCardProps {
  readonly favourite: Favourite;
}

/** A favourite with its current price, or with stored data until that is loaded. */
export const FavouriteCard = observer(function FavouriteCard({ favourite }: FavouriteCardProps) {
  const { shop } = useShop();
  const products = favouriteProductsOf(shop);
  // Another tab may have added it after the page was loaded.
  useEffect(() => void products.load([favourite]), [products, favourite, shop.catalogueKey]);

  const view = products.view(favourite);
  switch (view.status) {
    case 'shown':
      return <ProductCard product={view.product} headingLevel={2} />;
    case 'gone':
      return (
        <Remembered favourite={favourite} gone>
          <p className="text-sm text-pretty text-muted">
            <FormattedMessage id="favourites.gone" />
          </p>
        </Remembered>
      );
    case 'failed':
      return (
        <Remembered favourite={favourite}>
          <p className="text-sm text-pretty text-muted">
            <FormattedMessage id="favourites.failed" />
          </p>
          <Button
            size="sm"
            block
            className="relative z-1 mt-3"
            onClick={() => products.retry(favourite)}
          >
            <RotateCw />
            <FormattedMessage id="favourites.retry" />
          </Button>
        </Remembered>
      );
    case 'loading':
      return (
        <Remembered favourite={favourite} price={<PriceSkeleton besideButton />}>
          <Skeleton className="h-10.5 max-md:hidden" />
        </Remembered>
      );
  }
});

interface RememberedProps extends FavouriteCardProps {
  readonly gone?: boolean;
  readonly price?: ReactNode;
  readonly children: ReactNode;
}

/** The stored data of a product. */
function Remembered({ favourite, gone = false, price, children }: RememberedProps) {
  const pictures = usePictures();
  const { name, nameLang, code, picture } = favourite;
  return (
    <article data-adds={price ? '' : undefined} className="ui-card ui-product-card">
      <Picture
        image={pictures.source(picture, '', goodsShapes.card)}
        alt=""
        sizes="36vw"
        className="ui-card-picture"
      />
      <p className="text-xs wrap-anywhere text-muted">
        <FormattedMessage id="favourites.code" values={{ code }} />
      </p>
      <h2 lang={nameLang} className="ui-product-name">
        {gone ? (
          <span>{name}</span>
        ) : (
          <Link href={productHref(favourite)} className="ui-cover-link">
            {name}
          </Link>
        )}
      </h2>
      {price}
      <div className="ui-card-foot">{children}</div>
      <div className="ui-card-end">
        <FavouriteToggle product={favourite} isOnCard />
      </div>
    </article>
  );
}

import type { Product, ProductDetails } from '@ponte/domain';
import { isBuyable, type ProductPage } from '@ponte/domain/product-page';
import { Store, Truck } from '@ponte/ui/icons';
import { keepUnits } from '@ponte/ui/kit';
import { Notice } from '@ponte/ui/notice';
import { PriceTag } from '@ponte/ui/price-tag';
import { ProductGallery } from '@ponte/ui/product-gallery';
import { Skeleton } from '@ponte/ui/skeleton';
import { StockStatus } from '@ponte/ui/stock-status';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../links/link.tsx';
import { usePictures } from '../../media/use-pictures.ts';
import { Below } from '../../page/below.tsx';
import { Container } from '../../page/container.tsx';
import { Sleeping } from '../../page/sleeping.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { brandOfProductHref } from './brand-of-product-href.ts';
import { BuyBox } from './buy-box.tsx';
import {
  DeferredCollectionTime,
  DeferredExtras,
  DeferredInformation,
  DeferredNotForSale,
} from './deferred-parts.ts';
import { Trail } from './trail.tsx';

interface ProductArticleProps {
  readonly product: Product;
  /** Undefined while a list's word is all that is known of it. */
  readonly details: ProductDetails | undefined;
  /** What the browser has of the first picture, from the list. */
  readonly pictureFile: string | undefined;
  readonly page: ProductPage;
}

export const ProductArticle = observer(function ProductArticle({
  product,
  details,
  pictureFile,
  page,
}: ProductArticleProps) {
  const { prices } = useShop().shop;
  const pictures = usePictures();
  const piecesLeft = details?.piecesLeft ?? null;
  const takesAlerts = details?.takesAlerts ?? false;
  // The details come sooner than the picture.
  const [standIn] = useState(pictureFile);
  const urls = details ? details.pictures.map(({ url }) => url) : [product.picture];
  const images = urls.flatMap((url) => pictures.source(url, product.name) ?? []);
  return (
    <Container className="py-0 md:py-6">
      <article>
        {details ? (
          <Trail product={details} />
        ) : (
          <Skeleton className="mb-4 hidden h-6 w-96 md:block" />
        )}
        <div className="product-columns gap-2 md:gap-10">
          <ProductGallery
            images={images}
            count={product.pictureCount}
            standIn={standIn}
            name={product.name}
            className="-mx-4 md:mx-0"
          />
          <div className="product-buy gap-4">
            <header>
              <CodeAndStock product={product} details={details} />
              <h1
                lang={product.nameLang}
                className="mt-1.5 text-xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere md:text-3xl md:leading-tight"
              >
                {keepUnits(product.name)}
              </h1>
            </header>
            <PriceTag
              size="page"
              price={product.price}
              invalid={product.priceInvalid}
              others={product.price ? prices.others(product.price) : []}
              taxNotice
            />
            {isBuyable(product) ? (
              <>
                <CollectionNotice />
                <BuyBox product={product} piecesLeft={piecesLeft} page={page} />
              </>
            ) : (
              <DeferredNotForSale product={product} takesAlerts={takesAlerts} />
            )}
            <Below>
              <DeferredExtras product={product} takesAlerts={takesAlerts} />
            </Below>
          </div>
          <Below>
            {details ? (
              <Sleeping>
                <DeferredInformation product={details} />
              </Sleeping>
            ) : (
              <Skeleton className="h-72" />
            )}
          </Below>
        </div>
      </article>
    </Container>
  );
});

const CodeAndStock = observer(function CodeAndStock({
  product,
  details,
}: Pick<ProductArticleProps, 'product' | 'details'>) {
  const { startData } = useShop().shop;
  const brand = details
    ? details.brand
    : startData.whole?.brands.find(({ id }) => id === product.brandId);
  const piecesLeft = details?.piecesLeft ?? null;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
      <FormattedMessage id="product.code" values={{ code: product.code }} />
      {brand ? (
        <>
          <span aria-hidden className="size-1 rounded-full bg-current" />
          <Link
            href={brandOfProductHref(brand, product)}
            className="inline-flex min-h-6 items-center underline-offset-2 hover:text-brand-ink hover:underline"
          >
            {brand.name}
          </Link>
        </>
      ) : null}
      <StockStatus stock={product.stock} />
      {piecesLeft === null ? null : (
        <span className="font-semibold text-ink">
          <FormattedMessage id="product.left" values={{ count: piecesLeft }} />
        </span>
      )}
    </p>
  );
});

/** Foreigners collect; residents collect or get home delivery. */
function CollectionNotice() {
  const { region } = useShop();
  const isForeign = region.customerKind === 'foreign';
  const isCollected = isForeign || region.collectsOnly;
  const { openingHours } = region.contact;
  const Icon = isCollected ? Store : Truck;
  return (
    <Notice
      tone="success"
      icon={<Icon aria-hidden className="size-6 shrink-0" />}
      title={
        <FormattedMessage id={isCollected ? 'product.pickupTitle' : 'product.deliveryTitle'} />
      }
    >
      {isCollected && !isForeign ? null : (
        <p>
          <FormattedMessage id={isForeign ? 'product.pickupText' : 'product.deliveryText'} />
        </p>
      )}
      {openingHours ? (
        <p className="min-h-5.5 font-semibold">
          <DeferredCollectionTime />
        </p>
      ) : null}
    </Notice>
  );
}

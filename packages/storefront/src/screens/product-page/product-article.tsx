import type { ProductDetails } from '@ponte/domain';
import { isBuyable, type ProductPage } from '@ponte/domain/product-page';
import { Store, Truck } from '@ponte/ui/icons';
import { keepUnits } from '@ponte/ui/kit';
import { Notice } from '@ponte/ui/notice';
import { PriceTag } from '@ponte/ui/price-tag';
import { ProductGallery } from '@ponte/ui/product-gallery';
import { StockStatus } from '@ponte/ui/stock-status';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { brandHref } from '../../links/addresses.ts';
import { Link } from '../../links/link.tsx';
import { usePictures } from '../../media/use-pictures.ts';
import { Container } from '../../page/container.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { BuyBox } from './buy-box.tsx';
import {
  DeferredExtras,
  DeferredInformation,
  DeferredNotForSale,
  DeferredTrail,
} from './deferred-parts.ts';

interface ProductArticleProps {
  readonly product: ProductDetails;
  readonly page: ProductPage;
}

export const ProductArticle = observer(function ProductArticle({
  product,
  page,
}: ProductArticleProps) {
  const { prices } = useShop().shop;
  const pictures = usePictures();
  const images = product.pictures.flatMap(({ url }) => pictures.source(url, product.name) ?? []);
  return (
    <Container className="py-0 md:py-6">
      <article>
        <DeferredTrail product={product} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-2 md:gap-10">
          <ProductGallery images={images} name={product.name} className="-mx-4 md:mx-0" />
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
            <header>
              <CodeAndStock product={product} />
              <h1 className="mt-1.5 text-xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere md:text-3xl">
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
                <BuyBox product={product} page={page} />
              </>
            ) : (
              <DeferredNotForSale product={product} />
            )}
            <DeferredExtras product={product} />
          </div>
        </div>
        <DeferredInformation product={product} />
      </article>
    </Container>
  );
});

const CodeAndStock = observer(function CodeAndStock({
  product,
}: {
  readonly product: ProductDetails;
}) {
  const { startData } = useShop().shop;
  const brand = startData.brands.find(({ id }) => id === product.brandId);
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
      <FormattedMessage id="product.code" values={{ code: product.code }} />
      {brand ? (
        <>
          <span aria-hidden className="size-1 rounded-full bg-current" />
          <Link
            href={brandHref(brand)}
            className="inline-flex min-h-6 items-center underline-offset-2 hover:text-brand-ink hover:underline"
          >
            {brand.name}
          </Link>
        </>
      ) : null}
      <StockStatus stock={product.stock} />
      {product.piecesLeft === null ? null : (
        <span className="font-semibold text-ink">
          <FormattedMessage id="product.left" values={{ count: product.piecesLeft }} />
        </span>
      )}
    </p>
  );
});

/** Foreigners collect; residents collect or get home delivery. */
function CollectionNotice() {
  const { region } = useShop();
  const collectsOnly = region.customerKind === 'foreign';
  const Icon = collectsOnly ? Store : Truck;
  return (
    <Notice
      tone="success"
      icon={<Icon aria-hidden className="size-6 shrink-0" />}
      title={
        <FormattedMessage id={collectsOnly ? 'product.pickupTitle' : 'product.deliveryTitle'} />
      }
    >
      <FormattedMessage id={collectsOnly ? 'product.pickupText' : 'product.deliveryText'} />
    </Notice>
  );
}

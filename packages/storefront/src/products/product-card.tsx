import type { Product, Shop } from '@ponte/domain';
import { ProductCard as KitProductCard } from '@ponte/ui/product-card';
import { useIntl } from 'react-intl';
import { useKeepsPresses } from '../browser/use-keeps-presses.ts';
import { productHref } from '../links/addresses.ts';
import { whatsAppLink } from '../links/whatsapp-link.ts';
import { goodsShapes } from '../media/picture-source.ts';
import { usePictures } from '../media/use-pictures.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { useOwn } from '../shop/use-own.ts';
import { CardCompare } from './deferred-compare.tsx';
import { CardFavourite } from './favourite-toggle.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface ProductCardProps {
  readonly product: Product;
  readonly headingLevel?: 2 | 3;
  /** Above the fold on every screen: its picture loads first. */
  readonly priority?: boolean;
  /** It can be put among what is compared, where a `ListCompareBar` stands too. */
  readonly comparable?: boolean;
}

const quantityInCart = ({ cart }: Shop, id: Product['id']) => cart.quantityOf(id);

export const ProductCard = observer(function ProductCard({
  product,
  headingLevel = 3,
  priority = false,
  comparable = false,
}: ProductCardProps) {
  const { prices, knownProducts } = useShop().shop;
  const inCart = useOwn(quantityInCart, product.id, 0);
  const pictures = usePictures();
  const { add, added } = useAddToCart('list');
  const askPriceHref = useAskPriceHref();
  const early = useKeepsPresses();
  return (
    <KitProductCard
      {...early}
      onClickCapture={({ currentTarget }) =>
        knownProducts.note(product, loadedFileOf(currentTarget.querySelector('img')))
      }
      product={{
        name: product.name,
        nameLang: product.nameLang,
        href: productHref(product),
        code: product.code,
        image: pictures.source(product.picture, '', goodsShapes.card),
        price: product.price,
        priceInvalid: product.priceInvalid,
        others: product.price ? [prices.second(product.price)] : [],
        stock: product.stock,
      }}
      onAdd={(press) => add(press, product)}
      added={added}
      inCart={inCart}
      askPriceHref={product.price ? undefined : askPriceHref(product)}
      headingLevel={headingLevel}
      priority={priority}
      favourite={<CardFavourite product={product} isOnCard />}
      compare={comparable ? <CardCompare product={product} /> : null}
    />
  );
});

/** A WhatsApp message to the shop about a product (decision 9). */
function useAskPriceHref(): (product: Pick<Product, 'name' | 'code'>) => string {
  const intl = useIntl();
  const { region } = useShop();
  return ({ name, code }) =>
    whatsAppLink(
      region.whatsapp,
      intl.formatMessage({ id: 'product.askWhatsApp' }, { name, code }),
    );
}

function loadedFileOf(image: HTMLImageElement | null): string | undefined {
  return image?.complete ? image.currentSrc : undefined;
}

import type { Product } from '@ponte/domain';
import { ProductCard as KitProductCard } from '@ponte/ui/product-card';
import { observer } from 'mobx-react-lite';
import { useShop } from '../app/shop-context.ts';
import { goodsShapes } from '../media/picture-source.ts';
import { usePictures } from '../media/use-pictures.ts';
import { productHref } from '../routes/addresses.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useAskPriceHref } from './use-ask-price-href.ts';

interface ProductCardProps {
  readonly product: Product;
  readonly headingLevel?: 2 | 3;
  /** The card is above the fold on every screen: its picture loads first. */
  readonly priority?: boolean;
}

/** A product of the shop in a list. */
export const ProductCard = observer(function ProductCard({
  product,
  headingLevel = 3,
  priority = false,
}: ProductCardProps) {
  const { prices } = useShop().shop;
  const pictures = usePictures();
  const { add, added } = useAddToCart();
  const askPriceHref = useAskPriceHref(product);
  return (
    <KitProductCard
      product={{
        name: product.name,
        href: productHref(product),
        code: product.code,
        image: pictures.source(product.pictures[0]?.url, '', goodsShapes.card),
        price: product.price,
        others: product.price ? prices.others(product.price) : [],
        stock: product.stock,
      }}
      onAdd={() => add(product)}
      added={added}
      askPriceHref={askPriceHref}
      headingLevel={headingLevel}
      priority={priority}
    />
  );
});

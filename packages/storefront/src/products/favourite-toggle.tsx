import type { Product, Shop } from '@ponte/domain';
import { toastsOf } from '@ponte/domain/toasts';
import { FavouriteButton } from '@ponte/ui/favourite-button';
import { useShop } from '../shop/shop-context.ts';
import { useOwn } from '../shop/use-own.ts';

interface FavouriteToggleProps {
  readonly product: Pick<Product, 'id' | 'slug' | 'name' | 'code' | 'picture'>;
}

const isFavourite = ({ favourites }: Shop, id: Product['id']) => favourites.has(id);

/** Marks a product as a favourite in this browser, or unmarks it (decision 22). */
export function FavouriteToggle({ product }: FavouriteToggleProps) {
  const { shop } = useShop();
  const { favourites } = shop;
  const toasts = toastsOf(shop);
  const marked = useOwn(isFavourite, product.id, false);
  return (
    <FavouriteButton
      name={product.name}
      pressed={marked}
      onPressedChange={() => {
        const { name } = product;
        const undo = () => void favourites.toggle(product);
        toasts.tell(
          favourites.toggle(product) ? { kind: 'marked', name } : { kind: 'unmarked', name, undo },
        );
      }}
    />
  );
}

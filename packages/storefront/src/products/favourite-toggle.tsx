import type { Product, Shop } from '@ponte/domain';
import { FavouriteButton } from '@ponte/ui/favourite-button';
import { useIntl } from 'react-intl';
import { useShop } from '../shop/shop-context.ts';
import { toasts } from '../shop/toasts.ts';
import { useHydrated } from '../shop/use-hydrated.ts';
import { useOwn } from '../shop/use-own.ts';

interface FavouriteToggleProps {
  readonly product: Pick<Product, 'id' | 'slug' | 'name' | 'nameLang' | 'code' | 'picture'>;
  /** Over a card's picture. */
  readonly isOnCard?: boolean;
}

const quiet = { variant: 'quiet', size: 'lg' } as const;

const isFavourite = ({ favourites }: Shop, id: Product['id']) => favourites.has(id);

/** Adds a product to the favourites, or removes it (decision 22). */
export function FavouriteToggle({ product, isOnCard = false }: FavouriteToggleProps) {
  const intl = useIntl();
  const { favourites } = useShop().shop;
  const marked = useOwn(isFavourite, product.id, false);
  return (
    <FavouriteButton
      name={product.name}
      {...(isOnCard ? quiet : undefined)}
      pressed={marked}
      onPressedChange={() => {
        const { name } = product;
        const isMarked = favourites.toggle(product);
        toasts.show({
          topic: 'favourites',
          tone: isMarked ? 'success' : 'info',
          text: intl.formatMessage(
            { id: isMarked ? 'toasts.marked' : 'toasts.unmarked' },
            { name },
          ),
          action: isMarked
            ? undefined
            : {
                label: intl.formatMessage({ id: 'toasts.undo' }),
                onPress: () => void favourites.toggle(product),
              },
        });
      }}
    />
  );
}

/** In the browser only, once the whole page is hydrated. */
export function CardFavourite(props: FavouriteToggleProps) {
  return useHydrated() ? <FavouriteToggle {...props} /> : null;
}

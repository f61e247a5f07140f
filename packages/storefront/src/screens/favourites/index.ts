import { favouriteProductsOf } from '@ponte/domain/favourite-products';
import type { Load } from '../../route/screen.ts';
export { FavouritesScreen as Screen } from './favourites-screen.tsx';

export const title = 'favourites.title';
export const load: Load = async ({ shop, signal }) => {
  await favouriteProductsOf(shop).load(shop.favourites.items, signal);
  return { kind: 'shown' };
};

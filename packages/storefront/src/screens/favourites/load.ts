import { favouriteProductsOf } from '@ponte/domain/favourite-products';
import type { ScreenModule } from '../../page/screen.ts';

/** What the visitor's favourites cost today. */
export const load: ScreenModule['load'] = async ({ shop, signal }) => {
  await favouriteProductsOf(shop).load(shop.favourites.items, signal);
  return { kind: 'shown' };
};

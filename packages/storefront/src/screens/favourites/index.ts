import favourites from '#messages/favourites';
import products from '#messages/products';
export { load } from './load.ts';
export { FavouritesScreen as Screen } from './favourites-screen.tsx';

export const title = 'favourites.title';
export const texts = [favourites, products];

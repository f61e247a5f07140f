export { Favourites } from './favourites.ts';
export type { Favourite } from './stored-favourites.ts';

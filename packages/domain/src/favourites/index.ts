export { Favourites, favouritesStorageKey } from './favourites.ts';
export type { Favourite } from './stored-favourites.ts';

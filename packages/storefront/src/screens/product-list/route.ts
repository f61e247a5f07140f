import { LazyScreen, type Route } from '../../page/route.ts';

/** All lists share a screen: the address decides which one it is. */
const screen = new LazyScreen('product-list', () => import('./index.ts'));

/** The catalogue, a category, a department, or a search. */
export const products: Route = {
  path: '/produtos/:category?/:department?',
  access: 'public',
  skeleton: 'list',
  screen,
};

export const brand: Route = {
  path: '/marca/:brand/:category?',
  access: 'public',
  skeleton: 'list',
  screen,
};

/** decision 33 */
export const special: Route = {
  path: '/especial/:brand?/:category?/:department?',
  access: 'public',
  skeleton: 'list',
  screen,
};

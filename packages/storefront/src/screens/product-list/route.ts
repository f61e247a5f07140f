import { LazyScreen, type Route } from '../../page/route.ts';

/** All lists of products have one screen: their address says which one it is. */
const screen = new LazyScreen('product-list', () => import('./index.ts'));

/** The catalogue, a category or a department of it, or what a search finds. */
export const products: Route = {
  path: '/produtos/:category?/:department?',
  access: 'public',
  skeleton: 'list',
  screen,
};

/** What there is of a brand. */
export const brand: Route = {
  path: '/marca/:brand/:category?',
  access: 'public',
  skeleton: 'list',
  screen,
};

/** The special categories (decision 33). */
export const special: Route = {
  path: '/especial/:brand?/:category?/:department?',
  access: 'public',
  skeleton: 'list',
  screen,
};

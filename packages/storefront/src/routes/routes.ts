import { matchPath } from 'react-router-dom';
import { LazyModule } from './lazy-module.ts';
import type { Route, RouteParams } from './route.ts';

/** What stands at an address that no other route knows. */
const missing: Route = {
  name: 'missing',
  path: '*',
  query: [],
  source: 'screens/missing/index.ts',
  module: new LazyModule(() => import('../screens/missing/index.ts')),
};

/** Every page of the shop: where it is and where its code lives. */
export const routes: readonly Route[] = [
  {
    name: 'home',
    path: '/',
    query: ['categoria'],
    source: 'screens/home/index.ts',
    module: new LazyModule(() => import('../screens/home/index.ts')),
  },
  {
    name: 'products',
    path: '/produtos/:category?/:department?',
    query: ['text', 'order', 'page', 'sort', 'brandSlug'],
    source: 'screens/product-list/index.ts',
    module: new LazyModule(() => import('../screens/product-list/index.ts')),
  },
  {
    name: 'product',
    path: '/produto/:slug',
    query: [],
    source: 'screens/product-page/index.ts',
    module: new LazyModule(() => import('../screens/product-page/index.ts')),
  },
  missing,
];

/** The route at `pathname` and its parameters; the not-found route where there is none. */
export function matchRoute(pathname: string): { route: Route; params: RouteParams } {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: missing, params: {} };
}

import { homeOf } from '@ponte/domain/home';
import { productListOf, readListQuery } from '@ponte/domain/product-list';
import type { Route } from '../page/route.ts';
import type { RouteContext } from '../page/screen.ts';
import { home } from '../screens/home/route.ts';
import { brand, products, special } from '../screens/product-list/route.ts';

/** By route: which of its pages are not cached. */
const exceptions: ReadonlyMap<Route, (context: RouteContext) => boolean> = new Map([
  [home, isOfUnknownCategory],
  [products, isPastLastPage],
  [brand, isPastLastPage],
  [special, isPastLastPage],
]);

function isOfUnknownCategory({ shop, location }: RouteContext): boolean {
  const slug = location.searchParams.get('categoria');
  return slug !== null && homeOf(shop).selected(slug)?.slug !== slug;
}

function isPastLastPage({ shop, params, location }: RouteContext): boolean {
  const query = readListQuery({ params, ...location });
  return query.page > Math.max(1, productListOf(shop).view(query).pageCount);
}

/**
 * Whether to cache a page. Pages beyond a list's end or of unknown categories are served but not
 * cached, because anybody can invent such addresses.
 */
export function isWorthKeeping(route: Route, context: RouteContext): boolean {
  return !exceptions.get(route)?.(context);
}

import { homeOf } from '@ponte/domain/home';
import { countFilters, productListOf, readListQuery } from '@ponte/domain/product-list';
import type { Route } from '../page/route.ts';
import type { RouteContext } from '../page/screen.ts';
import { brand, home, products, special } from '../routes/table.ts';

/** Routes of links in mails. */
const secretPath = /:token\b/;

/** By route: which of its pages are not cached. */
const exceptions: ReadonlyMap<Route, (context: RouteContext) => boolean> = new Map([
  [home, isOfUnknownCategory],
  [products, isRareList],
  [brand, isRareList],
  [special, isRareList],
]);

function isOfUnknownCategory({ shop, location }: RouteContext): boolean {
  const slug = location.searchParams.get('categoria');
  return slug !== null && homeOf(shop).selected(slug)?.slug !== slug;
}

/** Past the last page, of a price range, of several filters, or of one that finds nothing. */
function isRareList({ shop, params, location }: RouteContext): boolean {
  const query = readListQuery({ params, ...location });
  const { pageCount } = productListOf(shop).view(query);
  const hasPrice = query.priceFrom !== null || query.priceTo !== null;
  const filters = countFilters(query);
  if (hasPrice || filters > 1 || (filters === 1 && pageCount === 0)) return true;
  return query.page > Math.max(1, pageCount);
}

/**
 * Whether to cache a page. Pages beyond a list's end, of unknown categories, of several filters or of a
 * mail's secret are served but not cached, because anybody can invent any number of such addresses.
 */
export function isWorthKeeping(route: Route, context: RouteContext): boolean {
  return !secretPath.test(route.path) && !exceptions.get(route)?.(context);
}

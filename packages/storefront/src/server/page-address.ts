import { listAddress, readListQuery } from '@ponte/domain/product-list';
import { generatePath } from 'react-router-dom';
import type { Route } from '../page/route.ts';
import type { RouteParams } from '../page/screen.ts';
import { matchRoute } from '../routes/routes.ts';
import { brand, products, special } from '../routes/table.ts';

/** How routes write their own address, where parameters have several spellings. */
const written: ReadonlyMap<Route, (url: URL, params: RouteParams) => string> = new Map([
  [products, writtenList],
  [brand, writtenList],
  [special, writtenList],
]);

function writtenList({ pathname, searchParams }: URL, params: RouteParams): string {
  return listAddress(readListQuery({ pathname, params, searchParams }));
}

/**
 * The canonical address under which a page is rendered and cached: without unknown parameters and
 * values.
 */
export function pageAddress(url: URL): URL {
  const { route, params } = matchRoute(url.pathname);
  const write = written.get(route);
  const path = write?.(url, params) ?? pathOf(route, params, url.pathname);
  const address = new URL(url.origin);
  const [pathname = '/', search = ''] = path.split('?', 2);
  address.pathname = pathname;
  address.search = search;
  if (write) return address;
  for (const name of route.query ?? []) {
    const value = url.searchParams.get(name);
    if (value) address.searchParams.set(name, value);
  }
  return address;
}

function pathOf(route: Route, params: RouteParams, pathname: string): string {
  if (route.path !== '*') return generatePath(route.path, params);
  return pathname;
}

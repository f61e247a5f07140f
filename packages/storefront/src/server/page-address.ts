import { generatePath } from 'react-router-dom';
import type { Route } from '../route/route.ts';
import type { RouteParams } from '../route/screen.ts';
import { matchRoute } from '../routes/routes.ts';
import { documentOf } from './documents.ts';

/**
 * The canonical address under which a page is rendered and cached: without unknown parameters and
 * values.
 */
export function pageAddress(url: URL): URL {
  const { route, params } = matchRoute(url.pathname);
  const { addressOf } = documentOf(route);
  const path = addressOf?.(url, params) ?? pathOf(route, params, url.pathname);
  const address = new URL(url.origin);
  const [pathname = '/', search = ''] = path.split('?', 2);
  address.pathname = pathname;
  address.search = search;
  if (addressOf) return address;
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

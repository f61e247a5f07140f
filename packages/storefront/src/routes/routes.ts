import { matchPath } from 'react-router-dom';
import type { Route } from '../page/route.ts';
import type { RouteParams } from '../page/screen.ts';
import * as table from './table.ts';

const { missing, ...known } = table;

/** Every page of the shop, the not-found one last: it stands at any address. */
export const routes: readonly Route[] = [...Object.values(known), missing];

/** The route at `pathname` and its parameters; the not-found route where there is none. */
export function matchRoute(pathname: string): { route: Route; params: RouteParams } {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: decoded(match.params) };
  }
  return { route: missing, params: {} };
}

/** React Router decodes paths itself only inside its own components. */
function decoded(params: RouteParams): RouteParams {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]),
    );
  } catch {
    // Not an encoding of anything: no such thing has a page.
    return params;
  }
}

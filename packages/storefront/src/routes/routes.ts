import { matchPath } from 'react-router-dom';
import type { Route } from '../route/route.ts';
import type { RouteParams } from '../route/screen.ts';
import * as table from './table.ts';

const { missing, ...known } = table;

/** The not-found route comes last: it matches any address. */
export const routes: readonly Route[] = [...Object.values(known), missing];

/** The route at `pathname` with its parameters, or the not-found route. */
export function matchRoute(pathname: string): { route: Route; params: RouteParams } {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: decoded(match.params) };
  }
  return { route: missing, params: {} };
}

/** React Router decodes parameters only inside its own components. */
function decoded(params: RouteParams): RouteParams {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]),
    );
  } catch {
    // Invalid escapes match no existing thing.
    return params;
  }
}

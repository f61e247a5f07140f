import type { Route } from '../page/route.ts';
import type { RouteParams } from '../page/screen.ts';
import { matchPath } from './match-path.ts';
import * as table from './table.ts';

const { missing, ...known } = table;
const found: readonly Route[] = Object.values(known);

/** The not-found route comes last: it matches any address. */
export const routes: readonly Route[] = [...found, missing];

/** The route at `pathname` with its parameters, or the not-found route. */
export function matchRoute(pathname: string): { route: Route; params: RouteParams } {
  for (const route of found) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return { route: missing, params: {} };
}

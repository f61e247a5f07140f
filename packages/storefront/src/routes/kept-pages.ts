import { NavigationType, type Location } from 'react-router-dom';
import type { HistoryEntry } from '../links/navigation.ts';
import type { Route } from '../route/route.ts';
import type { RouteParams } from '../route/screen.ts';
import { matchRoute } from './routes.ts';

/** A screen at an entry of the history. */
export interface Page {
  /** Stays while the page changes in place. */
  readonly id: number;
  readonly location: Location;
  readonly route: Route;
  readonly params: RouteParams;
}

export interface Pages {
  readonly shown: Page;
  /** In the order in which they were opened: the shown one, and those kept for Back and Forward. */
  readonly all: readonly Page[];
}

/** Of the pages that are not shown, so many are kept: the last. */
const mostAsleep = 2;

export function firstPages(location: Location): Pages {
  const shown = { id: 0, location, ...matchRoute(location.pathname) };
  return { shown, all: [shown] };
}

/**
 * Back and Forward show a kept page as it was; another address of the shown route changes it in place, unless the route
 * `opensApart`. A screen is kept once, or twice where one leads to the other.
 * @param keepsShown whether the shown page may be kept
 */
export function nextPages(
  { shown, all }: Pages,
  { action, location }: HistoryEntry,
  keepsShown: boolean,
): Pages {
  const kept = all.find((page) => page.location.key === location.key);
  if (kept && action === NavigationType.Pop) return { shown: kept, all };
  const match = matchRoute(location.pathname);
  const isReplaced = action === NavigationType.Replace;
  const isSame =
    isReplaced || !match.route.opensApart || location.pathname === shown.location.pathname;
  if (match.route === shown.route && isSame) {
    const changed = { ...shown, ...match, location };
    return { shown: changed, all: all.map((page) => (page === shown ? changed : page)) };
  }
  const next = { id: Math.max(...all.map(({ id }) => id)) + 1, location, ...match };
  const stays = (page: Page) =>
    page.route.isKept &&
    (page === shown ? keepsShown && !isReplaced : page.route.screen !== match.route.screen);
  return { shown: next, all: [...all.filter(stays).slice(-mostAsleep), next] };
}

import { LazyModule } from '../lazy/lazy-module.ts';
import type { PathParams } from '../links/paths.ts';
import type { MatchedScreen, ScreenModule } from './screen.ts';

/**
 * Whom a page belongs to. Public pages are the same for everybody: rendered with data, cached and
 * indexed. The others are served as the same empty shell and filled in the browser: personal ones
 * for the visitor (a cart), customers' ones after signing in (decision 35).
 */
export type Access = 'public' | 'personal' | 'customer';

export type SkeletonShape = 'plain' | 'form' | 'list' | 'product' | 'account';

/** A page's definition, in the first load. Everything else is in its screen's chunk. */
export interface Route {
  /** As `paths` has it; `*` is any address. */
  readonly path: string;
  readonly access: Access;
  /** Query parameters that decide what the page shows; others are ignored. */
  readonly query?: readonly string[];
  readonly skeleton: SkeletonShape;
  /** Shoppers go there from any page: its code is fetched while the page they are on is at rest. */
  readonly isLikelyNext?: boolean;
  /** Stays in memory when it is left, so that Back shows it at once. What it holds must be public. */
  readonly isKept?: boolean;
  /** A link to another path of the route opens a new page instead of changing this one in place. */
  readonly opensApart?: boolean;
  readonly screen: RouteScreen;
}

export interface RouteScreen extends LazyModule<MatchedScreen> {
  readonly source: string;
}

interface RouteOf<P extends string> extends Omit<Route, 'path' | 'screen'> {
  readonly path: P;
  /** Takes the parameters that the path has. */
  readonly screen: LazyScreen<PathParams<P>>;
}

export function route<P extends string>(row: RouteOf<P>): Route {
  return row;
}

export class LazyScreen<Params> extends LazyModule<ScreenModule<Params>> {
  /** Its path below `src`, as in the build's manifest. */
  readonly source: string;

  constructor(folder: string, importScreen: () => Promise<ScreenModule<Params>>) {
    super(importScreen);
    this.source = `screens/${folder}/index.ts`;
  }
}

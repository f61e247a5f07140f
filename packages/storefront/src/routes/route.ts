import type { PageOutcome, Shop } from '@ponte/domain';
import type { ComponentType } from 'react';
import type { LazyModule } from './lazy-module.ts';

/** The part of an address that decides what a page shows. */
export interface PageLocation {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** Values of a route's path parameters; an optional one may be missing. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a route's `load` and its screen are given. */
export interface RouteContext {
  readonly shop: Shop;
  readonly params: RouteParams;
  readonly location: PageLocation;
}

/** Props of a screen: its address. Everything else comes from stores. */
export type ScreenProps = Omit<RouteContext, 'shop'>;

/** The code of one route, in a chunk of its own. */
export interface ScreenModule {
  /** Asks the stores for what the screen shows. The server awaits it, the browser does not. */
  readonly load: (context: RouteContext) => Promise<PageOutcome>;
  readonly Screen: ComponentType<ScreenProps>;
}

/** A row of the route table. */
export interface Route {
  readonly name: 'home' | 'products' | 'product' | 'missing';
  /** In React Router's pattern language. */
  readonly path: string;
  /** The query parameters that decide what the page shows; a cache ignores all others. */
  readonly query: readonly string[];
  /** The source of the screen's chunk, from `src/`, as the build's manifest names it. */
  readonly source: string;
  readonly module: LazyModule<ScreenModule>;
}

import { LazyModule } from '../lazy/lazy-module.ts';
import type { ScreenModule } from './screen.ts';

/**
 * Whom a page belongs to. Public pages are the same for everybody: rendered with data, cached and
 * indexed. The others are served as the same empty shell and filled in the browser: personal ones
 * for the visitor (a cart), customers' ones after signing in (decision 35).
 */
export type Access = 'public' | 'personal' | 'customer';

export type SkeletonShape = 'plain' | 'form' | 'list' | 'product' | 'account';

/** A page's definition, in the first load. Everything else is in its screen's chunk. */
export interface Route {
  /** In React Router's pattern language. */
  readonly path: string;
  readonly access: Access;
  /** Query parameters that decide what the page shows; others are ignored. */
  readonly query?: readonly string[];
  readonly skeleton: SkeletonShape;
  /** Shoppers go there from any page: its code is fetched while the page they are on is at rest. */
  readonly isLikelyNext?: boolean;
  readonly screen: LazyScreen;
}

export class LazyScreen extends LazyModule<ScreenModule> {
  /** Its path below `src`, as in the build's manifest. */
  readonly source: string;

  constructor(folder: string, importScreen: () => Promise<ScreenModule>) {
    super(importScreen);
    this.source = `screens/${folder}/index.ts`;
  }
}

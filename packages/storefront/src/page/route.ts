import { LazyModule } from '../lazy/lazy-module.ts';
import type { ScreenModule } from './screen.ts';

/**
 * Whom a page belongs to. A public one is the same for everybody: rendered with its data, kept by
 * caches, found by search engines. The others are served as the same empty shell for everybody and
 * filled in the browser: a personal one for whoever is there (a cart), a customer's one after they
 * have signed in (decision 35).
 */
export type Access = 'public' | 'personal' | 'customer';

/** The shape of what stands in while a screen's code is on its way. */
export type SkeletonShape = 'plain' | 'form' | 'list' | 'product' | 'account';

/**
 * A page of the shop: what is known of it before its code is here. Every page's stands in the first
 * load; what it loads, shows and says is its screen's, in a chunk of its own.
 */
export interface Route {
  /** In React Router's pattern language. */
  readonly path: string;
  readonly access: Access;
  /** The query parameters that decide what the page shows; a cache ignores all others. */
  readonly query?: readonly string[];
  readonly skeleton: SkeletonShape;
  readonly screen: LazyScreen;
}

/** The code of a screen, `screens/<folder>/index.ts`. */
export class LazyScreen extends LazyModule<ScreenModule> {
  /** Its file below `src`, as the build's manifest names its chunk. */
  readonly source: string;

  constructor(folder: string, importScreen: () => Promise<ScreenModule>) {
    super(importScreen);
    this.source = `screens/${folder}/index.ts`;
  }
}

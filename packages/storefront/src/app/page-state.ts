import type { ShopSnapshot } from '@ponte/domain';
import type { RegionCode } from '../region/region.ts';

/** The files that a page names in its head. Addresses from the site's root. */
export interface PageAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Scripts that the first render imports, fetched in parallel rather than one after another. */
  readonly preloads: readonly string[];
}

/**
 * What the server tells the browser so that its first render equals the server's: inert JSON in
 * the page, the same for every visitor.
 */
export interface PageState {
  readonly assets: PageAssets;
  /** Where the storefronts are deployed, from the server's environment. */
  readonly origins: Readonly<Record<RegionCode, string>>;
  readonly shop: ShopSnapshot;
}

/** The id of the element that holds the page's state. */
export const pageStateId = 'ponte-state';

/** `state` as JSON that may stand inside a `<script>` element. */
export function serializePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
}

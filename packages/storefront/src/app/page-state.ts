import type { ShopSnapshot } from '@ponte/domain';
import type { RegionCode } from '../region/region.ts';

/**
 * What the server tells the browser so that its first render equals the server's: inert JSON in
 * the page, the same for every visitor.
 */
export interface PageState {
  /** What the cart's drawer needs besides the page's own code, for `fetchAhead`. */
  readonly ahead: readonly string[];
  /** Where the storefronts are deployed, from the server's environment. */
  readonly origins: Readonly<Record<RegionCode, string>>;
  readonly shop: ShopSnapshot;
}

/** The id of the element that React's tree stands in. */
export const pageId = 'ponte-page';

/** The id of the element that holds the page's state. */
export const pageStateId = 'ponte-state';

/** `state` as JSON that may stand inside a `<script>` element. */
export function serializePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
}

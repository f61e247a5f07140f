import type { ShopSnapshot } from '@ponte/domain';
import type { RegionCode } from '../region/region.ts';

/**
 * The server's data for the browser's first render: inert JSON in the page, the same for every
 * visitor.
 */
export interface PageState {
  /** The storefronts' origins, from the server's environment. */
  readonly origins: Readonly<Record<RegionCode, string>>;
  /** Allowed hosts of payment links, from the same. */
  readonly paymentHosts: readonly string[];
  readonly shop: ShopSnapshot;
}

export const pageId = 'ponte-page';

export const pageStateId = 'ponte-state';

/** JSON that is safe inside a `<script>`. */
export function serializePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
}

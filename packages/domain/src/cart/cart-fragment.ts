import type { Page } from '../environment/index.ts';

/** Carries a cart's external id to the other storefront (decision 32). */
const fragmentStart = '#carrinho=';

/** The fragment of a link to the other storefront. Fragments are never sent to servers. */
export function cartFragment(externalId: string): string {
  return `${fragmentStart}${externalId}`;
}

/** The cart in an address's fragment, and the address without it; null without one. */
export function cartInAddress(
  whole: string,
): { readonly address: string; readonly externalId: string } | null {
  const [address, externalId] = whole.split(fragmentStart);
  return address === undefined || externalId === undefined ? null : { address, externalId };
}

/** Takes the cart out of the page's address, and returns its external id; null without one. */
export function takeCartInAddress(page: Page): string | null {
  const came = cartInAddress(page.address());
  if (!came) return null;
  page.replaceAddress(came.address);
  return came.externalId;
}

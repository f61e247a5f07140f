/** Before the external id of a cart that goes along to the other storefront (decision 32). */
const fragmentStart = '#carrinho=';

/** What the other storefront's address takes along: never sent to a server. */
export function cartFragment(externalId: string): string {
  return `${fragmentStart}${externalId}`;
}

/** The cart that came along in an address, and the address without it; null when none did. */
export function cartInAddress(
  whole: string,
): { readonly address: string; readonly externalId: string } | null {
  const [address, externalId] = whole.split(fragmentStart);
  return address === undefined || externalId === undefined ? null : { address, externalId };
}

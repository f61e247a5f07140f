/**
 * A link that shows an address on a map, in the phone's own app where it has one.
 *
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapLink(address: string): string {
  const query = new URLSearchParams({ api: '1', query: address });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}

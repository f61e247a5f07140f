/** An order's own page. */
export function orderHref(externalId: string): string {
  return `/pedido/${encodeURIComponent(externalId)}`;
}

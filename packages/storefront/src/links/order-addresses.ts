/** The page that follows the payment of an order. */
export function returnHref(externalId: string): string {
  return `/checkout/payment?external_id=${encodeURIComponent(externalId)}`;
}

/** An order's own page. */
export function orderHref(externalId: string): string {
  return `/pedido/${encodeURIComponent(externalId)}`;
}

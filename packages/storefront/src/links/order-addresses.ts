/** The page that follows an order's payment. */
export function returnHref(externalId: string): string {
  return `/checkout/payment?external_id=${encodeURIComponent(externalId)}`;
}

export function orderHref(externalId: string): string {
  return `/pedido/${encodeURIComponent(externalId)}`;
}

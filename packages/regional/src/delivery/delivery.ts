export type DeliveryLocale = 'pt-BR' | 'es-PY';

/**
 * The delivery promise: working days from the payment. Screens, mails and tickets all use these
 * words; at a counter they say `formatCollection` of its opening hours.
 * @param days working days, 0 for the day of the payment
 * @example formatLeadTime(3, 'pt-BR') // 'Em até 3 dias úteis após o pagamento'
 */
export function formatLeadTime(days: number, locale: DeliveryLocale): string {
  if (locale === 'es-PY') {
    if (days === 0) return 'El mismo día del pago, si es hábil';
    const span = days === 1 ? 'En 1 día hábil' : `En hasta ${days} días hábiles`;
    return `${span} después del pago`;
  }
  if (days === 0) return 'No mesmo dia do pagamento, se for útil';
  const span = days === 1 ? 'Em 1 dia útil' : `Em até ${days} dias úteis`;
  return `${span} após o pagamento`;
}

/**
 * A map link, which opens the phone's map app if there is one.
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 * @example mapLink('Av. San Blas, Ciudad del Este') //
 * 'https://www.google.com/maps/search/?api=1&query=Av.+San+Blas%2C+Ciudad+del+Este'
 */
export function mapLink(address: string): string {
  const query = new URLSearchParams({ api: '1', query: address });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}

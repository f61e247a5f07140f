import type { ShopRegion } from '@ponte/domain';

/** A shop for Brazilians, whose prices are in dollars. */
export const brazil: ShopRegion = {
  code: 'BR',
  locale: 'pt-BR',
  currency: 'USD',
  countryId: 1,
  customerKind: 'foreign',
  paymentHosts: ['pay.example'],
  origins: { BR: 'https://br.shop.example', PY: 'https://py.shop.example' },
};

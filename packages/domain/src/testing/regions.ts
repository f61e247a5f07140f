import type { ShopRegion } from '../region/index.ts';

const origins = { BR: 'https://br.ponte.example', PY: 'https://py.ponte.example' } as const;

/** The Brazilian storefront. */
export const regionBR: ShopRegion = {
  code: 'BR',
  locale: 'pt-BR',
  currency: 'USD',
  countryId: 1,
  customerKind: 'foreign',
  origins,
  paymentHosts: ['pay.example'],
};

/** The Paraguayan storefront. */
export const regionPY: ShopRegion = {
  code: 'PY',
  locale: 'es-PY',
  currency: 'PYG',
  countryId: 2,
  customerKind: 'resident',
  origins,
  paymentHosts: ['pay.example'],
};

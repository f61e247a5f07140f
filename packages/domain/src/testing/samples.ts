import type { ShopRegion } from '../region/index.ts';

export * from '@ponte/contract/testing';

const origins = { BR: 'https://br.ponte.example', PY: 'https://py.ponte.example' } as const;

export const regionBR: ShopRegion = {
  code: 'BR',
  locale: 'pt-BR',
  currency: 'USD',
  countryId: 1,
  customerKind: 'foreign',
  origins,
  paymentHosts: ['pay.example'],
};

export const regionPY: ShopRegion = {
  code: 'PY',
  locale: 'es-PY',
  currency: 'PYG',
  countryId: 2,
  customerKind: 'resident',
  origins,
  paymentHosts: ['pay.example'],
};

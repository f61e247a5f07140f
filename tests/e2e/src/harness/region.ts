import type { CurrencyCode } from '@ponte/regional/money';
import type { Shop } from './shop.ts';
import { words, type Words } from './words.ts';

export type RegionCode = 'br' | 'py';

/** A region as a journey needs to know it. Written down here again, not taken from the apps. */
export interface Region {
  readonly code: RegionCode;
  readonly origin: string;
  /** The other region's storefront. */
  readonly otherOrigin: string;
  readonly locale: 'pt-BR' | 'es-PY';
  readonly otherLocale: 'pt-BR' | 'es-PY';
  /** What everything is priced in for an anonymous visitor. */
  readonly currency: CurrencyCode;
  /** The other three, as they stand under a price. */
  readonly otherCurrencies: readonly CurrencyCode[];
  /** `lang` of a product call, as the API wants it. */
  readonly productLang: 'es' | undefined;
  readonly words: Words;
}

/** The region of a code, at the addresses of a shop. */
export function regionOf(code: RegionCode, shop: Pick<Shop, 'br' | 'py'>): Region {
  return code === 'br'
    ? {
        code,
        origin: shop.br,
        otherOrigin: shop.py,
        locale: 'pt-BR',
        otherLocale: 'es-PY',
        currency: 'USD',
        otherCurrencies: ['BRL', 'PYG', 'ARS'],
        productLang: undefined,
        words: words['pt-BR'],
      }
    : {
        code,
        origin: shop.py,
        otherOrigin: shop.br,
        locale: 'es-PY',
        otherLocale: 'pt-BR',
        currency: 'PYG',
        otherCurrencies: ['USD', 'BRL', 'ARS'],
        productLang: 'es',
        words: words['es-PY'],
      };
}

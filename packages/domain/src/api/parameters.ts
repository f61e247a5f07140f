import { shopCurrencyId, type CurrencyCode } from '@ponte/regional/money';
import type { Locale } from '../region/index.ts';

/** `lang` of calls other than product calls (decision 17). */
export function langOf(locale: Locale): 'es' | 'pt' {
  return locale === 'es-PY' ? 'es' : 'pt';
}

/** `lang` of product calls: `es` for Paraguay, else none (decision 17). */
export function productLangOf(locale: Locale): 'es' | undefined {
  return locale === 'es-PY' ? 'es' : undefined;
}

/** By the shop's numbering. */
export function currencyParameterOf(currency: CurrencyCode): '1' | '2' | '3' | '4' {
  return `${shopCurrencyId(currency)}`;
}

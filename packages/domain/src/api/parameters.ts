import { shopCurrencyId, type CurrencyCode } from '@ponte/regional/money';
import type { Locale } from '../region/index.ts';

/** What calls other than a product's say about language (decision 17). */
export function langOf(locale: Locale): 'es' | 'pt' {
  return locale === 'es-PY' ? 'es' : 'pt';
}

/** Product calls say `es` for Paraguay and nothing otherwise (decision 17). */
export function productLangOf(locale: Locale): 'es' | undefined {
  return locale === 'es-PY' ? 'es' : undefined;
}

/** What a call says about the currency that it asks prices in: the shop's own numbering. */
export function currencyParameterOf(currency: CurrencyCode): '1' | '2' | '3' | '4' {
  return `${shopCurrencyId(currency)}`;
}

import type { CurrencyCode } from '@ponte/regional/money';

/** Countries whose flags the shop shows, ISO 3166-1 alpha-2. */
export type FlagCountry = 'BR' | 'PY' | 'US' | 'AR';

const looks: Readonly<Record<FlagCountry, string>> = {
  BR: 'ui-flag-br',
  PY: 'ui-flag-py',
  US: 'ui-flag-us',
  AR: 'ui-flag-ar',
};

/** The class that has a country's flag as its background, for one's own node. */
export function flagLook(country: FlagCountry): string {
  return looks[country];
}

const countries: Readonly<Record<CurrencyCode, FlagCountry>> = {
  BRL: 'BR',
  USD: 'US',
  PYG: 'PY',
  ARS: 'AR',
};

/** The country whose flag stands for a currency. */
export function flagOfCurrency(currency: CurrencyCode): FlagCountry {
  return countries[currency];
}

import type { CurrencyCode } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

/** Countries whose flags the shop shows, ISO 3166-1 alpha-2. */
export type FlagCountry = 'BR' | 'PY' | 'US' | 'AR';

export interface FlagProps extends ComponentProps<'span'> {
  /** ISO 3166-1 alpha-2. */
  country: FlagCountry;
  /** Name for assistive technology; without it the flag is decoration beside a text. */
  label?: string | undefined;
}

/**
 * A country's flag, 18 × 12 px, as recognisable as that size allows. Its drawing is in the
 * stylesheet, once for all prices of a page.
 */
export function Flag({ country, label, className, ...props }: FlagProps) {
  return (
    <span
      data-slot="flag"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
      className={cx('ui-flag', flagLook(country), className)}
    />
  );
}

const looks: Readonly<Record<FlagCountry, string>> = {
  BR: 'ui-flag-br',
  PY: 'ui-flag-py',
  US: 'ui-flag-us',
  AR: 'ui-flag-ar',
};

/** The class that has a country's flag as its background, for a node of one's own. */
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

import type { CurrencyCode } from '@ponte/regional/money';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

/** Countries whose flags the shop shows, ISO 3166-1 alpha-2. */
export type FlagCountry = 'BR' | 'PY' | 'US' | 'AR';

/** Props of {@link Flag}. */
export interface FlagProps extends ComponentProps<'svg'> {
  /** ISO 3166-1 alpha-2. */
  country: FlagCountry;
  /** Name for assistive technology; without it the flag is decoration beside a text. */
  label?: string | undefined;
}

const drawings: Record<FlagCountry, ReactNode> = {
  BR: (
    <>
      <path fill="#229e45" d="M0 0h18v12H0z" />
      <path fill="#f8e509" d="m9 1.500 7.200 4.500L9 10.500 1.800 6z" />
      <circle cx="9" cy="6" r="2.600" fill="#2b49a3" />
    </>
  ),
  PY: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path fill="#d52b1e" d="M0 0h18v4H0z" />
      <path fill="#0038a8" d="M0 8h18v4H0z" />
      <circle cx="9" cy="6" r="1.100" fill="none" stroke="#2f7d3b" strokeWidth=".5" />
    </>
  ),
  US: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path
        stroke="#b31942"
        strokeWidth="1.330"
        d="M0 .67h18M0 3.330h18M0 6h18M0 8.670h18M0 11.330h18"
      />
      <path fill="#0a3161" d="M0 0h8v6.670H0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeDasharray="1 1.250"
        d="M1 1.700h6M1.900 3.350h5M1 5h6"
      />
    </>
  ),
  AR: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path fill="#74acdf" d="M0 0h18v4H0zM0 8h18v4H0z" />
      <circle cx="9" cy="6" r="1.200" fill="#f6b40e" />
    </>
  ),
};

/** A country's flag, 18 × 12 px, as recognisable as that size allows. */
export function Flag({ country, label, className, ...props }: FlagProps) {
  return (
    <svg
      viewBox="0 0 18 12"
      width="18"
      height="12"
      data-slot="flag"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
      className={cx('ui-flag', className)}
    >
      {drawings[country]}
    </svg>
  );
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

import type { CustomerKind } from '../entities/index.ts';

export type Locale = 'pt-BR' | 'es-PY';

export type RegionCode = 'BR' | 'PY';

/** What the domain needs to know about its region (decision 1). */
export interface ShopRegion {
  readonly code: RegionCode;
  readonly locale: Locale;
  /** The currency of an anonymous visitor's new cart. */
  readonly currency: 'USD' | 'PYG';
  /** The store's id: 1 Brazil, 2 Paraguay. */
  readonly countryId: 1 | 2;
  readonly customerKind: CustomerKind;
  /** Allowed hosts of payment links (decision 31). */
  readonly paymentHosts: readonly string[];
  /** The storefronts' origins: `https://ponte.example`. */
  readonly origins: Readonly<Record<RegionCode, string>>;
}

export const localeOfRegion: Readonly<Record<RegionCode, Locale>> = { BR: 'pt-BR', PY: 'es-PY' };

/** The language in which a customer is addressed (accounts.md §6). */
export const localeOfCustomer: Readonly<Record<CustomerKind, Locale>> = {
  foreign: 'pt-BR',
  resident: 'es-PY',
};

import type { CustomerKind } from '../entities/index.ts';

/** The languages that the shop speaks. */
export type Locale = 'pt-BR' | 'es-PY';

/** The two storefronts. */
export type RegionCode = 'BR' | 'PY';

/** What the domain has to know about the region that an app is built for (decision 1). */
export interface ShopRegion {
  readonly code: RegionCode;
  readonly locale: Locale;
  /** What an anonymous visitor's new cart is priced in. */
  readonly currency: 'USD' | 'PYG';
  /** The store's id of the country: 1 Brasil, 2 Paraguay. */
  readonly countryId: 1 | 2;
  readonly customerKind: CustomerKind;
  /** Hosts to which a payment link may lead (decision 31). */
  readonly paymentHosts: readonly string[];
  /** Where the two storefronts are deployed, without a path: `https://ponte.example`. */
  readonly origins: Readonly<Record<RegionCode, string>>;
}

/** The language of each storefront. */
export const localeOfRegion: Readonly<Record<RegionCode, Locale>> = { BR: 'pt-BR', PY: 'es-PY' };

/** The language of each kind of customer (accounts.md §6). */
export const localeOfCustomer: Readonly<Record<CustomerKind, Locale>> = {
  foreign: 'pt-BR',
  resident: 'es-PY',
};

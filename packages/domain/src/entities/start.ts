import type { ExchangeRates } from '@ponte/regional/money';
import type { Brand, Category, Picture, ProductPlace } from './catalogue.ts';

/** Where a banner stands: the home's main place, the triple's three, beside the offers form. */
export type BannerKind = 'main' | 'tripleLeft' | 'tripleCentre' | 'tripleRight' | 'offers';

/** A banner of the home page. */
export interface Banner {
  readonly kind: BannerKind;
  readonly picture: Picture | null;
  /** May be empty. */
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  /** A path of the storefront, or null when the banner leads nowhere. */
  readonly link: string | null;
}

/** A question of the help centre; the answer is plain text with line breaks. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/** What the shop shows beyond its products, in one answer. */
export interface StartData {
  readonly banners: readonly Banner[];
  readonly brands: readonly Brand[];
  readonly categories: readonly Category[];
  readonly specialCategories: readonly Category[];
  /** Units of each currency for one US dollar. */
  readonly rates: ExchangeRates;
  /** When the latest of the rates changed, in milliseconds since 1970; null where the store does not say. */
  readonly ratesUpdatedAt: number | null;
  readonly faq: readonly FaqEntry[];
}

/** What header and footer show of the start data, on every page. */
export interface ShellData extends Pick<StartData, 'rates' | 'ratesUpdatedAt'> {
  /** All of them, in menu order. */
  readonly categories: readonly ProductPlace[];
  /** The first two. */
  readonly specialCategories: readonly ProductPlace[];
  /** The first two that have a logo. */
  readonly brands: readonly ProductPlace[];
}

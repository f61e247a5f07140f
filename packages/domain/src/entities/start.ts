import type { ExchangeRates } from '@ponte/regional/money';
import type { Brand, Category } from './catalogue.ts';
import type { Picture } from './product.ts';

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

/** What every page needs, in one answer. */
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
  /**
   * These are only what one page shows, as its server sent it: other texts are empty, lists may
   * end early.
   */
  readonly partial?: true;
}

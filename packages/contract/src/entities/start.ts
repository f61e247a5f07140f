import type { ExchangeRates } from '@ponte/regional/money';
import type { OpeningHours } from '@ponte/regional/opening-hours';
import type { Brand, Category, Picture, ProductPlace } from './catalogue.ts';
import type { CustomerKind } from './customer.ts';

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

/** What a store says of itself. What is null is what the application was built with. */
export interface StoreInfo {
  readonly name: string | null;
  /** What it sells, in a few words. */
  readonly tagline: string | null;
  /** The address of a square picture, 96 px wide or more. */
  readonly mark: string | null;
  /** The address of what messengers show, 1200 × 630 px. */
  readonly sharing: string | null;
  /** As it is shown. */
  readonly phone: string | null;
  /** Digits with the calling code. */
  readonly whatsapp: string | null;
  readonly email: string | null;
  /** Of the counter. */
  readonly address: string | null;
  /** Lines of text. */
  readonly hours: string | null;
  /** When the counter is open, for reckoning. */
  readonly openingHours: OpeningHours | null;
  /** Addresses by network: `instagram`, `facebook`, `youtube`, `tiktok`. */
  readonly networks: Readonly<Record<string, string>> | null;
  /** False while nothing can be bought on the storefronts. */
  readonly sellsOnline: boolean;
  /** False where nothing is delivered: everything is collected. */
  readonly delivers: boolean;
  /** What it promises. */
  readonly promises: StorePromises;
  /** When each kind of customer is asked for photos of the document. */
  readonly documentPhotos: Readonly<Record<CustomerKind, DocumentPhotos>>;
  /** Pages that the store has written: `howToBuy`, `terms`, `privacy`, `about`. */
  readonly pages: readonly string[];
  /** Changes with the texts that the store has written itself; null where there are none. */
  readonly textsVersion: string | null;
  /** In the order in which they are shown. */
  readonly paymentWays: readonly OfferedWay[];
}

/** Photos of a customer's document: asked for at the registration, never, or not because it is shown at the counter. */
export type DocumentPhotos = 'registration' | 'never' | 'counter';

/** What a store promises. What is null is not promised. */
export interface StorePromises {
  /** For how many days a paid purchase is kept. */
  readonly keptDays: number | null;
  /** The guarantee of its goods, in a sentence or two. */
  readonly warranty: string | null;
  /** On the voltage of its goods. */
  readonly voltage: string | null;
  /** What to bring to the counter beside the code, as a sentence. */
  readonly documents: string | null;
}

/** A way to pay that customers of a kind choose in the shop. */
export interface OfferedWay {
  /** As sent; the checkout leaves out those that it does not know. */
  readonly way: string;
  readonly kind: CustomerKind;
  /** The most; 1 means paid at once. */
  readonly instalments: number;
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
  /** Null where the store says nothing of itself. */
  readonly store: StoreInfo | null;
}

/** What header and footer show of the start data, on every page. */
export interface ShellData extends Pick<StartData, 'rates' | 'ratesUpdatedAt'> {
  /** Null where the store says nothing of itself; undefined until it is known. */
  readonly store: StoreInfo | null | undefined;
  /** All of them, in menu order. */
  readonly categories: readonly ProductPlace[];
  /** The first two. */
  readonly specialCategories: readonly ProductPlace[];
  /** The first two that have a logo. */
  readonly brands: readonly ProductPlace[];
}

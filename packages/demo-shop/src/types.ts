import type { CurrencyCode } from '@ponte/regional/money';

/** A text in both of the shop's languages: Brazilian Portuguese and Paraguayan Spanish. */
export interface Bilingual<T = string> {
  readonly pt: T;
  readonly es: T;
}

/**
 * The name of a drawn picture, for example `drill-impact.brontal.front.v1`: lower-case letters,
 * digits, dots and hyphens only, so that it can stand in a path. It ends in a version because
 * pictures are cached forever. `DemoShop.drawPicture` turns it into an SVG.
 */
export type PictureKey = string;

/** A part of a category. */
export interface SeedDepartment {
  readonly id: number;
  readonly slug: string;
  readonly names: Bilingual;
  /** Always empty: 140 drawings would treble the start data, and the shop has a default icon. */
  readonly icon: string;
}

/** A category of the shop, in the order in which the shop lists them. */
export interface SeedCategory {
  readonly id: number;
  readonly slug: string;
  readonly names: Bilingual;
  /** SVG markup of a 32 × 32 picture: plain shapes with fills, no ids, styles, links or text. */
  readonly icon: string;
  /** Whether it is one of `categories_special` (storefront.md §3, decisions.md 15). */
  readonly special: boolean;
  readonly departments: readonly SeedDepartment[];
}

/** An invented maker. */
export interface SeedBrand {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Picture of its wordmark, 3:1 on white; some makers have none. */
  readonly logo: PictureKey | null;
}

/** One line of the table of specifications. An empty value is shown as "-" by the shop. */
export interface SeedSpecification {
  readonly name: string;
  readonly value: string;
}

/** Something that the shop sells. The newest has the highest id. */
export interface SeedProduct {
  readonly id: number;
  /** The code that the trade searches by, for example `FUR-7513`; unique. */
  readonly code: string;
  /** Unique; made from the Portuguese name and the code. */
  readonly slug: string;
  readonly names: Bilingual;
  /** HTML of p, ul, li, strong and table elements without attributes. */
  readonly details: Bilingual;
  readonly specifications: Bilingual<readonly SeedSpecification[]>;
  readonly brandId: number;
  readonly departmentId: number;
  readonly categoryId: number;
  readonly priceUsdCents: number;
  /** The rate of I.V.A.; the general one when left out. */
  readonly taxPercent?: number;
  readonly inStock: boolean;
  readonly inPhysicalStock: boolean;
  /** How many pieces there are; null where nobody counts. */
  readonly piecesLeft: number | null;
  /** False for goods whose price is asked for (decisions.md 9). */
  readonly showPrice: boolean;
  /** None for a few, then the shop shows its placeholder; never more than six. */
  readonly pictures: readonly PictureKey[];
}

/** One unit of `from` costs `rate` (a decimal string) units of `to`, since the moment `since` (ISO 8601). */
export interface SeedRate {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly rate: string;
  readonly since: string;
}

/** Where a banner stands (storefront.md §3). */
export type BannerType =
  | 'Banner Principal'
  | 'Triplo Esquerdo'
  | 'Triplo Centro'
  | 'Triplo Direito'
  | 'Receba Ofertas';

/** A banner. Its pictures are keys; they hold no text, so that the shop sets titles in HTML over them. */
export interface SeedBanner {
  readonly type: BannerType;
  readonly titles: Bilingual;
  readonly descriptions: Bilingual;
  readonly pictures: Bilingual;
}

/** Somebody of the sales team. */
export interface SeedTeamMember {
  readonly id: number;
  readonly name: string;
  readonly roles: Bilingual;
  readonly photo: PictureKey | null;
  /** Digits with the country's prefix. */
  readonly whatsapp: string;
}

/** A question of the help centre and its answer, plain text. */
export interface SeedQuestion {
  readonly questions: Bilingual;
  readonly answers: Bilingual;
}

/** Everything that a new database is filled with. */
export interface SeedCatalogue {
  readonly categories: readonly SeedCategory[];
  readonly brands: readonly SeedBrand[];
  readonly products: readonly SeedProduct[];
  readonly rates: readonly SeedRate[];
  readonly banners: readonly SeedBanner[];
  readonly team: readonly SeedTeamMember[];
  readonly faq: readonly SeedQuestion[];
}

/** What delivery to a department of Paraguay costs and takes; ids as in `@ponte/regional/places`. */
export interface SeedZone {
  readonly stateId: number;
  readonly homeUsdCents: number;
  readonly homeDays: number;
  readonly pickupUsdCents: number;
  readonly pickupDays: number;
}

/** Where a purchase can be collected: the shop's own counter, or a partner's. */
export interface SeedPickupPoint {
  readonly kind: 'counter' | 'partner';
  readonly name: string;
  readonly address: string;
  readonly cityId: number;
  readonly stateId: number;
  readonly hoursPt: string;
  readonly hoursEs: string;
}

/** The delivery network that a new database is filled with. */
export interface SeedNetwork {
  readonly zones: readonly SeedZone[];
  readonly pickupPoints: readonly SeedPickupPoint[];
}

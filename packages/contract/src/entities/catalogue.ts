import type { Money } from '@ponte/regional/money';

/** The store's own, opaque. */
export type ProductId = number;

/**
 * Availability (decision 9): only `inStock` can be bought online; `physicalStoreOnly` is on the
 * counter's shelf.
 */
export type Stock = 'inStock' | 'physicalStoreOnly' | 'outOfStock';

/** `url` is the address of its default size. */
export interface Picture {
  readonly url: string;
}

/** A name that may stand in for one in the reader's language (decision 53). */
export interface StandIn {
  /** Its language as a BCP 47 tag; absent where that is the reader's. */
  readonly nameLang?: string | undefined;
}

/** A marked product with what a list shows before its price is loaded. */
export interface ListedProduct extends StandIn {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  readonly picture: string | null;
}

/** A product in lists, suggestions and carts. */
export interface Product extends StandIn {
  readonly id: ProductId;
  /** Its part of an address: the slug, or the id as text when it has none. */
  readonly slug: string;
  readonly name: string;
  /** The manufacturer's part number as printed; empty when there is none. */
  readonly code: string;
  /** In the requested currency; null when on request (`mostrar_preco` false) or invalid. */
  readonly price: Money | null;
  /** The store sent an invalid price, which is not shown (storefront.md §5). */
  readonly priceInvalid?: true;
  /** I.V.A. in percent, a whole number; `includesTax` says whether the price includes it. */
  readonly taxPercent: number;
  readonly stock: Stock;
  /** Null when it has none. */
  readonly picture: string | null;
  readonly pictureCount: number;
  readonly brandId: number | null;
  /** The store's signature over the price, returned with the cart line (decision 11). */
  readonly token: string;
  /** ISO 8601: when what shoppers see of it last changed, pieces apart; absent where the store does not say. */
  readonly changedAt?: string;
}

/** `value` may be empty. */
export interface Specification {
  readonly name: string;
  readonly value: string;
}

/** Brand, category or department, enough to link to. */
export interface ProductPlace {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface ProductDetails extends Product {
  /** How many are left, when few are; null otherwise. */
  readonly piecesLeft: number | null;
  /** Whether the store writes a mail when it is in stock again, or cheaper. */
  readonly takesAlerts: boolean;
  /** Null while none is published. */
  readonly reviews: ReviewSummary | null;
  /** Including the first. */
  readonly pictures: readonly Picture[];
  /** Sanitised HTML; may be empty. */
  readonly description: string;
  /** BCP 47; absent where it is the reader's. */
  readonly descriptionLang?: string | undefined;
  readonly specifications: readonly Specification[];
  /** BCP 47; absent where it is the reader's. */
  readonly specificationsLang?: string | undefined;
  readonly brand: ProductPlace | null;
  readonly category: ProductPlace | null;
  readonly department: ProductPlace | null;
}

/** How the store read a search text. */
export interface SearchReading {
  /** What was searched for instead of the text; empty when no word is known. */
  readonly understood: string;
  /** Words that no product has. */
  readonly unknown: readonly string[];
  /** Measures that none of the products has: those with the nearest measures come first. */
  readonly missingMeasures: readonly string[];
  /** Several measures that products of the list have, none of them all. */
  readonly measuresApart: readonly string[];
  /** Words that were taken for others. */
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
}

/** `total` counts all matches. */
export interface ProductSlice {
  readonly products: readonly Product[];
  readonly total: number;
  /** When words of a text were corrected or left out, or nothing was found. */
  readonly reading?: SearchReading;
}

/** A category, or a department of one. */
export interface SuggestedGroup extends ProductPlace {
  /** Of a department. */
  readonly category: ProductPlace | null;
}

/** What a search text may mean. */
export interface SearchSuggestions {
  /** The product with exactly that code. */
  readonly coded: Product | null;
  readonly groups: readonly SuggestedGroup[];
  readonly brands: readonly Brand[];
  /** Whole texts. */
  readonly searches: readonly string[];
  readonly products: readonly Product[];
}

/** What stands beside a product, no product in two of them. */
export interface RelatedProducts {
  /** Of its kind, size and price, of any brand. */
  readonly alike: readonly Product[];
  /** What it is of little use without. */
  readonly needed: readonly Product[];
  /** What several orders had with it. */
  readonly boughtTogether: readonly Product[];
}

export interface Department {
  readonly id: number;
  /** Its part of an address: the slug, or the id as text when it has none. */
  readonly slug: string;
  /** Of earlier names and of those merged into it; addresses with them lead to it. */
  readonly formerSlugs?: readonly string[];
  readonly name: string;
}

/** With its departments, in menu order. */
export interface Category extends Department {
  /** Address of the icon; a `data:` address of the store's markup when it has none; or null. */
  readonly icon: string | null;
  readonly departments: readonly Department[];
  /** Null when the store does not say. */
  readonly productCount: number | null;
}

/** Without a logo it is not shown in grids. */
export interface Brand {
  readonly id: number;
  /** Its part of an address: the slug, or the id as text when it has none. */
  readonly slug: string;
  /** Of earlier names and of those merged into it; addresses with them lead to it. */
  readonly formerSlugs?: readonly string[];
  readonly name: string;
  readonly logo: string | null;
}

/** A brand as a filter names it. */
export type BrandName = Pick<Brand, 'id' | 'name'>;

/** A brand that has products within some scope. */
export interface CountedBrand extends BrandName {
  /** How many, at least one; null when the store does not say. */
  readonly count: number | null;
}

/** What a mail about a product is asked for: it is in stock again, or cheaper. */
export type AlertKind = 'stock' | 'price';

/** An alert that the store has taken. */
export interface AskedAlert {
  /** Otherwise it counts once the link of a mail is followed. */
  readonly isConfirmed: boolean;
}

/** What a value of a filter finds, with all other filters applied. Null: the store does not count. */
type Count = number | null;

export interface CountedPlace extends ProductPlace {
  readonly count: Count;
}

export interface FacetValue {
  /** Its part of an address, such as `220-v`. */
  readonly id: string;
  readonly name: string;
  readonly count: Count;
}

/** A property of goods to filter by, such as the voltage. */
export interface Facet {
  /** Its part of an address, such as `tensao`. */
  readonly id: string;
  readonly name: string;
  readonly values: readonly FacetValue[];
}

/** What a list can be narrowed by. */
export interface ListFacets {
  /** Of the list. */
  readonly total: Count;
  readonly inStock: Count;
  /** The lowest and the highest price as decimal texts; null where there is none. */
  readonly price: { readonly min: string; readonly max: string } | null;
  readonly categories: readonly CountedPlace[];
  readonly departments: readonly CountedPlace[];
  readonly brands: readonly CountedBrand[];
  readonly facets: readonly Facet[];
  /** How many values are left out of groups, by the id of a facet or `brands`. */
  readonly leftOut: Readonly<Record<string, number>>;
}

/** A published review of a product. Plain text. */
export interface Review {
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** May be empty. */
  readonly text: string;
  /** Such as "Ana S.". */
  readonly author: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  /** The shop's; null when there is none. */
  readonly answer: string | null;
}

export interface ReviewSummary {
  /** With one decimal. */
  readonly average: number;
  readonly total: number;
  /** How many have one to five stars. */
  readonly distribution: readonly number[];
  /** The newest. */
  readonly latest: readonly Review[];
}

export interface ReviewSlice {
  readonly reviews: readonly Review[];
  readonly total: number;
}

/** A bought product, and what its buyer says about it so far. */
export interface Reviewable extends StandIn {
  readonly productId: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: string | null;
  readonly review: {
    readonly rating: number;
    readonly text: string;
    readonly state: 'pending' | 'published' | 'refused';
  } | null;
}

/** What an order's buyer can review. */
export interface ReviewSheet {
  readonly orderNumber: string;
  /** Whose name a review carries. */
  readonly author: string;
  readonly products: readonly Reviewable[];
}

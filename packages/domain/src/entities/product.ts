import type { Money } from '@ponte/regional/money';

/** A product's id: opaque, the store's own. */
export type ProductId = number;

/**
 * Where a product can be had (decision 9): only `inStock` can go into the cart;
 * `physicalStoreOnly` is on the counter's shelf and not sold online.
 */
export type Stock = 'inStock' | 'physicalStoreOnly' | 'outOfStock';

/** A picture. `url` is the address of its default size. */
export interface Picture {
  readonly url: string;
}

/** A product as lists, suggestions and carts show it. */
export interface Product {
  readonly id: ProductId;
  /** What stands in the product's address: its slug, or its id as text when it has none. */
  readonly slug: string;
  readonly name: string;
  /** The trade's part number, as printed; empty when the store has none. */
  readonly code: string;
  /** In the currency that was asked for; null: on request (`mostrar_preco` false), or invalid. */
  readonly price: Money | null;
  /** The store sent a price that is none, so that nobody can be told it (storefront.md §5). */
  readonly priceInvalid?: true;
  /** Its rate of I.V.A., a whole number; the price has it in it where `includesTax` says so. */
  readonly taxPercent: number;
  readonly stock: Stock;
  /** The address of its first picture; null when it has none. */
  readonly picture: string | null;
  readonly brandId: number | null;
  /** The store's signature over the price, sent back with the cart line as it came (decision 11). */
  readonly token: string;
}

/** A row of the technical specification; `value` may be empty. */
export interface Specification {
  readonly name: string;
  readonly value: string;
}

/** Where a product stands in the catalogue, enough to link to. */
export interface ProductPlace {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** A product as its own page shows it. */
export interface ProductDetails extends Product {
  /** How many are left, when it is nearly sold out; null: not told. */
  readonly piecesLeft: number | null;
  /** All of them, the first included. */
  readonly pictures: readonly Picture[];
  /** HTML, sanitised by the store; empty when there is none. */
  readonly description: string;
  readonly specifications: readonly Specification[];
  readonly category: ProductPlace | null;
  readonly department: ProductPlace | null;
}

/** A page of products; `total` counts all that match. */
export interface ProductSlice {
  readonly products: readonly Product[];
  readonly total: number;
}

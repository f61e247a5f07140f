/* What calls are given in the shop's words. */
import type { CurrencyCode, Money } from '@ponte/regional/money';
import type { CustomerListName } from '../customer-list-limits.ts';
import type { PaymentWay } from '../orders.ts';
import type { CartLine } from './cart.ts';
import type { AlertKind } from './catalogue.ts';

export type ProductOrder = 'id' | 'name' | 'price';

/** The products that are asked about. */
export interface ProductScope {
  readonly categoryId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly brandIds?: readonly number[];
  /** Values of facets as `facet:value`; those of a facet stand together. */
  readonly facets?: readonly string[];
  /** Inclusive decimal texts in the visitor's currency. */
  readonly priceFrom?: string | null;
  readonly priceTo?: string | null;
  readonly inStockOnly?: boolean;
  /** Searches the whole catalogue, including what is out of stock. */
  readonly text?: string;
}

export interface ProductQuestion extends ProductScope {
  readonly page?: number;
  readonly perPage: number;
  /** Without one the store decides: a text's results come by relevance (decision 44). */
  readonly orderBy?: ProductOrder;
  readonly direction?: 'asc' | 'desc';
  /** In stock before all others, within the order asked for. */
  readonly inStockFirst?: boolean;
}

/** Where products of brands are counted; everywhere without any. */
export interface BrandPlace {
  readonly categoryId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly text?: string;
}

/** Always the whole cart. */
export interface CartToSave {
  /** The store's id; null while it is unknown. */
  readonly id: number | null;
  readonly externalId: string;
  readonly currency: CurrencyCode;
  /** Includes removed lines. Unit prices are in `currency`. */
  readonly lines: readonly CartLine[];
}

export interface CheckoutChoice {
  readonly cartExternalId: string;
  /** The delivery option's token. */
  readonly deliveryToken: string;
  /** The delivery price that the shopper saw, only compared. */
  readonly shipping: Money;
  readonly addressId: number | null;
  /** Null: pickup at the store. */
  readonly serviceId: number | null;
  readonly point: { readonly id: number; readonly cityId: number | null } | null;
  /** Null: the shopper chooses on the payment page. */
  readonly method: PaymentWay | null;
  /** For a card payment when none is on file; null if none was entered. */
  readonly cpf: string | null;
}

export interface ShippingQuestion {
  readonly externalId: string;
  readonly currency: CurrencyCode;
  /** The lines as shown; the store uses its own copy and its own prices. */
  readonly lines: readonly CartLine[];
  readonly cityId: number;
  readonly countryId: 1 | 2;
  /** Empty if there is none. */
  readonly postalCode: string;
  /** The saved address of the destination, or null. */
  readonly addressId: number | null;
  /** Ask for this pickup point only, or null. */
  readonly point: { readonly id: number; readonly cityId: number | null } | null;
  /** The service of the point, if known. */
  readonly serviceId: number | null;
}

export interface EstimateQuestion {
  /** Or its id. */
  readonly slug: string;
  readonly cityId: number;
  readonly countryId: 1 | 2;
}

export interface AlertQuestion {
  /** The product's slug or id. */
  readonly slug: string;
  readonly kind: AlertKind;
  /** A guest's address; customers are written to at their own. */
  readonly email?: string | undefined;
}

export interface WrittenReview {
  readonly productId: number;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
}

/** What changes in a list of the customer. */
export interface ListChange {
  readonly name: CustomerListName;
  /** Newest first. */
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

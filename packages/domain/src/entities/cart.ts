import type { CurrencyCode, Money } from '@ponte/regional/money';
import type { ProductId } from './product.ts';

/** What a cart line shows of its product, kept so that the cart can be read offline. */
export interface CartProduct {
  readonly name: string;
  readonly code: string;
  /** What stands in the product's address. */
  readonly slug: string;
  /** Address of the first picture, or null. */
  readonly picture: string | null;
}

/** A line of the cart. */
export interface CartLine {
  readonly productId: ProductId;
  /** Whole pieces, from 1 to {@link cartQuantityLimit}. */
  readonly quantity: number;
  /** False: removed. Hidden, and out of the count and of every total, but still sent. */
  readonly active: boolean;
  /** As last priced by the store, in the currency that was current then. */
  readonly unitPrice: Money;
  /** The product's rate of I.V.A.; the general one in lines that were kept long ago. */
  readonly taxPercent?: number | undefined;
  /** The store's signature over the price; sent back as it came. */
  readonly token: string;
  readonly product: CartProduct;
}

/** A cart as the store keeps it. */
export interface Cart {
  /** The store's own id. */
  readonly id: number;
  /** The id that the browser gave. */
  readonly externalId: string;
  readonly currency: CurrencyCode;
  /** The saved address that its delivery was calculated for last, or null. */
  readonly addressId: number | null;
  readonly lines: readonly CartLine[];
  /** Its order is paid: these lines are what was bought, and it takes no others. */
  readonly isBought: boolean;
}

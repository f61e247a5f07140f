import type { CurrencyCode, Money } from '@ponte/regional/money';
import type { ProductId, StandIn } from './catalogue.ts';

/** What a cart line shows of its product, stored for offline use. */
export interface CartProduct extends StandIn {
  readonly name: string;
  readonly code: string;
  /** Its part of the product's address. */
  readonly slug: string;
  /** Address of the first picture, or null. */
  readonly picture: string | null;
}

export interface CartLine {
  readonly productId: ProductId;
  /** Whole pieces, from 1 to {@link cartQuantityLimit}. */
  readonly quantity: number;
  /** False: removed. Hidden and excluded from totals, but still sent. */
  readonly active: boolean;
  /** As last priced by the store, in that moment's currency. */
  readonly unitPrice: Money;
  /** I.V.A. in percent; absent in carts of older versions, where the general rate applies. */
  readonly taxPercent?: number | undefined;
  /** The store's signature over the price, returned unread. */
  readonly token: string;
  readonly product: CartProduct;
}

/** A cart as the store has it. */
export interface Cart {
  readonly id: number;
  /** Made by the browser. */
  readonly externalId: string;
  readonly currency: CurrencyCode;
  /** The saved address of the last delivery calculation, or null. */
  readonly addressId: number | null;
  readonly lines: readonly CartLine[];
  /** Its order is paid: the lines are what was bought, and can't change. */
  readonly isBought: boolean;
}

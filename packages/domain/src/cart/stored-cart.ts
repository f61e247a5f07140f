import type { CurrencyCode, Money } from '@ponte/regional/money';
import type { CartLine, CartProduct } from '../entities/index.ts';
import {
  isFlag,
  isListOf,
  isNullOr,
  isRecordOf,
  isOneOf,
  isText,
  isWhole,
  parseStored,
} from '../kept/index.ts';
import type { CartState } from './cart-state.ts';

const isCurrency = isOneOf<CurrencyCode>('BRL', 'USD', 'PYG', 'ARS');

const isCart = /* @__PURE__ */ isRecordOf<CartState>({
  externalId: isText,
  id: isNullOr(isWhole),
  currency: isCurrency,
  lines: isListOf(
    isRecordOf<CartLine>({
      productId: isWhole,
      quantity: isWhole,
      active: isFlag,
      unitPrice: isRecordOf<Money>({ minor: isWhole, currency: isCurrency }),
      token: isText,
      product: isRecordOf<CartProduct>({
        name: isText,
        code: isText,
        slug: isText,
        picture: isNullOr(isText),
      }),
    }),
  ),
  revision: isWhole,
  savedRevision: isWhole,
  unconfirmed: isFlag,
});

/** Where the browser keeps the cart. */
export const cartStorageKey = 'ponte.cart';

/** The cart in `text`; null when it can't be read. */
export function parseCart(text: string): CartState | null {
  return parseStored(isCart, text);
}

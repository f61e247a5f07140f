import { cartQuantityLimit } from '@ponte/contract/cart-limits';
import type { CartLine, CartProduct } from '../entities/index.ts';
import {
  isCurrency,
  isFlag,
  isListOf,
  isMoney,
  isNullOr,
  isRecordOf,
  isOneOf,
  isText,
  isUndefinedOr,
  isWhole,
  parseStored,
} from '../stored/index.ts';
import type { CartState } from './cart-state.ts';
import type { CartChanges, FewerPieces, LostProduct, PriceChange } from './cart-status.ts';

const isLossReason = /* @__PURE__ */ isOneOf('soldOut', 'noLongerSold');
const isProduct = { productId: isWhole, name: isText };
const isReduced = /* @__PURE__ */ isListOf(
  /* @__PURE__ */ isRecordOf<FewerPieces>({ ...isProduct, left: isWhole }),
);
const isChanges = /* @__PURE__ */ isNullOr(
  /* @__PURE__ */ isRecordOf<CartChanges>({
    kind: isOneOf('changed'),
    repriced: isListOf(isRecordOf<PriceChange>({ ...isProduct, before: isMoney, after: isMoney })),
    refused: isListOf(isRecordOf<LostProduct>({ ...isProduct, why: isUndefinedOr(isLossReason) })),
    reduced: isUndefinedOr(isReduced),
  }),
);

export const isCart = /* @__PURE__ */ isRecordOf<CartState>({
  externalId: isText,
  id: isNullOr(isWhole),
  currency: isCurrency,
  lines: isListOf(
    isRecordOf<CartLine>({
      productId: isWhole,
      quantity: isWhole,
      active: isFlag,
      lost: isUndefinedOr(isLossReason),
      unitPrice: isMoney,
      taxPercent: isUndefinedOr(isWhole),
      token: isText,
      product: isRecordOf<CartProduct>({
        name: isText,
        nameLang: isUndefinedOr(isText),
        code: isText,
        slug: isText,
        picture: isNullOr(isText),
      }),
    }),
  ),
  revision: isWhole,
  savedRevision: isWhole,
  unconfirmed: isFlag,
  changes: isUndefinedOr(isChanges),
});

/** In local storage. */
export const cartStorageKey = 'ponte.cart';

/**
 * Parses a stored cart; null when invalid. Lines with an impossible quantity, price or tax are
 * dropped, so no sum is ever negative.
 */
export function parseCart(text: string): CartState | null {
  const cart = parseStored(isCart, text);
  if (!cart) return null;
  const lines = cart.lines.filter(isPossible);
  return lines.length === cart.lines.length ? cart : { ...cart, lines };
}

function isPossible({ quantity, unitPrice, taxPercent = 0 }: CartLine): boolean {
  const amounts = unitPrice.minor >= 0 && taxPercent >= 0;
  return quantity >= 1 && quantity <= cartQuantityLimit && amounts;
}

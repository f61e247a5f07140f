import { cartLineLimit } from '@ponte/contract/cart-limits';
import type { Cart, CartLine, ProductId } from '../entities/index.ts';
import { lostProduct, priceChange } from './cart-changes.ts';
import { termsOf } from './cart-rules.ts';
import { newCart, type CartState } from './cart-state.ts';
import type { CartChanges, LostProduct, PriceChange } from './cart-status.ts';

/** The merged cart, and changes that the shopper has to see. */
export interface Merged extends Pick<CartChanges, 'repriced' | 'refused'> {
  readonly cart: CartState;
}

/**
 * Merges the answer to a save into the cart, which may have changed since. Lines unchanged since
 * they were sent are taken from the answer, and dropped when it lacks them; changed lines keep
 * their change and take price and token. An answer to another cart is ignored.
 */
export function mergeSaved(cart: CartState, sent: CartState, answer: Cart): Merged {
  if (cart.externalId !== sent.externalId) return unchanged(cart);
  const merged = mergeLines(cart.lines, sent.lines, answer.lines);
  return {
    ...merged,
    cart: { ...cart, id: answer.id, savedRevision: sent.revision, lines: merged.lines },
  };
}

/**
 * Merges the store's copy into the cart, which may have changed since the request: as {@link
 * mergeSaved}, and lines that only the store has are added. A line that it lacks, or has inactive
 * although its product can be bought, was removed on another device, which needs no notice.
 */
export function mergeLoaded(cart: CartState, asked: CartState, answer: Cart): Merged {
  if (cart.externalId !== asked.externalId) return unchanged(cart);
  const merged = mergeLines(cart.lines, asked.lines, answer.lines);
  const known = new Set([...cart.lines, ...asked.lines].map((line) => line.productId));
  const added = answer.lines.filter((line) => !known.has(line.productId));
  const lost = new Set(answer.lines.filter((line) => line.lost).map((line) => line.productId));
  return {
    ...merged,
    refused: merged.refused.filter(({ productId }) => lost.has(productId)),
    cart: { ...cart, id: answer.id, lines: [...merged.lines, ...added] },
  };
}

/** What was added since the cart was bought, as a new cart. */
export function withoutBought(cart: CartState, bought: Cart, externalId: string): CartState {
  const ids = new Set(bought.lines.map((line) => line.productId));
  const lines = cart.lines.filter((line) => line.active && !ids.has(line.productId));
  return { ...newCart(externalId, cart.currency), lines, revision: lines.length > 0 ? 1 : 0 };
}

/**
 * Merges this browser's cart into the customer's cart at the store (decision 42): that one stays,
 * plus lines that only this one has. For a product in both, this one's line wins.
 */
export function mergeOwn(cart: CartState, own: Cart): CartState {
  const base = { ...newCart(own.externalId, cart.currency), id: own.id };
  const here = cart.lines.filter((line) => line.active);
  if (here.length === 0) return { ...base, lines: own.lines };
  const ids = new Set(here.map((line) => line.productId));
  const others = own.lines.filter((line) => !ids.has(line.productId));
  const lines = [...others, ...here].slice(-cartLineLimit);
  return { ...base, lines, revision: 1, changes: cart.changes };
}

function unchanged(cart: CartState): Merged {
  return { cart, repriced: [], refused: [] };
}

function mergeLines(
  here: readonly CartLine[],
  before: readonly CartLine[],
  answered: readonly CartLine[],
): Omit<Merged, 'cart'> & { readonly lines: readonly CartLine[] } {
  const sentLines = byProduct(before);
  const answers = byProduct(answered);
  const lines: CartLine[] = [];
  const repriced: PriceChange[] = [];
  const refused: LostProduct[] = [];
  for (const line of here) {
    const answer = answers.get(line.productId);
    const changedSince = !sameDemand(line, sentLines.get(line.productId));
    if (answer) {
      if (isRepriced(line, answer)) repriced.push(priceChange(line, answer));
      if (line.active && !answer.active && !changedSince)
        refused.push(lostProduct(line, answer.lost));
      lines.push(changedSince ? { ...line, ...termsOf(answer) } : completed(answer, line));
    } else if (changedSince) {
      lines.push(line);
    } else if (line.active) {
      refused.push(lostProduct(line));
    }
  }
  return { lines, repriced, refused };
}

function byProduct(lines: readonly CartLine[]): ReadonlyMap<ProductId, CartLine> {
  return new Map(lines.map((line) => [line.productId, line]));
}

function sameDemand(line: CartLine, other: CartLine | undefined): boolean {
  return line.quantity === other?.quantity && line.active === other.active;
}

/** Fills in what an answer may omit about the product. */
function completed(answer: CartLine, line: CartLine): CartLine {
  return answer.product.name === '' ? { ...answer, product: line.product } : answer;
}

function isRepriced(line: CartLine, answer: CartLine): boolean {
  return (
    line.active &&
    answer.active &&
    line.unitPrice.currency === answer.unitPrice.currency &&
    line.unitPrice.minor !== answer.unitPrice.minor
  );
}

import { cartLineLimit, cartQuantityLimit } from '@ponte/contract/cart-limits';
import type { CurrencyCode, Money } from '@ponte/regional/money';
import type { CartLine, CartProduct, Product, ProductId } from '../entities/index.ts';
import { newCart, touched, type CartState } from './cart-state.ts';

/** Why a product can't be added. */
export type AddRefusal = 'unavailable' | 'cartFull';

/**
 * Why `product` can't be added; undefined when it can. Only products in stock with a price can be
 * bought (decision 9).
 */
export function refusalOf(cart: CartState, product: Product): AddRefusal | undefined {
  if (!isBuyable(product)) return 'unavailable';
  const others = cart.lines.filter((line) => line.active && line.productId !== product.id);
  return others.length < cartLineLimit ? undefined : 'cartFull';
}

/**
 * `line` with its product's current price and token; undefined when it can't be bought any more.
 */
export function refreshLine(line: CartLine, product: Product): CartLine | undefined {
  return isBuyable(product)
    ? { ...line, unitPrice: product.price, taxPercent: product.taxPercent, token: product.token }
    : undefined;
}

/** A line's price, tax and token, as the store set them. */
export function termsOf({
  unitPrice,
  taxPercent,
  token,
}: CartLine): Pick<CartLine, 'unitPrice' | 'taxPercent' | 'token'> {
  return { unitPrice, taxPercent, token };
}

/**
 * Adds a quantity of a product (accounts.md §4): to a new or removed line as it is, to an active
 * one on top. The line takes the product's price and token. Unchanged when the product is refused,
 * see {@link refusalOf}.
 */
export function addProduct(cart: CartState, product: Product, quantity: number): CartState {
  if (!isBuyable(product) || refusalOf(cart, product) !== undefined) return cart;
  const present = cart.lines.find((line) => line.productId === product.id);
  const line: CartLine = {
    productId: product.id,
    quantity: wholeQuantity((present?.active ? present.quantity : 0) + quantity),
    active: true,
    unitPrice: product.price,
    taxPercent: product.taxPercent,
    token: product.token,
    product: cartProductOf(product),
  };
  if (present) return withLines(cart, replaceLine(cart.lines, line));
  return withLines(cart, [...makeRoom(cart.lines), line]);
}

function cartProductOf({ name, nameLang, code, slug, picture }: Product): CartProduct {
  return { name, ...(nameLang && { nameLang }), code, slug, picture };
}

/** Removes a line; it is sent with `ativo: false` (accounts.md §4). */
export function removeProduct(cart: CartState, id: ProductId): CartState {
  const line = activeLine(cart, id);
  return line ? withLines(cart, replaceLine(cart.lines, { ...line, active: false })) : cart;
}

/** Removes every line, for a cart that the customer's other devices know. */
export function removeAll(cart: CartState): CartState {
  return withLines(
    cart,
    cart.lines.map((line) => ({ ...line, active: false })),
  );
}

/**
 * Sets an active line's quantity; below one the line is deleted (accounts.md §4). Deleting the last
 * line starts a new cart under `newExternalId`: an empty cart is never sent, so the store's copy
 * would return with the next load.
 */
export function setQuantity(
  cart: CartState,
  id: ProductId,
  quantity: number,
  newExternalId: () => string,
): CartState {
  const line = activeLine(cart, id);
  const whole = Math.trunc(quantity);
  if (!line || Number.isNaN(whole) || whole === line.quantity) return cart;
  if (whole > 0) {
    const changed = { ...line, quantity: wholeQuantity(whole) };
    return withLines(cart, replaceLine(cart.lines, changed));
  }
  const lines = cart.lines.filter((other) => other !== line);
  return lines.length > 0 ? withLines(cart, lines) : newCart(newExternalId(), cart.currency);
}

/** Lines are converted when they are shown. */
export function inCurrency(cart: CartState, currency: CurrencyCode): CartState {
  return cart.currency === currency ? cart : touched({ ...cart, currency });
}

/** The lines that the shopper sees. */
export function activeLines(cart: CartState): readonly CartLine[] {
  return cart.lines.filter((line) => line.active);
}

function isBuyable(product: Product): product is Product & { readonly price: Money } {
  return product.stock === 'inStock' && product.price !== null;
}

function activeLine(cart: CartState, id: ProductId): CartLine | undefined {
  return cart.lines.find((line) => line.active && line.productId === id);
}

function withLines(cart: CartState, lines: readonly CartLine[]): CartState {
  return touched({ ...cart, lines });
}

function replaceLine(lines: readonly CartLine[], changed: CartLine): readonly CartLine[] {
  return lines.map((line) => (line.productId === changed.productId ? changed : line));
}

/** In a full cart, the line removed longest ago makes room for a new one. */
function makeRoom(lines: readonly CartLine[]): readonly CartLine[] {
  if (lines.length < cartLineLimit) return lines;
  const oldest = lines.find((line) => !line.active);
  return lines.filter((line) => line !== oldest);
}

function wholeQuantity(quantity: number): number {
  const whole = Math.trunc(quantity);
  return Math.min(Math.max(Number.isNaN(whole) ? 1 : whole, 1), cartQuantityLimit);
}

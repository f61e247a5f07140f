import { cartLineLimit, cartQuantityLimit } from '@ponte/contract/cart-limits';
import type { CurrencyCode, Money } from '@ponte/regional/money';
import type { CartLine, Product, ProductId } from '../entities/index.ts';
import { newCart, touched, type CartState } from './cart-state.ts';

/** Why a product can't go into the cart. */
export type AddRefusal = 'unavailable' | 'cartFull';

/**
 * Why `product` can't go into the cart; undefined when it can. Only what is in stock and has a
 * price can be bought (decision 9).
 */
export function refusalOf(cart: CartState, product: Product): AddRefusal | undefined {
  if (!isBuyable(product)) return 'unavailable';
  const others = cart.lines.filter((line) => line.active && line.productId !== product.id);
  return others.length < cartLineLimit ? undefined : 'cartFull';
}

/** `line` with its product's present price and token; undefined when it can't be bought any more. */
export function refreshLine(line: CartLine, product: Product): CartLine | undefined {
  return isBuyable(product)
    ? { ...line, unitPrice: product.price, taxPercent: product.taxPercent, token: product.token }
    : undefined;
}

/** What the store says of a line: its price and what belongs to that. */
export function termsOf({
  unitPrice,
  taxPercent,
  token,
}: CartLine): Pick<CartLine, 'unitPrice' | 'taxPercent' | 'token'> {
  return { unitPrice, taxPercent, token };
}

/**
 * Adds pieces of a product (accounts.md §4): a new line or a removed one gets that quantity, an
 * active one that many more. The line takes over the product's price and token. Unchanged when
 * the product is refused, see {@link refusalOf}.
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
    product: {
      name: product.name,
      code: product.code,
      slug: product.slug,
      picture: product.picture,
    },
  };
  if (present) return withLines(cart, replaceLine(cart.lines, line));
  return withLines(cart, [...makeRoom(cart.lines), line]);
}

/** Hides a line; the store is told `ativo: false` (accounts.md §4). */
export function removeProduct(cart: CartState, id: ProductId): CartState {
  const line = activeLine(cart, id);
  return line ? withLines(cart, replaceLine(cart.lines, { ...line, active: false })) : cart;
}

/** Hides every line, for a cart that its customer's other devices know. */
export function removeAll(cart: CartState): CartState {
  return withLines(
    cart,
    cart.lines.map((line) => ({ ...line, active: false })),
  );
}

/**
 * Sets the pieces of an active line; below one the line is deleted (accounts.md §4). Deleting the
 * last line of all begins a new cart under `newExternalId`, because an empty cart is not sent and
 * the store's copy would come back with the next load.
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

/** The cart in another currency; its lines are converted where they are shown. */
export function inCurrency(cart: CartState, currency: CurrencyCode): CartState {
  return cart.currency === currency ? cart : touched({ ...cart, currency });
}

/** What the shopper sees as the cart's lines. */
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

/** In a full cart the removed line that is longest there makes room for a new one. */
function makeRoom(lines: readonly CartLine[]): readonly CartLine[] {
  if (lines.length < cartLineLimit) return lines;
  const oldest = lines.find((line) => !line.active);
  return lines.filter((line) => line !== oldest);
}

function wholeQuantity(quantity: number): number {
  const whole = Math.trunc(quantity);
  return Math.min(Math.max(Number.isNaN(whole) ? 1 : whole, 1), cartQuantityLimit);
}

/** The lines of a cart: what the browser sent, priced by the database. */
import type { CartItemBody, WireCartItem } from '@ponte/contract/cart';
import {
  money,
  multiply,
  sum,
  taxIn,
  toDecimalString,
  type Money,
  type TaxedAmount,
} from '@ponte/regional/money';
import { signOffer } from '../catalogue/item-token.ts';
import type { ProductRow } from '../catalogue/product-rows.ts';
import { wireProductOf, type Showing } from '../catalogue/product-wire.ts';
import type { FieldErrors } from '../http/reply.ts';
import { fieldTexts, type Text } from '../http/texts.ts';
import type { Prices } from '../pricing/prices.ts';

/** A line as it is kept: no price, because every reading prices it again. */
export interface CartLine {
  readonly productId: number;
  readonly quantity: number;
  readonly active: boolean;
}

/** Dearer carts are mistakes, and sums beyond would not be exact in every currency. */
const dearestCartUsdCents = 100_000_000_000;

/** A kept line with its product as it is now. */
export interface ProductLine extends CartLine {
  readonly product: ProductRow;
}

/** The lines that a browser sent. */
export function readLines(items: readonly CartItemBody[]): CartLine[] {
  return items.map(({ produto_id: productId, qtde: quantity, ativo: active }) => ({
    productId,
    quantity,
    active,
  }));
}

/** Whoever took a line out of the cart may keep it, whatever its stock. */
function outOfStock({ namePt, nameEs }: ProductRow): Text {
  return { pt: `${namePt} está sem estoque.`, es: `${nameEs} no tiene stock.` };
}

/**
 * Errors of lines beyond their shape: a duplicate or unknown product, one out of stock, or too large
 * a total.
 */
export function lineProblems(
  lines: readonly CartLine[],
  products: ReadonlyMap<number, ProductRow>,
): FieldErrors | undefined {
  const problems: Record<string, FieldErrors[string]> = {};
  const seen = new Set<number>();
  for (const [index, { productId, active }] of lines.entries()) {
    const path = `itens.${index}.produto_id`;
    const product = products.get(productId);
    if (!product) problems[path] = [fieldTexts.notFound('produto id')];
    else if (seen.has(productId)) problems[path] = [fieldTexts.repeated('produto id')];
    else if (active && !product.inStock) problems[path] = [outOfStock(product)];
    seen.add(productId);
  }
  const cents = lines.reduce(
    (sum, { productId, quantity }) => sum + shownCents(products.get(productId)) * quantity,
    0,
  );
  if (cents > dearestCartUsdCents) problems['itens'] = [fieldTexts.invalid('itens')];
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/** Which sums are too much must not tell a price that is asked for. */
function shownCents(product: ProductRow | undefined): number {
  return product?.showPrice ? product.priceUsdCents : 0;
}

/** Whether a product can be ordered: it is there, and what it costs is no question to ask. */
export function isForSale({ inStock, showPrice }: Pick<ProductRow, 'inStock' | 'showPrice'>) {
  return inStock && showPrice;
}

/** A product without a shown price can't be sold by the cart, so that its line is never active. */
export function sellable(line: CartLine, product: ProductRow): CartLine {
  return product.showPrice ? line : { ...line, active: false };
}

/** The price of one piece; nothing where the price is asked for. */
export function unitPrice({ product }: ProductLine, prices: Prices): Money {
  return product.showPrice ? prices.of(product) : money(0, prices.currency);
}

/** The sum of the active lines, without shipping. */
export function totalOf(lines: readonly ProductLine[], prices: Prices): Money {
  return sum(
    taxedAmounts(lines, prices).map(({ amount }) => amount),
    prices.currency,
  );
}

/** How much of the sum of the active lines, and of what else there is to pay, is I.V.A. */
export function taxOf(
  lines: readonly ProductLine[],
  prices: Prices,
  besides: readonly TaxedAmount[] = [],
): Money {
  return taxIn([...taxedAmounts(lines, prices), ...besides], prices.currency);
}

function taxedAmounts(lines: readonly ProductLine[], prices: Prices): TaxedAmount[] {
  return lines
    .filter(({ active }) => active)
    .map((line) => ({
      amount: multiply(unitPrice(line, prices), line.quantity),
      taxPercent: line.product.taxPercent,
    }));
}

/** A line as the wire carries it, with a fresh token for the price that it says. */
export function wireLineOf(line: ProductLine, showing: Showing): WireCartItem {
  const { product, quantity, active } = line;
  const price = unitPrice(line, showing.prices);
  const offer = { productId: product.id, price, at: showing.now };
  return {
    produto_id: product.id,
    armazem_id: 1,
    qtde: quantity,
    valor_unitario: toDecimalString(price),
    valor_subtotal: toDecimalString(multiply(price, quantity)),
    ativo: active,
    token: product.showPrice ? signOffer(showing.signer, offer) : '',
    produto: wireProductOf(product, showing),
  };
}

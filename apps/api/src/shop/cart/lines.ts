/** A cart's lines: sent by the browser, priced from the database. */
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
import { signOffer } from '../../catalogue/products/item-token.ts';
import type { ProductRow } from '../../catalogue/products/product-rows.ts';
import { wireProductOf, type Showing } from '../../catalogue/products/product-wire.ts';
import { namesInBoth, type NameColumns } from '../../platform/db/shown-texts.ts';
import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import { invalid, type FailureOf, type FieldErrors } from '../../platform/http/failure.ts';
import { fieldName } from '../../platform/http/field-names.ts';
import type { Prices } from '../../platform/pricing/prices.ts';
import { shownPrice } from '../../platform/pricing/shown-price.ts';

/** A stored line. It has no price, because every read prices it again. */
export interface CartLine {
  readonly productId: number;
  readonly quantity: number;
  readonly active: boolean;
}

/** Larger totals are mistakes, and would not be exact in every currency. */
const dearestCartUsdCents = 100_000_000_000;

export interface ProductLine extends CartLine {
  readonly product: ProductRow;
}

export function readLines(items: readonly CartItemBody[]): CartLine[] {
  return items.map(({ produto_id: productId, qtde: quantity, ativo: active }) => ({
    productId,
    quantity,
    active,
  }));
}

/** A removed line may stay whatever its stock, and a hidden product counts as sold out. */
function outOfStock(names: NameColumns): Text {
  const { pt, es } = namesInBoth(names);
  return { pt: `${pt} está sem estoque.`, es: `${es} no tiene stock.` };
}

/**
 * How many pieces of a line there are, when they are fewer than it asks for (decision 45); undefined
 * when there are enough.
 */
export function piecesMissing(
  { quantity }: Pick<CartLine, 'quantity'>,
  { piecesFree }: Pick<ProductRow, 'piecesFree'>,
): number | undefined {
  return piecesFree !== null && quantity > piecesFree ? Math.max(piecesFree, 0) : undefined;
}

/** Names a line's product, and what is left of it. */
export function shortLine(names: NameColumns, left: number): Text {
  if (left === 0) return outOfStock(names);
  const { pt, es } = namesInBoth(names);
  return left === 1
    ? { pt: `De ${pt} resta 1 unidade.`, es: `De ${es} queda 1 unidad.` }
    : { pt: `De ${pt} restam ${left} unidades.`, es: `De ${es} quedan ${left} unidades.` };
}

/**
 * Errors beyond a line's shape: duplicate or unknown products, too few pieces, total too large.
 */
export function lineProblems(
  lines: readonly CartLine[],
  products: ReadonlyMap<number, ProductRow>,
): FailureOf<422> | undefined {
  const left: Record<string, number> = {};
  const problems: Record<string, FieldErrors[string]> = {};
  const seen = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const { productId, active } = line;
    const path = `itens.${index}.produto_id`;
    const product = products.get(productId);
    if (!product) problems[path] = [fieldTexts.notFound(fieldName('produto_id'))];
    else if (seen.has(productId)) problems[path] = [fieldTexts.repeated(fieldName('produto_id'))];
    else if (active && !product.inStock) problems[path] = [outOfStock(product)];
    else if (active) {
      const pieces = piecesMissing(line, product);
      if (pieces !== undefined) {
        const quantity = `itens.${index}.qtde`;
        problems[quantity] = [shortLine(product, pieces)];
        left[quantity] = pieces;
      }
    }
    seen.add(productId);
  }
  const cents = lines.reduce(
    (sum, { productId, quantity }) => sum + shownCents(products.get(productId)) * quantity,
    0,
  );
  if (cents > dearestCartUsdCents) problems['itens'] = [fieldTexts.invalid(fieldName('itens'))];
  return Object.keys(problems).length > 0 ? invalid(problems, left) : undefined;
}

/** Refusing a total must not reveal a hidden price. */
function shownCents(product: ProductRow | undefined): number {
  return product ? (shownPrice(product)?.priceUsdCents ?? 0) : 0;
}

export function isForSale({ inStock, showPrice }: Pick<ProductRow, 'inStock' | 'showPrice'>) {
  return inStock && showPrice;
}

/** A line whose price is hidden can't be bought, so it is never active. */
export function sellable(line: CartLine, product: ProductRow): CartLine {
  return product.showPrice ? line : { ...line, active: false };
}

/** Undefined when the price is hidden. */
export function unitPrice({ product }: ProductLine, prices: Prices): Money {
  const shown = shownPrice(product);
  return shown ? prices.of(shown) : money(0, prices.currency);
}

/** Sum of the active lines, without shipping. */
export function totalOf(lines: readonly ProductLine[], prices: Prices): Money {
  return sum(
    taxedAmounts(lines, prices).map(({ amount }) => amount),
    prices.currency,
  );
}

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

/** A line in the wire's form, with a fresh token for its price. */
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

import type { Api, ApiError } from '../api/index.ts';
import type { CartLine, LossReason, ProductDetails, ProductId } from '../entities/index.ts';
import { refreshLine, termsOf } from './cart-rules.ts';
import { touched, type CartState } from './cart-state.ts';

/** How to repair lines that the store refused. */
export interface Repair {
  /** Lines that can't be bought any more, each with its reason. */
  readonly gone: readonly CartLine[];
  /** Lines with their product's current price and token. */
  readonly refreshed: readonly CartLine[];
  /** Lines of which fewer pieces are left, with as many. */
  readonly reduced: readonly CartLine[];
}

/**
 * The lines that a refusal names: `itens.3.produto_id` is the fourth. Empty for any other error.
 */
export function refusedLines(sent: CartState, error: ApiError): readonly CartLine[] {
  if (error.kind !== 'validation') return [];
  const indices = new Set(
    Object.keys(error.fields).map((field) => /^itens\.(\d+)\./.exec(field)?.[1] ?? ''),
  );
  return sent.lines.filter((_, index) => indices.has(String(index)));
}

/** The lines that a refusal says too few pieces are left of, with what is left as quantity. */
export function reducedLines(sent: CartState, error: ApiError): readonly CartLine[] {
  const left = error.kind === 'validation' ? error.left : undefined;
  if (!left) return [];
  return sent.lines.flatMap((line, index) => {
    const quantity = left[`itens.${index}.qtde`] ?? 0;
    return quantity > 0 && quantity < line.quantity ? [{ ...line, quantity }] : [];
  });
}

/** Looks up the products of refused lines: a token may have expired, or a product been removed. */
export async function planRepair(
  api: Api,
  refused: readonly CartLine[],
  reduced: readonly CartLine[],
): Promise<Repair> {
  const known = new Set(reduced.map((line) => line.productId));
  const gone: CartLine[] = [];
  const refreshed: CartLine[] = [];
  for (const line of refused.filter(({ productId }) => !known.has(productId))) {
    const details = await api.call('getProductDetails', { slugOrId: String(line.productId) });
    const current = details.ok ? refreshLine(line, details.value) : undefined;
    if (current) refreshed.push(current);
    else if (details.ok) gone.push({ ...line, lost: lossOf(details.value) });
    else if (details.error.kind === 'notFound') gone.push({ ...line, lost: 'noLongerSold' });
  }
  return { gone, refreshed, reduced };
}

function lossOf({ stock }: ProductDetails): LossReason {
  return stock === 'inStock' ? 'noLongerSold' : 'soldOut';
}

/** Applies a repair, keeping the quantities that the shopper has chosen by now, if there are as many. */
export function repaired(cart: CartState, { gone, refreshed, reduced }: Repair): CartState {
  const goneIds = new Set(gone.map((line) => line.productId));
  const current = new Map<ProductId, CartLine>(refreshed.map((line) => [line.productId, line]));
  const left = new Map(reduced.map(({ productId, quantity }) => [productId, quantity]));
  const lines = cart.lines
    .filter((line) => !goneIds.has(line.productId))
    .map((line) => withTermsOf(line, current.get(line.productId)))
    .map((line) => atMost(line, left.get(line.productId)));
  return touched({ ...cart, lines });
}

function atMost(line: CartLine, left: number | undefined): CartLine {
  return left !== undefined && line.quantity > left ? { ...line, quantity: left } : line;
}

function withTermsOf(line: CartLine, current: CartLine | undefined): CartLine {
  return current ? { ...line, ...termsOf(current) } : line;
}

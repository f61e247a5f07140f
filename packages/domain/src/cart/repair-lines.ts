import type { Api, ApiError } from '../api/index.ts';
import { fetchProductDetails } from '../api/products.ts';
import type { CartLine, ProductId } from '../entities/index.ts';
import { refreshLine, termsOf } from './cart-rules.ts';
import { touched, type CartState } from './cart-state.ts';

/** How to repair lines that the store refused. */
export interface Repair {
  /** Lines that can't be bought any more. */
  readonly gone: readonly CartLine[];
  /** Lines with their product's current price and token. */
  readonly refreshed: readonly CartLine[];
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

/** Looks up the products of refused lines: a token may have expired, or a product been removed. */
export async function planRepair(api: Api, refused: readonly CartLine[]): Promise<Repair> {
  const gone: CartLine[] = [];
  const refreshed: CartLine[] = [];
  for (const line of refused) {
    const details = await fetchProductDetails(api, String(line.productId));
    const current = details.ok ? refreshLine(line, details.value) : undefined;
    if (current) refreshed.push(current);
    else if (details.ok || details.error.kind === 'notFound') gone.push(line);
  }
  return { gone, refreshed };
}

/** Applies a repair, keeping the quantities that the shopper has chosen by now. */
export function repaired(cart: CartState, { gone, refreshed }: Repair): CartState {
  const goneIds = new Set(gone.map((line) => line.productId));
  const current = new Map<ProductId, CartLine>(refreshed.map((line) => [line.productId, line]));
  const lines = cart.lines
    .filter((line) => !goneIds.has(line.productId))
    .map((line) => withTermsOf(line, current.get(line.productId)));
  return touched({ ...cart, lines });
}

function withTermsOf(line: CartLine, current: CartLine | undefined): CartLine {
  return current ? { ...line, ...termsOf(current) } : line;
}

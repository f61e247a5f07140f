import type { Api, ApiError } from '../api/index.ts';
import { fetchProductDetails } from '../api/products.ts';
import type { CartLine, ProductId } from '../entities/index.ts';
import { refreshLine, termsOf } from './cart-rules.ts';
import { touched, type CartState } from './cart-state.ts';

/** What is to be done about lines that the store refused. */
export interface Repair {
  /** Lines of products that can't be bought any more. */
  readonly gone: readonly CartLine[];
  /** Lines with their product's present price and token. */
  readonly refreshed: readonly CartLine[];
}

/**
 * The lines that a refusal is about: `itens.3.produto_id` is about the fourth. None when it is
 * about something else, or not a refusal of that kind.
 */
export function refusedLines(sent: CartState, error: ApiError): readonly CartLine[] {
  if (error.kind !== 'validation') return [];
  const indices = new Set(
    Object.keys(error.fields).map((field) => /^itens\.(\d+)\./.exec(field)?.[1] ?? ''),
  );
  return sent.lines.filter((_, index) => indices.has(String(index)));
}

/**
 * Asks the store for the products of refused lines, one after another: a price's signature may
 * have become too old, or a product been taken out of the catalogue.
 */
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

/** The cart with its refused lines repaired, in the quantities that the shopper has chosen by now. */
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

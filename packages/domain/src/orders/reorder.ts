import type { Api, Result } from '../api/index.ts';
import { fetchProductDetails } from '../api/products.ts';
import type { Cart } from '../cart/index.ts';
import type { Order, OrderLine } from '../entities/index.ts';

export interface Reordered {
  readonly added: number;
  /** Lines that can't be bought any more, or don't fit into the cart. */
  readonly unavailable: readonly OrderLine[];
}

/**
 * Adds an order's products at current prices. If a product can't be loaded, for example offline,
 * nothing is added.
 */
export async function reorder(
  api: Api,
  cart: Cart,
  { lines }: Order,
  signal: AbortSignal,
): Promise<Result<Reordered>> {
  const answers = await Promise.all(
    lines.map(async ({ productId }) =>
      productId === null ? notFound : fetchProductDetails(api, String(productId), { signal }),
    ),
  );
  const failed = answers.find((answer) => !answer.ok && answer.error.kind !== 'notFound');
  if (failed && !failed.ok) return failed;
  const unavailable = lines.filter((line, index) => {
    const answer = answers[index];
    return !answer?.ok || cart.add(answer.value, line.quantity) !== 'added';
  });
  return { ok: true, value: { added: lines.length - unavailable.length, unavailable } };
}

const notFound: Result<never> = { ok: false, error: { kind: 'notFound' } };

import type { Api, Result } from '../api/index.ts';
import { fetchProductDetails } from '../api/products.ts';
import type { Cart } from '../cart/index.ts';
import type { Order, OrderLine } from '../entities/index.ts';

/** What became of putting an order's products into the cart again. */
export interface Reordered {
  /** How many lines are in the cart now. */
  readonly added: number;
  /** Those that can't be bought any more, and those for which the cart has no room. */
  readonly unavailable: readonly OrderLine[];
}

/**
 * Puts what was ordered into the cart again, at the prices of today. A line whose product can't be
 * asked for, as without a network, fails the whole before anything is added.
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

import { equals } from '@ponte/regional/money';
import type { CartLine } from '../entities/index.ts';
import type { CartChanges, FewerPieces, LostProduct } from './cart-status.ts';

/**
 * Merges changes that the shopper has not seen (`known`) with new ones. A price is compared with
 * the last one seen, however often it changed.
 * @returns null when everything is as last seen
 */
export function mergeChanges(
  known: CartChanges | null | undefined,
  { repriced, refused, reduced = [] }: Omit<CartChanges, 'kind'>,
): CartChanges | null {
  if (repriced.length + refused.length + reduced.length === 0) return known ?? null;
  const back = byProduct(repriced);
  const missed = known?.refused.filter(({ productId }) => !back.has(productId)) ?? [];
  const lost = byProduct([...missed, ...refused]);
  const seen = byProduct(known?.repriced ?? []);
  const prices = byProduct([...(known?.repriced ?? []), ...repriced]);
  const changed = [...prices.values()]
    .map((change) => ({ ...change, before: seen.get(change.productId)?.before ?? change.before }))
    .filter(({ productId, before, after }) => !lost.has(productId) && !equals(before, after));
  const fewer = [...byProduct([...(known?.reduced ?? []), ...reduced]).values()].filter(
    ({ productId }) => !lost.has(productId),
  );
  if (changed.length + lost.size + fewer.length === 0) return null;
  const changes = { kind: 'changed', repriced: changed, refused: [...lost.values()] } as const;
  return fewer.length > 0 ? { ...changes, reduced: fewer } : changes;
}

export function lostProduct({ productId, product }: CartLine): LostProduct {
  return { productId, name: product.name };
}

/** A line whose quantity is what is left. */
export function fewerPieces(line: CartLine): FewerPieces {
  return { ...lostProduct(line), left: line.quantity };
}

function byProduct<T extends LostProduct>(all: readonly T[]): ReadonlyMap<number, T> {
  return new Map(all.map((one) => [one.productId, one]));
}

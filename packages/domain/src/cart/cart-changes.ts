import { equals } from '@ponte/regional/money';
import type { CartLine, LossReason } from '../entities/index.ts';
import type {
  CartChanges,
  CartProductName,
  FewerPieces,
  LostProduct,
  PriceChange,
} from './cart-status.ts';

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

function nameOf({ productId, product }: CartLine): CartProductName {
  return { productId, name: product.name };
}

/** A line that the store couldn't keep. What it lacks without a reason, it doesn't sell any more. */
export function lostProduct(line: CartLine, why: LossReason = 'noLongerSold'): LostProduct {
  return { ...nameOf(line), why };
}

export function priceChange(line: CartLine, { unitPrice: after }: CartLine): PriceChange {
  return { ...nameOf(line), before: line.unitPrice, after };
}

/** A line whose quantity is what is left. */
export function fewerPieces(line: CartLine): FewerPieces {
  return { ...nameOf(line), left: line.quantity };
}

function byProduct<T extends CartProductName>(all: readonly T[]): ReadonlyMap<number, T> {
  return new Map(all.map((one) => [one.productId, one]));
}

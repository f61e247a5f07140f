import { customerListLimits } from '@ponte/contract/customer-list-limits';
import type { ProductId } from '../entities/index.ts';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import { itemsOf, parseListOf, withItems, type ListState } from '../marked-products/index.ts';
import { defineArea } from '../shop/define-area.ts';
import { followCustomer } from '../shop/follow-customer.ts';
import { isWhole, StoredState } from '../stored/index.ts';

/** In session storage. */
export const comparisonStorageKey = 'ponte.compare';

/** More columns could not be read side by side. */
export const comparedLimit = customerListLimits.comparacao;

export type CompareOutcome = 'added' | 'removed' | 'full';

const parseIds = /* @__PURE__ */ parseListOf(isWhole);

/** The products that a visitor has gathered in this tab to compare them, the first one first. */
export class Comparison {
  /** For `CustomerList`: the newest first. */
  readonly kept: StoredState<ListState<ProductId>>;

  constructor(storage: KeyValueStorage | undefined) {
    this.kept = new StoredState<ListState<ProductId>>({
      storage,
      key: comparisonStorageKey,
      parse: parseIds,
      initial: [],
    });
  }

  start(): Stop {
    return this.kept.start();
  }

  get ids(): readonly ProductId[] {
    return itemsOf(this.kept.state).toReversed();
  }

  has(id: ProductId): boolean {
    return this.ids.includes(id);
  }

  /** Adds or removes a product; beyond the limit it changes nothing. */
  toggle(id: ProductId): CompareOutcome {
    if (this.has(id)) {
      this.replace(this.ids.filter((other) => other !== id));
      return 'removed';
    }
    if (this.ids.length >= comparedLimit) return 'full';
    this.replace([...this.ids, id]);
    return 'added';
  }

  /** What an address says is compared instead of what was. */
  replace(ids: readonly ProductId[]): void {
    const items = ids.toReversed();
    this.kept.change((before) =>
      itemsOf(before).join() === items.join() ? before : withItems(before, items),
    );
  }
}

/**
 * The ids in an address, such as `12,7`: each once, at most four, what is no id left out.
 *
 * @example
 * comparedIds('12,7,12,x') // [12, 7]
 */
export function comparedIds(text: string | null): readonly ProductId[] {
  const ids = (text ?? '')
    .split(',')
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, comparedLimit);
}

/** For browsers only. */
export const comparisonOf = /* @__PURE__ */ defineArea((shop) => {
  const comparison = new Comparison(shop.options.tabStorage);
  shop.onDispose(comparison.start());
  const stopFollowing = followCustomer(shop, {
    name: 'comparacao',
    kept: comparison.kept,
    idOf: (id) => id,
    itemOf: ({ id }) => id,
  });
  shop.onDispose(stopFollowing);
  return comparison;
});

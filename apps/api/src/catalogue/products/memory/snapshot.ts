import type { Lang } from '@ponte/contract/wire';
import { LRUCache } from 'lru-cache';
import type { PriceOrder } from '../../../platform/pricing/prices.ts';
import type { OrderField, OrderStep } from '../product-query.ts';
import type { CompanionRule } from '../text/companions.ts';
import { synonymsWith, type SynonymLine, type Synonyms } from '../text/synonyms.ts';
import { membersOf, type Bits } from './bits.ts';
import type { FacetIndex } from './facet-index.ts';
import { orderBy, type Order, type Ranks } from './orders.ts';
import type { Postings } from './postings.ts';
import { Scratch } from './scratch.ts';
import { inSlices } from './slices.ts';

/** Fields sorted by rank; names per language. */
export type RankedField = 'codigo' | 'sold' | `nome ${Lang}`;

/** Orders by price; tax variants are absent where they give the same order. */
export type PriceRanks = Readonly<Partial<Record<PriceOrder, Ranks>> & { kept: Ranks }>;

export interface SortedIn {
  readonly lang: Lang;
  readonly prices: PriceOrder;
}

/** The data that decides which products a list shows, at one moment. */
export interface SnapshotData {
  readonly version: string;
  /** All product ids, ascending. Elsewhere a product is its index in this array. */
  readonly ids: Uint32Array;
  readonly inStock: Bits;
  /** Products with a public price. */
  readonly priced: Bits;
  readonly categories: ReadonlyMap<number, Uint32Array>;
  readonly departments: ReadonlyMap<number, Uint32Array>;
  readonly brands: ReadonlyMap<number, Uint32Array>;
  readonly facets: FacetIndex;
  /** Zero where the price is hidden. */
  readonly priceUsdCents: Float64Array;
  readonly taxPercents: Uint32Array;
  /** Keys of tokens in names, codes, groups, specifications and descriptions. */
  readonly words: Postings;
  /** Codes in lower case without separators. */
  readonly codes: Postings;
  /** The shop's own. */
  readonly synonyms: readonly SynonymLine[];
  readonly companions: readonly CompanionRule[];
  readonly ranks: Readonly<Record<RankedField, Ranks>>;
  readonly prices: PriceRanks;
}

/** What products belong to one each of. */
export type GroupKind = 'categories' | 'departments' | 'brands';

/** Each product's group. */
export interface GroupColumn {
  readonly ids: readonly number[];
  /** How many products each has. */
  readonly sizes: readonly number[];
  /** By product, its group's place in `ids`; their number for a product that is in none. */
  readonly of: Uint32Array;
}

export interface SnapshotParts {
  readonly data: SnapshotData;
  /** Orders that are never evicted. */
  readonly prepared: ReadonlyMap<string, Order>;
}

/** An order takes 8 bytes per product; this many are cached besides the prepared ones. */
const mostOrders = 9;

/** The catalogue in memory at one moment, with a cache of orders. */
export class Snapshot implements SnapshotParts {
  readonly data: SnapshotData;
  readonly size: number;
  readonly scratch: Scratch;
  readonly synonyms: Synonyms;
  readonly #prepared: Map<string, Order>;
  readonly #orders = new LRUCache<string, Promise<Order>>({ max: mostOrders });
  #stockRanks: Ranks | undefined;
  #pricedRanks: Ranks | undefined;
  readonly #groups = new Map<GroupKind, GroupColumn>();
  readonly #priceSteps = new Map<Ranks, Uint32Array>();

  constructor(data: SnapshotData, prepared: SnapshotParts['prepared'] = new Map()) {
    this.data = data;
    this.size = data.ids.length;
    this.scratch = new Scratch(this.size);
    this.synonyms = synonymsWith(data.synonyms);
    this.#prepared = new Map(prepared);
  }

  get prepared(): SnapshotParts['prepared'] {
    return this.#prepared;
  }

  /** Computes an order that stays cached. */
  async prepare(steps: readonly OrderStep[], shown: SortedIn): Promise<void> {
    const total = totalOrder(steps);
    const key = this.#keyOf(total, shown);
    if (this.#prepared.has(key)) return;
    this.#prepared.set(key, await inSlices(this.#sort(total, shown)));
  }

  /** All products in an order; `shown` decides which names and prices. */
  async order(steps: readonly OrderStep[], shown: SortedIn): Promise<Order> {
    const total = totalOrder(steps);
    const key = this.#keyOf(total, shown);
    const known = this.#prepared.get(key) ?? this.#orders.get(key);
    if (known) return known;
    const order = inSlices(this.#sort(total, shown));
    this.#orders.set(key, order);
    return order;
  }

  /** The groups of products, read the other way round. */
  groupsOf(kind: GroupKind): GroupColumn {
    const known = this.#groups.get(kind);
    if (known) return known;
    const groups = [...this.data[kind]];
    const of = new Uint32Array(this.size).fill(groups.length);
    for (const [index, [, members]] of groups.entries()) {
      for (const product of members) of[product] = index;
    }
    const column = {
      ids: groups.map(([id]) => id),
      sizes: groups.map(([, { length }]) => length),
      of,
    };
    this.#groups.set(kind, column);
    return column;
  }

  /** A product of each rank by price. */
  priceSteps(prices: PriceOrder): Uint32Array {
    const ranks = this.data.prices[prices] ?? this.data.prices.kept;
    const known = this.#priceSteps.get(ranks);
    if (known) return known;
    const steps = new Uint32Array(ranks.reduce((most, rank) => Math.max(most, rank + 1), 0));
    for (let product = 0; product < ranks.length; product += 1)
      steps[ranks[product] ?? 0] = product;
    this.#priceSteps.set(ranks, steps);
    return steps;
  }

  #keyOf(total: readonly OrderStep[], { lang, prices }: SortedIn): string {
    const sortedBy = (field: OrderField) => total.some((step) => step.field === field);
    const byPrice = sortedBy('valor_venda') && this.data.prices[prices] ? prices : 'kept';
    return JSON.stringify([total, sortedBy('nome') && lang, byPrice]);
  }

  #sort(total: readonly OrderStep[], shown: SortedIn) {
    const steps = total.flatMap(({ field, descending }) => {
      const ranks = this.#ranks(field, shown);
      if (!ranks) return [];
      const step = { ranks, descending };
      if (field !== 'valor_venda') return [step];
      // Products without a public price come last in both directions (decision 37).
      this.#pricedRanks ??= ranksIn(this.data.priced, this.size);
      return [{ ranks: this.#pricedRanks, descending: true }, step];
    });
    return orderBy(steps, this.size, total.at(-1)?.descending ?? true);
  }

  /** A field's ranks; undefined for the id, the final tie-breaker. */
  #ranks(field: OrderField, { lang, prices }: SortedIn): Ranks | undefined {
    switch (field) {
      case 'id':
        return undefined;
      case 'tem_estoque':
        return (this.#stockRanks ??= ranksIn(this.data.inStock, this.size));
      case 'nome':
        return this.data.ranks[`nome ${lang}`];
      case 'codigo':
      case 'sold':
        return this.data.ranks[field];
      case 'valor_venda':
        return this.data.prices[prices] ?? this.data.prices.kept;
    }
  }
}

function ranksIn(set: Bits, size: number): Ranks {
  const ranks = new Uint32Array(size);
  for (const member of membersOf(set)) ranks[member] = 1;
  return ranks;
}

/** The id, in the last step's direction, makes the order total; steps after it are redundant. */
export function totalOrder(steps: readonly OrderStep[]): readonly OrderStep[] {
  const fields = steps.map(({ field }) => field);
  const needed = steps.filter(({ field }, index) => fields.indexOf(field) === index);
  const id = needed.findIndex(({ field }) => field === 'id');
  if (id >= 0) return needed.slice(0, id + 1);
  return [...needed, { field: 'id', descending: steps.at(-1)?.descending ?? true }];
}

import type { ProductOrderField } from '@ponte/contract/products';
import type { Lang } from '@ponte/contract/wire';
import type { PriceOrder } from '../../pricing/prices.ts';
import { Recent } from '../../runtime/recent.ts';
import type { OrderStep } from '../product-query.ts';
import { membersOf, type Bits } from './bits.ts';
import { orderBy, type Order, type Ranks } from './orders.ts';
import type { Postings } from './postings.ts';
import { Scratch } from './scratch.ts';
import { inSlices } from './slices.ts';
import { StartSets } from './start-sets.ts';

/** What products are sorted by, besides their ids, stock and prices: names by language. */
export type RankedField = 'codigo' | `nome ${Lang}`;

/** Products by their prices; without the tax put on or taken off where that makes no other order. */
export type PriceRanks = Readonly<Partial<Record<PriceOrder, Ranks>> & { kept: Ranks }>;

/** What an order depends on besides its steps. */
export interface ShownIn {
  /** The language of names. */
  readonly lang: Lang;
  /** What prices are sorted by. */
  readonly prices: PriceOrder;
}

/** What of the catalogue decides which products a list shows, at one moment. */
export interface SnapshotData {
  /** Changes with the catalogue. */
  readonly version: string;
  /** The ids of all products, ascending. Elsewhere a product is its place in here. */
  readonly ids: Uint32Array;
  readonly inStock: Bits;
  /** Whose price is shown; the others are asked for. */
  readonly priced: Bits;
  /** The products of each group, by the group's id. */
  readonly categories: ReadonlyMap<number, Uint32Array>;
  readonly departments: ReadonlyMap<number, Uint32Array>;
  readonly brands: ReadonlyMap<number, Uint32Array>;
  /** The words of code, names and keywords. */
  readonly words: Postings;
  /** The words that names begin with. */
  readonly beginnings: Postings;
  /** Codes in small letters and without separators. */
  readonly codes: Postings;
  readonly ranks: Readonly<Record<RankedField, Ranks>>;
  readonly prices: PriceRanks;
}

/** What a snapshot is made of. */
export interface SnapshotParts {
  readonly data: SnapshotData;
  /** Orders that are always at hand, by their keys. */
  readonly prepared: ReadonlyMap<string, Order>;
}

/** Orders take 8 bytes a product each: so many are kept besides the prepared ones. */
const mostOrders = 9;

/** The catalogue in memory at one moment, with the orders that were asked for so far. */
export class Snapshot implements SnapshotParts {
  readonly data: SnapshotData;
  readonly size: number;
  readonly scratch: Scratch;
  /** Whose words, beginnings and codes start with a text. */
  readonly starts: Readonly<Record<'words' | 'beginnings' | 'codes', StartSets>>;
  readonly #prepared: Map<string, Order>;
  readonly #orders = new Recent<string, Promise<Order>>(mostOrders);
  #stockRanks: Ranks | undefined;
  #pricedRanks: Ranks | undefined;

  constructor(data: SnapshotData, prepared: SnapshotParts['prepared'] = new Map()) {
    this.data = data;
    this.size = data.ids.length;
    this.scratch = new Scratch(this.size);
    this.starts = {
      words: new StartSets(data.words, this.size),
      beginnings: new StartSets(data.beginnings, this.size),
      codes: new StartSets(data.codes, this.size),
    };
    this.#prepared = new Map(prepared);
  }

  get prepared(): SnapshotParts['prepared'] {
    return this.#prepared;
  }

  /** Works an order out that is always at hand from then on. */
  async prepare(steps: readonly OrderStep[], shown: ShownIn): Promise<void> {
    const total = totalOrder(steps);
    const key = this.#keyOf(total, shown);
    if (this.#prepared.has(key)) return;
    this.#prepared.set(key, await inSlices(this.#sort(total, shown)));
  }

  /** All products in an order; names and prices are those that are shown. */
  async order(steps: readonly OrderStep[], shown: ShownIn): Promise<Order> {
    const total = totalOrder(steps);
    const key = this.#keyOf(total, shown);
    const prepared = this.#prepared.get(key);
    return prepared ?? this.#orders.get(key, () => inSlices(this.#sort(total, shown)));
  }

  /** Orders with the same key are the same. */
  #keyOf(total: readonly OrderStep[], { lang, prices }: ShownIn): string {
    const sortedBy = (field: ProductOrderField) => total.some((step) => step.field === field);
    const byPrice = sortedBy('valor_venda') && this.data.prices[prices] ? prices : 'kept';
    return JSON.stringify([total, sortedBy('nome') && lang, byPrice]);
  }

  #sort(total: readonly OrderStep[], shown: ShownIn) {
    const steps = total.flatMap(({ field, descending }) => {
      const ranks = this.#ranks(field, shown);
      if (!ranks) return [];
      const step = { ranks, descending };
      if (field !== 'valor_venda') return [step];
      // Without a shown price a product comes last in both directions (decision 37).
      this.#pricedRanks ??= ranksIn(this.data.priced, this.size);
      return [{ ranks: this.#pricedRanks, descending: true }, step];
    });
    return orderBy(steps, this.size, total.at(-1)?.descending ?? true);
  }

  /** The ranks of a field; none of the id, by which products are sorted anyway. */
  #ranks(field: ProductOrderField, { lang, prices }: ShownIn): Ranks | undefined {
    switch (field) {
      case 'id':
        return undefined;
      case 'tem_estoque':
        return (this.#stockRanks ??= ranksIn(this.data.inStock, this.size));
      case 'nome':
        return this.data.ranks[`nome ${lang}`];
      case 'codigo':
        return this.data.ranks[field];
      case 'valor_venda':
        return this.data.prices[prices] ?? this.data.prices.kept;
    }
  }
}

/** Ranks by whether a product is in a set. */
function ranksIn(set: Bits, size: number): Ranks {
  const ranks = new Uint32Array(size);
  for (const member of membersOf(set)) ranks[member] = 1;
  return ranks;
}

/** The id, in the direction of the last step, makes any order total; after it nothing matters. */
function totalOrder(steps: readonly OrderStep[]): readonly OrderStep[] {
  const fields = steps.map(({ field }) => field);
  const needed = steps.filter(({ field }, index) => fields.indexOf(field) === index);
  const id = needed.findIndex(({ field }) => field === 'id');
  if (id >= 0) return needed.slice(0, id + 1);
  return [...needed, { field: 'id', descending: steps.at(-1)?.descending ?? true }];
}

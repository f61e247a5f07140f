import type { ProductOrderField } from '@ponte/contract/products';
import type { Lang } from '@ponte/contract/wire';
import { Recent } from '../../runtime/recent.ts';
import type { OrderStep } from '../product-query.ts';
import { membersOf, type Bits } from './bits.ts';
import { orderBy, type Order, type Ranks } from './orders.ts';
import type { Postings } from './postings.ts';
import { Scratch } from './scratch.ts';
import { inSlices } from './slices.ts';
import { StartSets } from './start-sets.ts';

/** What products are sorted by, besides their ids and stock: names by language. */
export type RankedField = 'valor_venda' | 'codigo' | `nome ${Lang}`;

/** What of the catalogue decides which products a list shows, at one moment. */
export interface SnapshotData {
  /** Changes with the catalogue. */
  readonly version: string;
  /** The ids of all products, ascending. Elsewhere a product is its place in here. */
  readonly ids: Uint32Array;
  readonly inStock: Bits;
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
}

/** Orders take 8 bytes a product each: the usual ones are kept, and some more. */
const mostOrders = 16;

/** The catalogue in memory at one moment, with the orders that were asked for so far. */
export class Snapshot {
  readonly data: SnapshotData;
  readonly size: number;
  readonly scratch: Scratch;
  /** Whose words, beginnings and codes start with a text. */
  readonly starts: Readonly<Record<'words' | 'beginnings' | 'codes', StartSets>>;
  readonly #orders = new Recent<string, Promise<Order>>(mostOrders);
  readonly #stockRanks: Ranks;

  constructor(data: SnapshotData) {
    this.data = data;
    this.size = data.ids.length;
    this.scratch = new Scratch(this.size);
    this.starts = {
      words: new StartSets(data.words, this.size),
      beginnings: new StartSets(data.beginnings, this.size),
      codes: new StartSets(data.codes, this.size),
    };
    this.#stockRanks = new Uint32Array(this.size);
    for (const member of membersOf(data.inStock)) this.#stockRanks[member] = 1;
  }

  /** All products in an order; names are those of the language. */
  order(steps: readonly OrderStep[], lang: Lang): Promise<Order> {
    const total = totalOrder(steps);
    const key = JSON.stringify([total, total.some(({ field }) => field === 'nome') && lang]);
    return this.#orders.get(key, () => inSlices(this.#sort(total, lang)));
  }

  #sort(total: readonly OrderStep[], lang: Lang) {
    const steps = total.flatMap(({ field, descending }) => {
      const ranks = this.#ranks(field, lang);
      return ranks ? [{ ranks, descending }] : [];
    });
    return orderBy(steps, this.size, total.at(-1)?.descending ?? true);
  }

  /** The ranks of a field; none of the id, by which products are sorted anyway. */
  #ranks(field: ProductOrderField, lang: Lang): Ranks | undefined {
    switch (field) {
      case 'id':
        return undefined;
      case 'tem_estoque':
        return this.#stockRanks;
      case 'nome':
        return this.data.ranks[`nome ${lang}`];
      case 'valor_venda':
      case 'codigo':
        return this.data.ranks[field];
    }
  }
}

/** The id, in the direction of the last step, makes any order total; after it nothing matters. */
function totalOrder(steps: readonly OrderStep[]): readonly OrderStep[] {
  const fields = steps.map(({ field }) => field);
  const needed = steps.filter(({ field }, index) => fields.indexOf(field) === index);
  const id = needed.findIndex(({ field }) => field === 'id');
  if (id >= 0) return needed.slice(0, id + 1);
  return [...needed, { field: 'id', descending: steps.at(-1)?.descending ?? true }];
}

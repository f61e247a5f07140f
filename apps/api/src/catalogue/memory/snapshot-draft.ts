import type { Lang } from '@ponte/contract/wire';
import { addBits, noBits } from './bits.ts';
import { NumberLog } from './number-log.ts';
import { ranksOf, type Ranks } from './orders.ts';
import { PostingsDraft, type Postings } from './postings.ts';
import type { Sliced } from './slices.ts';
import type { PriceRanks, SnapshotData } from './snapshot.ts';
import { plainWords } from './words.ts';

/** Products as columns: index n of each belongs to the nth product. */
export interface ProductRows {
  readonly ids: readonly number[];
  readonly codes: readonly string[];
  readonly namesPt: readonly string[];
  readonly namesEs: readonly string[];
  readonly keywords: readonly string[];
  readonly categories: readonly number[];
  readonly departments: readonly number[];
  readonly brands: readonly number[];
  /** In US cents; null when the price is hidden. */
  readonly prices: readonly (number | null)[];
  readonly taxPercents: readonly number[];
  readonly inStock: readonly boolean[];
}

/** The word numbers of a text, and the number of its first word as a beginning. */
interface KnownWords {
  readonly words: readonly number[];
  readonly beginning: number | undefined;
}

/** Products per slice. */
const productsAtOnce = 100;

/** A snapshot under construction. */
export class SnapshotDraft {
  readonly #ids = new NumberLog();
  readonly #inStock = new NumberLog();
  readonly #priced = new NumberLog();
  readonly #prices: number[] = [];
  readonly #taxPercents = new NumberLog();
  readonly #words = new PostingsDraft();
  readonly #beginnings = new PostingsDraft();
  readonly #codes = new PostingsDraft();
  readonly #categories = new Groups();
  readonly #departments = new Groups();
  readonly #brands = new Groups();
  /** Caches words of keywords and name parts, which repeat often. */
  readonly #known = new Map<string, KnownWords>();
  #idList: Uint32Array | undefined;

  get size(): number {
    return this.#ids.length;
  }

  /** Ids must be higher than all before. */
  *add(rows: ProductRows): Sliced<void> {
    for (const [index, id] of rows.ids.entries()) {
      const product = this.size;
      this.#ids.push(id);
      if (rows.inStock[index]) this.#inStock.push(product);
      const price = rows.prices[index] ?? null;
      if (price !== null) this.#priced.push(product);
      this.#prices.push(price ?? 0);
      this.#taxPercents.push(rows.taxPercents[index] ?? 0);
      this.#categories.add(rows.categories[index], product);
      this.#departments.add(rows.departments[index], product);
      this.#brands.add(rows.brands[index], product);
      this.#addWords(product, rows, index);
      if (index % productsAtOnce === 0) yield;
    }
  }

  #addWords(product: number, rows: ProductRows, index: number): void {
    const codeWords = plainWords(rows.codes[index] ?? '');
    this.#codes.add(this.#codes.numberOf(codeWords.join('')), product);
    for (const word of codeWords) this.#words.add(this.#words.numberOf(word), product);
    this.#addName(product, rows.namesPt[index] ?? '');
    this.#addName(product, rows.namesEs[index] ?? '');
    this.#add(product, this.#knownWords(rows.keywords[index] ?? ''));
  }

  #addName(product: number, name: string): void {
    let begun = false;
    for (const piece of name.split(' ')) {
      const known = this.#knownWords(piece);
      this.#add(product, known);
      if (begun || known.beginning === undefined) continue;
      this.#beginnings.add(known.beginning, product);
      begun = true;
    }
  }

  #add(product: number, { words }: KnownWords): void {
    for (const word of words) this.#words.add(word, product);
  }

  #knownWords(text: string): KnownWords {
    const known = this.#known.get(text);
    if (known) return known;
    const plain = plainWords(text);
    const [first] = plain;
    const read = {
      words: plain.map((word) => this.#words.numberOf(word)),
      beginning: first === undefined ? undefined : this.#beginnings.numberOf(first),
    };
    this.#known.set(text, read);
    return read;
  }

  productOf(id: number): number {
    this.#idList ??= this.#ids.toArray();
    let [low, high] = [0, this.#idList.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#idList[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The finished snapshot. The draft must not be used afterwards. */
  *finish(version: string, names: Record<`nome ${Lang}`, Ranks>): Sliced<SnapshotData> {
    const inStock = noBits(this.size);
    addBits(inStock, this.#inStock.toArray());
    const priced = noBits(this.size);
    addBits(priced, this.#priced.toArray());
    const codes = yield* this.#codes.finish();
    return {
      version,
      inStock,
      priced,
      ids: this.#ids.toArray(),
      categories: this.#categories.finish(),
      departments: this.#departments.finish(),
      brands: this.#brands.finish(),
      words: yield* this.#words.finish(),
      beginnings: yield* this.#beginnings.finish(),
      codes,
      ranks: {
        ...names,
        codigo: keyRanks(codes, this.size),
      },
      prices: yield* this.#priceRanks(),
    };
  }

  /** With a single tax rate, the order is the same with and without tax. */
  *#priceRanks(): Sliced<PriceRanks> {
    const percents = this.#taxPercents.toArray();
    const prices = Float64Array.from(this.#prices);
    const kept = yield* ranksOf(prices);
    if (percents.every((percent) => percent === percents[0])) return { kept };
    const factor = (product: number) => 100 + (percents[product] ?? 0);
    // Integers divided by integers this small are equal or clearly apart.
    return {
      kept,
      taxed: yield* ranksOf(prices.map((price, product) => price * factor(product))),
      untaxed: yield* ranksOf(prices.map((price, product) => price / factor(product))),
    };
  }
}

/** Codes sort as they are searched: without case and separators. */
function keyRanks({ starts, members }: Postings, size: number): Ranks {
  const ranks = new Uint32Array(size);
  for (let key = 0; key + 1 < starts.length; key += 1) {
    for (let at = starts[key] ?? 0; at < (starts[key + 1] ?? 0); at += 1) {
      ranks[members[at] ?? 0] = key;
    }
  }
  return ranks;
}

class Groups {
  readonly #members = new Map<number, NumberLog>();

  add(group: number | undefined, product: number): void {
    if (group === undefined) return;
    const known = this.#members.get(group);
    if (known) known.push(product);
    else {
      const members = new NumberLog();
      members.push(product);
      this.#members.set(group, members);
    }
  }

  finish(): ReadonlyMap<number, Uint32Array> {
    return new Map(Array.from(this.#members, ([group, log]) => [group, log.toArray()]));
  }
}

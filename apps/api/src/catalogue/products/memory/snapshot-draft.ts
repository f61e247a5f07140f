import type { Lang } from '@ponte/contract/wire';
import type { Specification } from '../../../platform/db/schema/index.ts';
import type { CompanionRule } from '../text/companions.ts';
import type { SynonymLine } from '../text/synonyms.ts';
import { codeKey, searchKeysOf } from '../text/tokens.ts';
import { addBits, noBits } from './bits.ts';
import { FacetIndexDraft } from './facet-index.ts';
import { NumberLog } from './number-log.ts';
import { ranksOf, type Ranks } from './orders.ts';
import { placeIn, placeInBoth, places } from './places.ts';
import { mostProducts, PostingsDraft, productOf, type Postings } from './postings.ts';
import type { Sliced } from './slices.ts';
import type { PriceRanks, SnapshotData } from './snapshot.ts';

/** Products as columns: index n of each belongs to the nth product. */
export interface ProductRows {
  readonly ids: readonly number[];
  readonly codes: readonly string[];
  readonly namesPt: readonly string[];
  readonly namesEs: readonly string[];
  readonly specificationsPt: readonly (readonly Specification[])[];
  readonly specificationsEs: readonly (readonly Specification[])[];
  /** HTML. */
  readonly detailsPt: readonly string[];
  readonly detailsEs: readonly string[];
  readonly categories: readonly (number | null)[];
  readonly departments: readonly (number | null)[];
  readonly brands: readonly (number | null)[];
  /** In US cents; null when the price is hidden. */
  readonly prices: readonly (number | null)[];
  readonly taxPercents: readonly number[];
  readonly inStock: readonly boolean[];
}

/** By id; a brand's name is the same in both languages. */
export type GroupNames = ReadonlyMap<number, Readonly<Record<Lang, string>>>;

/** What is known of all products before they are read. */
export interface Surroundings {
  readonly categories: GroupNames;
  readonly departments: GroupNames;
  readonly brands: GroupNames;
  /** How many pieces of a product were sold, by its id. */
  readonly sold: ReadonlyMap<number, number>;
  /** The shop's own, besides those that every shop has. */
  readonly synonyms: readonly SynonymLine[];
  readonly companions: readonly CompanionRule[];
}

/** Products per slice. */
const productsAtOnce = 20;

/** The numbers of a text's keys, for texts that repeat often. */
type KnownKeys = readonly number[];

/** The most names of groups and short specifications whose tokens are kept. */
const mostKnown = 50_000;
const longestKnown = 60;

/** A tag or a word of a description; shorter words tell little. */
const detailPart = /<[^>]*>|[a-zà-öø-ÿ]{4,}/gi;

/** The key of a word that is not searched. */
const noKey = -1;

/** A snapshot under construction. */
export class SnapshotDraft {
  readonly #surroundings: Surroundings;
  readonly #ids = new NumberLog();
  readonly #inStock = new NumberLog();
  readonly #priced = new NumberLog();
  readonly #prices: number[] = [];
  readonly #sold: number[] = [];
  readonly #taxPercents = new NumberLog();
  readonly #facets = new FacetIndexDraft();
  readonly #words = new PostingsDraft();
  readonly #codes = new PostingsDraft();
  readonly #categories = new Groups();
  readonly #departments = new Groups();
  readonly #brands = new Groups();
  readonly #known = new Map<string, KnownKeys>();
  readonly #wordKeys = new Map<string, number>();
  #idList: Uint32Array | undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  get size(): number {
    return this.#ids.length;
  }

  /**
   * Ids must be higher than all before.
   *
   * @throws RangeError when there are more products than an index has room for
   */
  *add(rows: ProductRows): Sliced<void> {
    for (const [index, id] of rows.ids.entries()) {
      const product = this.size;
      if (product === mostProducts) throw new RangeError('There are too many products to search.');
      this.#ids.push(id);
      if (rows.inStock[index]) this.#inStock.push(product);
      const price = rows.prices[index] ?? null;
      if (price !== null) this.#priced.push(product);
      this.#prices.push(price ?? 0);
      this.#sold.push(this.#surroundings.sold.get(id) ?? 0);
      this.#taxPercents.push(rows.taxPercents[index] ?? 0);
      this.#categories.add(rows.categories[index], product);
      this.#departments.add(rows.departments[index], product);
      this.#brands.add(rows.brands[index], product);
      this.#facets.add(rows.specificationsPt[index] ?? [], rows.specificationsEs[index] ?? []);
      this.#addCode(product, rows.codes[index] ?? '');
      this.#addGroups(product, rows, index);
      this.#addTexts('pt', product, {
        name: rows.namesPt[index] ?? '',
        specifications: rows.specificationsPt[index] ?? [],
        details: rows.detailsPt[index] ?? '',
      });
      this.#addTexts('es', product, {
        name: rows.namesEs[index] ?? '',
        specifications: rows.specificationsEs[index] ?? [],
        details: rows.detailsEs[index] ?? '',
      });
      if (index % productsAtOnce === 0) yield;
    }
  }

  #addCode(product: number, code: string): void {
    const place = placeInBoth(places.code);
    this.#codes.add(this.#codes.numberOf(codeKey(code)), product, place);
    this.#addAll(product, this.#keysOf(code), place);
  }

  #addGroups(product: number, { categories, departments, brands }: ProductRows, index: number) {
    const around = this.#surroundings;
    const brand = around.brands.get(brands[index] ?? 0)?.pt ?? '';
    this.#addAll(product, this.#knownKeys(brand), placeInBoth(places.brand));
    for (const group of [
      around.categories.get(categories[index] ?? 0),
      around.departments.get(departments[index] ?? 0),
    ]) {
      if (!group) continue;
      this.#addAll(product, this.#knownKeys(group.pt), placeIn('pt', places.group));
      this.#addAll(product, this.#knownKeys(group.es), placeIn('es', places.group));
    }
  }

  #addTexts(
    lang: Lang,
    product: number,
    texts: { name: string; specifications: readonly Specification[]; details: string },
  ): void {
    for (const { key, place } of searchKeysOf(texts.name)) {
      const rank = place === 0 ? places.nameFirst : place === 1 ? places.nameSecond : places.name;
      this.#words.add(this.#words.numberOf(key), product, placeIn(lang, rank));
    }
    for (const { value } of texts.specifications) {
      this.#addAll(product, this.#knownKeys(value), placeIn(lang, places.specification));
    }
    for (const [word] of texts.details.matchAll(detailPart)) {
      const key = word.startsWith('<') ? noKey : this.#keyOfWord(word);
      if (key !== noKey) this.#words.add(key, product, placeIn(lang, places.text));
    }
  }

  /** Descriptions repeat few words often: reading each text as tokens takes far longer. */
  #keyOfWord(word: string): number {
    const known = this.#wordKeys.get(word);
    if (known !== undefined) return known;
    const [key] = this.#keysOf(word);
    this.#wordKeys.set(word, key ?? noKey);
    return key ?? noKey;
  }

  #addAll(product: number, keys: KnownKeys, place: number): void {
    for (const key of keys) this.#words.add(key, product, place);
  }

  #keysOf(text: string): KnownKeys {
    return searchKeysOf(text).map(({ key }) => this.#words.numberOf(key));
  }

  #knownKeys(text: string): KnownKeys {
    const known = this.#known.get(text);
    if (known) return known;
    const keys = this.#keysOf(text);
    if (text.length <= longestKnown && this.#known.size < mostKnown) this.#known.set(text, keys);
    return keys;
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
      facets: yield* this.#facets.finish(),
      priceUsdCents: Float64Array.from(this.#prices),
      taxPercents: this.#taxPercents.toArray(),
      words: yield* this.#words.finish(),
      codes,
      synonyms: this.#surroundings.synonyms,
      companions: this.#surroundings.companions,
      ranks: {
        ...names,
        codigo: keyRanks(codes, this.size),
        sold: yield* ranksOf(Float64Array.from(this.#sold)),
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
      ranks[productOf(members[at] ?? 0)] = key;
    }
  }
  return ranks;
}

class Groups {
  readonly #members = new Map<number, NumberLog>();

  add(group: number | null | undefined, product: number): void {
    if (group === undefined || group === null) return;
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

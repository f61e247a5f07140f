import type { Lang } from '@ponte/contract/wire';
import type { Specification } from '../../../platform/db/schema/index.ts';
import { rangeOf } from '../measure-ranges.ts';
import { tooManyValues, type FacetNames } from '../offered-facets.ts';
import type { FacetValue } from '../product-index.ts';
import { facetSlug, readValue } from './facet-values.ts';
import { NumberLog } from './number-log.ts';
import type { Sliced } from './slices.ts';

export interface IndexedValue extends FacetValue {
  /** The facet's number. */
  readonly facet: number;
}

/** Which values products have, and which products values have: both ways, as columns. */
export interface FacetIndex extends FacetNames {
  readonly values: readonly IndexedValue[];
  /** Where each product's values begin in `held`, and the last one's end. */
  readonly starts: Uint32Array;
  readonly held: Uint32Array;
  /** Where each value's products begin in `holders`, and the last one's end. */
  readonly holderStarts: Uint32Array;
  readonly holders: Uint32Array;
}

/** Products per slice. */
const productsAtOnce = 2_000;

/** A facet index under construction. */
export class FacetIndexDraft {
  readonly #facets: { slug: string; names: Record<Lang, string>; values: number[] }[] = [];
  readonly #values: IndexedValue[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #slugs = new Map<string, string | undefined>();
  readonly #read = new Map<string, readonly number[]>();
  readonly #starts = new NumberLog();
  readonly #held = new NumberLog();

  /** The next product's specifications, line by line the same in both languages. */
  add(pt: readonly Specification[], es: readonly Specification[]): void {
    this.#starts.push(this.#held.length);
    const own: number[] = [];
    for (const [index, { name, value }] of pt.entries()) {
      const spanish = es[index];
      for (const number of this.#valuesOf({ name, value }, spanish ?? { name, value })) {
        if (!own.includes(number)) own.push(number);
      }
    }
    for (const number of own) this.#held.push(number);
  }

  /** The value, and the range that a measure is in. Specifications repeat often. */
  #valuesOf(pt: Specification, es: Specification): readonly number[] {
    const text = `${pt.name}\n${pt.value}`;
    const known = this.#read.get(text);
    if (known !== undefined) return known;
    const numbers = this.#newValues(pt, es);
    if (numbers.length > 0) this.#read.set(text, numbers);
    return numbers;
  }

  #newValues(pt: Specification, es: Specification): readonly number[] {
    const facetName = this.#slugOf(pt.name);
    if (facetName === undefined) return [];
    const facet = this.#facetOf(facetName, pt, es);
    if (hasTooMany(this.#facets[facet])) return [];
    const read = readValue(pt.value);
    if (!read) return [];
    const value = { ...read, names: { pt: pt.value, es: es.value } };
    return [value, rangeOf(read) ?? []].flat().map((one) => this.#numberOf(facet, one));
  }

  #numberOf(facet: number, { slug, names, size }: FacetValue): number {
    const key = `${this.#facets[facet]?.slug}:${slug}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) {
      const value = this.#values[known];
      if (value && names.pt.length < value.names.pt.length)
        this.#values[known] = { ...value, names };
      return known;
    }
    const number = this.#values.push({ facet, slug, names, size }) - 1;
    this.#facets[facet]?.values.push(number);
    this.#numbers.set(key, number);
    return number;
  }

  #slugOf(name: string): string | undefined {
    if (!this.#slugs.has(name)) this.#slugs.set(name, facetSlug(name));
    return this.#slugs.get(name);
  }

  #facetOf(slug: string, pt: Specification, es: Specification): number {
    const known = this.#numbers.get(slug);
    if (known !== undefined) return known;
    const number = this.#facets.push({ slug, names: { pt: pt.name, es: es.name }, values: [] }) - 1;
    this.#numbers.set(slug, number);
    return number;
  }

  /** The finished index. The draft must not be used afterwards. */
  *finish(): Sliced<FacetIndex> {
    this.#starts.push(this.#held.length);
    const starts = this.#starts.toArray();
    const held = this.#held.toArray();
    const holderStarts = new Uint32Array(this.#values.length + 1);
    for (const value of held) holderStarts[value + 1] = (holderStarts[value + 1] ?? 0) + 1;
    for (let value = 1; value < holderStarts.length; value += 1) {
      holderStarts[value] = (holderStarts[value] ?? 0) + (holderStarts[value - 1] ?? 0);
    }
    const next = holderStarts.slice();
    const holders = new Uint32Array(held.length);
    for (let product = 0; product + 1 < starts.length; product += 1) {
      for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at += 1) {
        const value = held[at] ?? 0;
        holders[next[value] ?? 0] = product;
        next[value] = (next[value] ?? 0) + 1;
      }
      if (product % productsAtOnce === 0) yield;
    }
    const facets = this.#facets.map((facet) =>
      hasTooMany(facet) ? { ...facet, values: [] } : facet,
    );
    return { facets, values: this.#values, starts, held, holderStarts, holders };
  }
}

function hasTooMany(facet: { readonly values: readonly number[] } | undefined): boolean {
  return facet !== undefined && facet.values.length >= tooManyValues;
}

/** The products that have a value, ascending. */
export function holdersOf({ holderStarts, holders }: FacetIndex, value: number): Uint32Array {
  return holders.subarray(holderStarts[value], holderStarts[value + 1]);
}

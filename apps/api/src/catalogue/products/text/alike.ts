/** How alike two products of a department are: in kind, size and price, of whatever brand. */
import type { Specification } from '../../../platform/db/schema/index.ts';
import { tokensOf } from './tokens.ts';
import { baseMeasure } from './units.ts';

export interface Goods {
  readonly name: string;
  readonly brand: string;
  readonly specifications: readonly Specification[];
  /** In any unit that both products have; null when it is hidden. */
  readonly price: number | null;
}

/** Values by unit, in the first unit of each quantity. */
type Measures = ReadonlyMap<string, readonly number[]>;

/** What of a product is compared. */
export interface Traits {
  /** The words of its name, the brand's left out. */
  readonly words: readonly string[];
  readonly measures: Measures;
  /** Specifications by name, as their texts: their measures are read where two products differ. */
  readonly facts: ReadonlyMap<string, string>;
  readonly price: number | null;
}

export function traitsOf({ name, brand, specifications, price }: Goods): Traits {
  const brandWords = new Set(tokensOf(brand).map(({ key }) => key));
  const words = tokensOf(name).flatMap(({ kind, key }) => (kind === 'word' ? [key] : []));
  return {
    words: [...new Set(words)].filter((word) => !brandWords.has(word)),
    measures: measuresIn(name),
    facts: new Map(
      specifications.filter(({ value }) => value !== brand).map((one) => [one.name, one.value]),
    ),
    price,
  };
}

/** What each part counts; parts that are not known of both are left out. */
const weights = { kind: 4, size: 4, price: 2 };

/** From 0, for another kind of thing, to 1. */
export function likeness(one: Traits, other: Traits): number {
  const kind = likeKind(one.words, other.words);
  if (kind === 0) return 0;
  const parts = [
    { weight: weights.kind, value: kind },
    { weight: weights.size, value: likeSize(one, other) },
    { weight: weights.price, value: likePrice(one.price, other.price) },
  ];
  let [sum, weight] = [0, 0];
  for (const part of parts) {
    if (part.value === undefined) continue;
    sum += part.weight * part.value;
    weight += part.weight;
  }
  return sum / weight;
}

/**
 * The share of words in common, the first ones counting most: they say what it is, the last what it
 * has besides. 0 when the very first differs.
 */
function likeKind(one: readonly string[], other: readonly string[]): number {
  if (one[0] !== other[0]) return 0;
  let [common, all] = [0, 0];
  for (const word of new Set([...one, ...other])) {
    const [a, b] = [wordWeight(one, word), wordWeight(other, word)];
    common += Math.min(a, b);
    all += Math.max(a, b);
  }
  return common / all;
}

function wordWeight(words: readonly string[], word: string): number {
  const at = words.indexOf(word);
  return at < 0 ? 0 : 1 / (at + 1);
}

function likeSize(one: Traits, other: Traits): number | undefined {
  const units = new Set([...one.measures.keys(), ...other.measures.keys()]);
  const named = Array.from(units, (unit) => likeMeasures(unit, one.measures, other.measures));
  const facts = Array.from(one.facts).flatMap(([name, fact]) => {
    const same = other.facts.get(name);
    return same === undefined ? [] : [likeFact(fact, same)];
  });
  const parts = [named, facts].filter((values) => values.length > 0).map(average);
  return parts.length === 0 ? undefined : average(parts);
}

function likeFact(one: string, other: string): number {
  if (one === other) return 1;
  const [own, others] = [measuresIn(one), measuresIn(other)];
  const units = Array.from(own.keys()).filter((unit) => others.has(unit));
  if (units.length === 0) return 0;
  return average(units.map((unit) => likeMeasures(unit, own, others)));
}

/** A voltage fits or doesn't: 12 V are no smaller 20 V. */
const exact = 'v';

function likeMeasures(unit: string, one: Measures, other: Measures): number {
  const near = nearness(one.get(unit) ?? [], other.get(unit) ?? []);
  return unit === exact ? Math.floor(near) : near;
}

function likePrice(one: number | null, other: number | null): number | undefined {
  return one === null || other === null ? undefined : ratio(one, other);
}

/** How near values are, the smallest to the smallest; 0 for those that only one has. */
function nearness(one: readonly number[], other: readonly number[]): number {
  const count = Math.max(one.length, other.length);
  return average(
    Array.from({ length: count }, (_, at) => ratio(one[at] ?? 0, other[at] ?? Number.MAX_VALUE)),
  );
}

function ratio(one: number, other: number): number {
  return one === other ? 1 : Math.min(one, other) / Math.max(one, other);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function measuresIn(text: string): Measures {
  const measures = new Map<string, number[]>();
  for (const { kind, key } of tokensOf(text)) {
    if (kind !== 'measure') continue;
    const { unit, value } = baseMeasure(key);
    measures.set(unit, [...(measures.get(unit) ?? []), value]);
  }
  for (const [unit, values] of measures)
    measures.set(
      unit,
      values.toSorted((a, b) => a - b),
    );
  return measures;
}

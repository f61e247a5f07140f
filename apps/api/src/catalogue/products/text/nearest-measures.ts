/** Which measures come nearest to one that no goods have. */
import { turned } from './dimensions.ts';
import type { Sought } from './query.ts';
import { baseMeasure, valueOf } from './units.ts';

/** The largest ratio at which two sizes are near: 20 mm is near 10 mm, 50 mm is not. */
const mostTimes = 3;

/** A measure as it is compared. */
interface Size {
  /** The first unit of its quantity; undefined for numbers without one. */
  readonly unit: string | undefined;
  readonly values: readonly number[];
}

/** A catalogue's key that begins with a number, read once. */
export interface KnownMeasure {
  readonly key: string;
  readonly written: readonly number[];
  readonly size: Size;
}

/** Measures among a catalogue's keys; single numbers without a unit are mostly parts of codes. */
export function knownMeasures(keys: Iterable<string>): readonly KnownMeasure[] {
  const known: KnownMeasure[] = [];
  for (const key of keys) {
    if (!/^\d/.test(key) || !/[ x]/.test(key)) continue;
    known.push({ key, written: valuesOf(key), size: sizeOf(key) });
  }
  return known;
}

/** How many distances count at most, of all measures that a search lacks: the nearest has the highest level. */
export const mostLevels = 30;

/** The measures near to a part of a search, the nearest first, those of equal distance together. */
export function nearestMeasures(
  sought: Sought,
  known: readonly KnownMeasure[],
): readonly (readonly string[])[] {
  const asked = askedSizes(sought);
  const byDistance = new Map<number, string[]>();
  for (const { key, written, size } of known) {
    let nearest = Infinity;
    for (const { unit, values } of asked) {
      if (unit !== undefined && unit !== size.unit) continue;
      nearest = Math.min(nearest, distanceOf(values, unit === undefined ? written : size.values));
    }
    if (nearest === Infinity) continue;
    const distance = Math.round(nearest * 1000);
    const keys = byDistance.get(distance);
    if (keys) keys.push(key);
    else byDistance.set(distance, [key]);
  }
  return [...byDistance.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, keys]) => keys);
}

/** Dimensions are meant in either order, and a fraction without a unit is one of an inch. */
function askedSizes({ dimensions, tokens: [first] }: Sought): readonly Size[] {
  if (dimensions !== undefined) return [dimensions, turned(dimensions)].map(sizeOf);
  const key = first?.key ?? '';
  return [sizeOf(/^[\d+]*\/\d+$/.test(key) ? `${key} in` : key)];
}

const mostRatio = Math.log(mostTimes);

/** How often one is the other, as logarithms: 5 is as far from 10 as 20 is. */
function distanceOf(some: readonly number[], others: readonly number[]): number {
  if (some.length !== others.length) return Infinity;
  let sum = 0;
  for (let at = 0; at < some.length; at += 1) {
    const ratio = Math.abs(Math.log((some[at] ?? 0) / (others[at] ?? 0)));
    // A value of 0 is near to none.
    if (!(ratio <= mostRatio)) return Infinity;
    sum += ratio;
  }
  return sum;
}

/** The values as they are written. */
function valuesOf(key: string): readonly number[] {
  return (key.split(' ')[0] ?? '').split('x').map(valueOf);
}

function sizeOf(key: string): Size {
  const [values = '', unit] = key.split(' ');
  if (unit === undefined || unit.includes(',')) return { unit, values: valuesOf(key) };
  const bases = values.split('x').map((value) => baseMeasure(`${value} ${unit}`));
  return { unit: bases[0]?.unit, values: bases.map(({ value }) => value) };
}

/** Which measures come nearest to one that no goods have. */
import { turned } from './dimensions.ts';
import type { Sought } from './query.ts';
import { baseMeasure, valueOf } from './units.ts';

/** More is another size altogether: 20 mm are near to 10, but 50 are not. */
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

/** The level of the measures that come nearest. */
export const mostNear = 30;

/** Keys of measures of equal distance, and their level: the nearer, the higher, and at least 1. */
export type NearStep = readonly [keys: readonly string[], level: number];

/**
 * The measures nearest to a part of a search, the nearest first.
 * @param shares how many parts of the search share the levels
 */
export function nearestSteps(
  sought: Sought,
  known: readonly KnownMeasure[],
  shares: number,
): readonly NearStep[] {
  const most = Math.floor(mostNear / shares);
  return nearestMeasures(sought, known)
    .slice(0, most)
    .map((keys, at) => [keys, most - at]);
}

/** Keys by their distance from a part of a search, those of equal distance together. */
function nearestMeasures(
  sought: Sought,
  known: readonly KnownMeasure[],
): readonly (readonly string[])[] {
  const [first] = sought.tokens;
  const key = sought.dimensions ?? first?.key ?? '';
  // A fraction without a unit is one of an inch.
  const asked = [key, turned(key)].map((one) =>
    sizeOf(/^[\d+]*\/\d+$/.test(one) ? `${one} in` : one),
  );
  const byDistance = new Map<number, string[]>();
  for (const { key, written, size } of known) {
    const distance = Math.min(
      ...asked.map((one) =>
        one.unit === undefined
          ? distanceOf(one.values, written)
          : one.unit === size.unit
            ? distanceOf(one.values, size.values)
            : Infinity,
      ),
    );
    if (distance === Infinity) continue;
    const rounded = Math.round(distance * 1000);
    byDistance.set(rounded, [...(byDistance.get(rounded) ?? []), key]);
  }
  return [...byDistance.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, keys]) => keys);
}

/** How often one is the other, as logarithms: 5 is as far from 10 as 20 is. */
function distanceOf(some: readonly number[], others: readonly number[]): number {
  if (some.length !== others.length) return Infinity;
  const each = some.map((value, at) => Math.abs(Math.log(value / (others[at] ?? 0))));
  return each.every((one) => one <= Math.log(mostTimes))
    ? each.reduce((sum, one) => sum + one, 0)
    : Infinity;
}

/** The values as they are written. */
function valuesOf(key: string): readonly number[] {
  return (key.split(' ')[0] ?? '').split('x').map(valueOf);
}

function sizeOf(key: string): Size {
  const [values = '', unit] = key.split(' ');
  if (unit === undefined) return { unit, values: valuesOf(key) };
  if (unit.includes(',')) return { unit, values: valuesOf(key) };
  const bases = values.split('x').map((value) => baseMeasure(`${value} ${unit}`));
  return { unit: bases[0]?.unit, values: bases.map(({ value }) => value) };
}

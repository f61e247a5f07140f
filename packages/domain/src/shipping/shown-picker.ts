import type { ApiError } from '../api/index.ts';
import type { PickupPoint, DeliveryOption } from '../entities/index.ts';
import type { Locale } from '../region/index.ts';
import type { OfferedShipping } from './shipping-state.ts';

/** The separate list of pickup points as shown. */
export interface ShownPicker {
  readonly status: 'loading' | 'failed' | 'open';
  readonly error: ApiError | null;
  /** Sorted. */
  readonly states: readonly string[];
  readonly stateName: string | null;
  /** Of the chosen state, sorted. */
  readonly cities: readonly string[];
  readonly cityName: string | null;
  /** Of the chosen city, without those that options already offer. */
  readonly points: readonly PickupPoint[];
}

/** Null while closed. */
export function shownPicker(
  { picker, points: all, options }: OfferedShipping,
  locale: Locale,
): ShownPicker | null {
  const points = pointsElsewhere(all, options);
  if (picker.status === 'closed') return null;
  const { stateName = null, cityName = null } = picker.status === 'open' ? picker : {};
  return {
    status: picker.status,
    error: picker.status === 'failed' ? picker.error : null,
    states: statesOfPoints(points, locale),
    stateName,
    cities: citiesOfPoints(points, stateName, locale),
    cityName,
    points: pointsIn(points, stateName, cityName),
  };
}

/** Points that no option already offers. */
export function pointsElsewhere(
  points: readonly PickupPoint[] | null,
  options: readonly DeliveryOption[],
): readonly PickupPoint[] {
  const offered = new Set(options.flatMap((option) => option.points.map(({ id }) => id)));
  return (points ?? []).filter(({ id }) => !offered.has(id));
}

/** States with points, sorted in the alphabet of `locale`. */
export function statesOfPoints(points: readonly PickupPoint[], locale: string): readonly string[] {
  return namesOf(
    points.map(({ state }) => state.name),
    locale,
  );
}

/** A state's cities with points, sorted; empty without a state. */
export function citiesOfPoints(
  points: readonly PickupPoint[],
  stateName: string | null,
  locale: string,
): readonly string[] {
  const here = points.filter(({ state }) => state.name === stateName);
  return namesOf(
    here.map(({ city }) => city.name),
    locale,
  );
}

export function pointsIn(
  points: readonly PickupPoint[],
  stateName: string | null,
  cityName: string | null,
): readonly PickupPoint[] {
  return points.filter(({ state, city }) => state.name === stateName && city.name === cityName);
}

function namesOf(names: readonly string[], locale: string): readonly string[] {
  return [...new Set(names)].sort(new Intl.Collator(locale).compare);
}

/** The single element of a list, or null. */
export function onlyOf<T>(list: readonly T[]): T | null {
  return list.length === 1 ? (list[0] ?? null) : null;
}

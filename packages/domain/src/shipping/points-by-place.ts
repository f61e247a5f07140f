import type { DeliveryOption, PickupPoint } from '../entities/index.ts';

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

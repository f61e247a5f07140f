import type { ApiError } from '../api/index.ts';
import type { PickupPoint } from '../entities/index.ts';
import type { Locale } from '../region/index.ts';
import { citiesOfPoints, pointsElsewhere, pointsIn, statesOfPoints } from './points-by-place.ts';
import type { OfferedShipping } from './shipping-state.ts';

/** The separate list of pickup points as it is shown. */
export interface ShownPicker {
  readonly status: 'loading' | 'failed' | 'open';
  readonly error: ApiError | null;
  /** By name, sorted. */
  readonly states: readonly string[];
  readonly stateName: string | null;
  /** Those of the chosen state, sorted. */
  readonly cities: readonly string[];
  readonly cityName: string | null;
  /** Those of the chosen city that no way offers already; empty: there is none, or no city is chosen. */
  readonly points: readonly PickupPoint[];
}

/** The list as it is shown, by place; null while it is closed. */
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

import type { ApiError } from '../api/index.ts';
import type { PickupPoint } from '../entities/index.ts';
import type { Locale } from '../region/index.ts';
import { citiesOfPoints, pointsElsewhere, pointsIn, statesOfPoints } from './points-by-place.ts';
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

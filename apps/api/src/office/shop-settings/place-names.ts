/** Departments and cities of Paraguay by their names, in any case and with or without accents. */
import { loadCities, statesOf } from '@ponte/regional/places';

interface Place {
  readonly id: number;
  readonly name: string;
}

/** The place that a name means, or else the one whose name is nearest to it. */
export type FoundPlace =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly nearest: string };

const departments: readonly Place[] = statesOf('PY');
const cities = await loadCities('PY');

export function findDepartment(name: string): FoundPlace {
  return find(departments, name);
}

/** @param stateId of the department in which it is; anywhere in Paraguay when undefined */
export function findCity(name: string, stateId: number | undefined): FoundPlace {
  const here = stateId === undefined ? [] : cities.ofState(stateId);
  return find(here.length > 0 ? here : cities.cities, name);
}

/** The name by which a department is found, or its id where there is none. */
export function nameOfDepartment(id: number): string | number {
  return departments.find((department) => department.id === id)?.name ?? id;
}

/** The name by which a city is found, or its id where another one, or none, would be. */
export function nameOfCity(id: number, stateId: number): string | number {
  const name = cityName(id);
  const found = name === undefined ? undefined : findCity(name, stateId);
  return name !== undefined && found?.ok && found.id === id ? name : id;
}

/** For what people read; undefined for an unknown id. */
export function cityName(id: number): string | undefined {
  return cities.byId(id)?.name;
}

function find(places: readonly Place[], name: string): FoundPlace {
  const wanted = folded(name);
  const same = places.find((place) => folded(place.name) === wanted);
  if (same) return { ok: true, id: same.id };
  const [nearest] = places
    .map((place) => ({ name: place.name, distance: distanceOf(folded(place.name), wanted) }))
    .toSorted((one, other) => one.distance - other.distance);
  return { ok: false, nearest: nearest?.name ?? '' };
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);

/** Levenshtein's: how many letters have to be put in, taken away or changed. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [index, otherLetter] of Array.from(other).entries()) {
      const kept = (row[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(kept, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

import { decodeCities, type PackedCities } from './decode.ts';
import { createCityDirectory, type CityDirectory } from './directory.ts';
import type { PlaceCountry } from './states.ts';

const loaders: Readonly<Record<PlaceCountry, () => Promise<PackedCities>>> = {
  BR: async () => (await import('./data/brazil.ts')).brazil,
  PY: async () => (await import('./data/paraguay.ts')).paraguay,
};

const loaded = new Map<string, Promise<CityDirectory>>();

/**
 * Loads a country's cities, a separate chunk; cached. A failed load is not cached.
 * @example const cities = await loadCities('PY'); cities.search('encarnacion')
 */
export function loadCities(country: PlaceCountry): Promise<CityDirectory> {
  return load(country, [country]);
}

export function loadAllCities(): Promise<CityDirectory> {
  return load('all', ['BR', 'PY']);
}

function load(key: string, countries: readonly PlaceCountry[]): Promise<CityDirectory> {
  const known = loaded.get(key);
  if (known) return known;

  const loading = Promise.all(countries.map((country) => loaders[country]())).then((packed) =>
    createCityDirectory(packed.flatMap(decodeCities)),
  );
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

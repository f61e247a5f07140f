import {
  loadCities,
  stateById,
  statesOf,
  type City,
  type CityDirectory,
  type PlaceCountry,
  type State,
} from '@ponte/regional/places';
import { makeAutoObservable, observableRef } from 'mobx';
import { defineArea } from '../shop/index.ts';

export type PlacesStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** States and cities for selects. A country's cities are a separate chunk, loaded on demand. */
export class Places {
  private directories: ReadonlyMap<PlaceCountry, CityDirectory> = new Map();
  private statuses: ReadonlyMap<PlaceCountry, PlacesStatus> = new Map();
  readonly #loadCities: typeof loadCities;

  constructor(load = loadCities) {
    this.#loadCities = load;
    makeAutoObservable<this, 'directories' | 'statuses'>(this, {
      directories: observableRef,
      statuses: observableRef,
    });
  }

  statesOf(country: PlaceCountry): readonly State[] {
    return statesOf(country);
  }

  status(country: PlaceCountry): PlacesStatus {
    return this.statuses.get(country) ?? 'idle';
  }

  /** Loads a country's cities once; again after a failure. */
  async load(country: PlaceCountry): Promise<void> {
    const status = this.status(country);
    if (status === 'loading' || status === 'ready') return;
    this.become(country, 'loading');
    try {
      this.add(country, await this.#loadCities(country));
    } catch {
      this.become(country, 'failed');
    }
  }

  /** Sorted by name; empty until loaded. */
  citiesOf(stateId: number): readonly City[] {
    const country = stateById(stateId)?.country;
    return (country && this.directories.get(country)?.ofState(stateId)) ?? [];
  }

  cityName(cityId: number): string | undefined {
    for (const directory of this.directories.values()) {
      const city = directory.byId(cityId);
      if (city) return city.name;
    }
    return undefined;
  }

  private add(country: PlaceCountry, directory: CityDirectory): void {
    this.directories = new Map(this.directories).set(country, directory);
    this.become(country, 'ready');
  }

  private become(country: PlaceCountry, status: PlacesStatus): void {
    this.statuses = new Map(this.statuses).set(country, status);
  }
}

export const placesOf = /* @__PURE__ */ defineArea(() => new Places());

export type { City, PlaceCountry, State } from '@ponte/regional/places';
export { PostalCodeLookup, type ChosenPlace, type PostalCodeState } from './postal-code-lookup.ts';

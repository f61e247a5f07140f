import { loadCities, statesOf, type City, type State } from '@ponte/regional/places';
import { makeAutoObservable, observableRef } from 'mobx';

/** The state and city to calculate for while there is no saved address. */
export interface LocationState {
  readonly stateId: number;
  /** Null after the state changed. */
  readonly cityId: number | null;
  /** Sorted; null while loading. */
  readonly cities: readonly City[] | null;
}

/** Chooses a state and a city of Paraguay: changing the state clears the city (accounts.md §4). */
export class Location {
  state: LocationState | null = null;
  /** Whether the cities failed to load. */
  failed = false;

  constructor() {
    makeAutoObservable(this, { state: observableRef });
  }

  get states(): readonly State[] {
    return statesOf('PY');
  }

  /** Starts with an earlier choice, or the first state and its first city. */
  async begin(stateId: number | null, cityId: number | null): Promise<number | null> {
    const state = this.states.find(({ id }) => id === stateId) ?? this.states[0];
    if (!state) return null;
    const cities = await this.#load(state.id);
    const city = cities?.find(({ id }) => id === cityId) ?? cities?.[0];
    if (city) this.chooseCity(city.id);
    return city?.id ?? null;
  }

  /** The city is still to be chosen. */
  async chooseState(stateId: number): Promise<void> {
    await this.#load(stateId);
  }

  chooseCity(cityId: number): void {
    if (this.state) this.become({ ...this.state, cityId });
  }

  async #load(stateId: number): Promise<readonly City[] | undefined> {
    this.become({ stateId, cityId: null, cities: null });
    const cities = await loadCities('PY').then(
      (directory) => directory.ofState(stateId),
      () => undefined,
    );
    // Another state was chosen meanwhile.
    if (this.state?.stateId !== stateId) return undefined;
    this.become({ stateId, cityId: null, cities: cities ?? null }, cities === undefined);
    return cities;
  }

  private become(state: LocationState, failed = false): void {
    this.state = state;
    this.failed = failed;
  }
}

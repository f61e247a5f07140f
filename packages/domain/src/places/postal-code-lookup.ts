import { parseCep } from '@ponte/regional/postal';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Api, Result } from '../api/index.ts';
import { fetchCityByCode, fetchPostalAddress } from '../api/places.ts';

/** A place with an id of the store, as a select holds it. */
export interface ChosenPlace {
  readonly id: number;
  readonly name: string;
}

/** What a Brazilian postal code led to (accounts.md §2). */
export type PostalCodeState =
  | { readonly status: 'idle' }
  | { readonly status: 'looking'; readonly postalCode: string }
  /** Street and district are empty where a code stands for a whole city. */
  | {
      readonly status: 'found';
      readonly postalCode: string;
      readonly street: string;
      readonly district: string;
      readonly city: ChosenPlace;
      readonly state: ChosenPlace;
    }
  /** State and city are to be chosen: the code is unknown, its city is, or the service is away. */
  | {
      readonly status: 'manual';
      readonly postalCode: string;
      readonly street: string;
      readonly district: string;
    };

const idle: PostalCodeState = { status: 'idle' };

/**
 * Fills in an address by its postal code, asked for once for each code. A late answer, to a code
 * that is not the present one any more, is dropped.
 */
export class PostalCodeLookup {
  state: PostalCodeState = idle;
  readonly #api: Api;
  #controller: AbortController | undefined;

  constructor(api: Api) {
    this.#api = api;
    makeObservable(this, { state: observableRef });
  }

  /**
   * Looks up a code as it was typed, when its field is left; nothing happens before it has its
   * eight digits, nor twice for the same code. Resolves with what it came to.
   */
  async lookUp(text: string): Promise<PostalCodeState> {
    const parsed = parseCep(text);
    if (!parsed.ok) return this.reset();
    const postalCode = parsed.cep;
    if (this.state.status !== 'idle' && this.state.postalCode === postalCode) return this.state;
    this.#controller?.abort();
    const controller = new AbortController();
    this.#controller = controller;
    this.#become({ status: 'looking', postalCode });
    const found = await this.#find(postalCode, controller.signal);
    return controller.signal.aborted ? this.state : this.#become(found);
  }

  /** Forgets what was looked up, as for another form. */
  reset(): PostalCodeState {
    this.#controller?.abort();
    return this.#become(idle);
  }

  async #find(postalCode: string, signal: AbortSignal): Promise<PostalCodeState> {
    const answer = await fetchPostalAddress(this.#api, postalCode, { signal });
    const address = valueOf(answer);
    const { street = '', district = '' } = address ?? {};
    const manual = { status: 'manual', postalCode, street, district } as const;
    if (!address?.cityCode) return manual;
    const city = valueOf(await fetchCityByCode(this.#api, address.cityCode, { signal }));
    if (!city || city.state.id === null) return manual;
    const state = { id: city.state.id, name: city.state.name };
    return { ...manual, status: 'found', city: { id: city.id, name: city.name }, state };
  }

  #become(state: PostalCodeState): PostalCodeState {
    runInAction(() => {
      this.state = state;
    });
    return state;
  }
}

function valueOf<T>(result: Result<T>): T | null {
  return result.ok ? result.value : null;
}

import { parseCep } from '@ponte/regional/postal';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api, Result } from '../api/index.ts';

/** A place with the store's id, as selects hold it. */
export interface ChosenPlace {
  readonly id: number;
  readonly name: string;
}

/** The result of a look-up (accounts.md §2). */
export type PostalCodeState =
  | { readonly status: 'idle' }
  | { readonly status: 'looking'; readonly postalCode: string }
  /** Street and district are empty for a code that covers a whole city. */
  | {
      readonly status: 'found';
      readonly postalCode: string;
      readonly street: string;
      readonly district: string;
      readonly city: ChosenPlace;
      readonly state: ChosenPlace;
    }
  /** State and city have to be chosen: code or city are unknown, or the service is unavailable. */
  | {
      readonly status: 'manual';
      readonly postalCode: string;
      readonly street: string;
      readonly district: string;
    };

const idle: PostalCodeState = { status: 'idle' };

/** Looks up an address by its postal code, once per code. Late answers are dropped. */
export class PostalCodeLookup {
  state: PostalCodeState = idle;
  readonly #api: Api;
  #controller: AbortController | undefined;

  constructor(api: Api) {
    this.#api = api;
    makeAutoObservable(this, { state: observableRef });
  }

  /**
   * Looks up a typed code when its field is left; only complete codes, and each once. Resolves with
   * the result.
   */
  async lookUp(text: string): Promise<PostalCodeState> {
    const parsed = parseCep(text);
    if (!parsed.ok) return this.reset();
    const postalCode = parsed.cep;
    if (this.state.status !== 'idle' && this.state.postalCode === postalCode) return this.state;
    this.#controller?.abort();
    const controller = new AbortController();
    this.#controller = controller;
    this.become({ status: 'looking', postalCode });
    const found = await this.#find(postalCode, controller.signal);
    return controller.signal.aborted ? this.state : this.become(found);
  }

  /** Resets, for example for another form. */
  reset(): PostalCodeState {
    this.#controller?.abort();
    return this.become(idle);
  }

  async #find(postalCode: string, signal: AbortSignal): Promise<PostalCodeState> {
    const answer = await this.#api.call('lookUpPostalCode', { postalCode, signal });
    const address = valueOf(answer);
    const { street = '', district = '' } = address ?? {};
    const manual = { status: 'manual', postalCode, street, district } as const;
    if (!address?.cityCode) return manual;
    const city = valueOf(
      await this.#api.call('findCityByCode', { code: address.cityCode, signal }),
    );
    if (!city || city.state.id === null) return manual;
    const state = { id: city.state.id, name: city.state.name };
    return { ...manual, status: 'found', city: { id: city.id, name: city.name }, state };
  }

  private become(state: PostalCodeState): PostalCodeState {
    this.state = state;
    return state;
  }
}

function valueOf<T>(result: Result<T>): T | null {
  return result.ok ? result.value : null;
}

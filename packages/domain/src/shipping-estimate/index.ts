import { compareStructural, computed, makeObservable, reaction } from 'mobx';
import { accountOf, type Account } from '../account/index.ts';
import type { Api, ApiError } from '../api/index.ts';
import type { DeliveryEstimate } from '../entities/index.ts';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import type { Key, Resource, Resources } from '../resource/index.ts';
import { deliveryCountryId as countryId } from '../shipping/destination.ts';
import { defineArea } from '../shop/index.ts';
import { isNullOr, isRecordOf, isWhole, parseStored, StoredState } from '../stored/index.ts';

export interface EstimatePlace {
  /** Null until chosen. */
  readonly stateId: number | null;
  /** Null until chosen. */
  readonly cityId: number | null;
}

export const nowhere: EstimatePlace = { stateId: null, cityId: null };

/** In local storage: a city, and nothing more precise. */
export const placeStorageKey = 'ponte.shipping-place';

const isPlace = /* @__PURE__ */ isRecordOf<EstimatePlace>({
  stateId: /* @__PURE__ */ isNullOr(isWhole),
  cityId: /* @__PURE__ */ isNullOr(isWhole),
});

/** Null when invalid. */
export function parsePlace(text: string): EstimatePlace | null {
  return parseStored(isPlace, text);
}

/** Stale after this. */
const freshMs = 60_000;

export type EstimateView =
  /** No city is chosen yet. */
  | { readonly status: 'choosing' }
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly options: readonly DeliveryEstimate[] }
  /** The store calculates delivery only at the checkout. */
  | { readonly status: 'later' }
  | { readonly status: 'failed'; readonly error: ApiError };

export interface EstimateOptions {
  readonly api: Api;
  readonly resources: Resources;
  readonly storage: KeyValueStorage | undefined;
  /** Undefined for an anonymous visitor. */
  readonly account: () => Account | undefined;
}

/**
 * Delivery options of one product, before there is a cart. The place is the last one chosen in this
 * browser, else the customer's main address.
 */
export class ShippingEstimate {
  readonly #api: Api;
  readonly #account: () => Account | undefined;
  readonly #kept: StoredState<EstimatePlace>;
  readonly #ways: Resource<readonly DeliveryEstimate[]>;

  constructor({ api, resources, storage, account }: EstimateOptions) {
    this.#api = api;
    this.#account = account;
    this.#ways = resources.create('shipping-estimate', { freshMs });
    this.#kept = new StoredState<EstimatePlace>({
      storage,
      key: placeStorageKey,
      parse: parsePlace,
      initial: nowhere,
    });
    makeObservable(this, { place: computed });
  }

  /**
   * Estimates for a product until stopped: at once if a city is known, and when another is chosen.
   * @param slug the product's slug or id
   */
  watch(slug: string): Stop {
    const stops = [
      this.#kept.start(),
      reaction(this.#account, (account) => void account?.load(), { fireImmediately: true }),
      reaction(
        () => this.#keyOf(slug),
        () => void this.#load(slug),
        { fireImmediately: true, equals: compareStructural },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get place(): EstimatePlace {
    const { state } = this.#kept;
    return state.stateId === null ? this.#mainAddress : state;
  }

  /** Changes the state; its city is still to be chosen. Null: none. */
  chooseState(stateId: number | null): void {
    this.#kept.change(() => ({ stateId, cityId: null }));
  }

  /** Estimates for a city of the chosen state. Null: none. */
  chooseCity(cityId: number | null): void {
    const { stateId } = this.place;
    this.#kept.change(() => ({ stateId, cityId }));
  }

  view(slug: string): EstimateView {
    const key = this.#keyOf(slug);
    if (key === null) return { status: 'choosing' };
    const { data, error } = this.#ways.of(key);
    if (data) return { status: 'shown', options: data };
    if (!error) return { status: 'loading' };
    return error.kind === 'notFound' ? { status: 'later' } : { status: 'failed', error };
  }

  /** Retries after a failure, with all automatic retries available. */
  retry(slug: string): void {
    void this.#load(slug, true);
  }

  get #mainAddress(): EstimatePlace {
    const addresses = this.#account()?.addresses ?? [];
    const { countryId: country, state, city } = addresses.find(({ main }) => main) ?? {};
    return country === countryId && state?.id && city?.id
      ? { stateId: state.id, cityId: city.id }
      : nowhere;
  }

  async #load(slug: string, anew = false): Promise<void> {
    const key = this.#keyOf(slug);
    const { cityId } = this.place;
    if (key === null || cityId === null) return this.#ways.abort();
    const fetcher = (signal: AbortSignal) =>
      this.#api.call('estimateShipping', { slug, cityId, countryId, signal });
    await (anew ? this.#ways.loadAnew(key, fetcher) : this.#ways.load(key, fetcher));
  }

  #keyOf(slug: string): Key | null {
    const { cityId } = this.place;
    return cityId === null ? null : [this.#api.locale, this.#api.currency, slug, String(cityId)];
  }
}

export const shippingEstimateOf = /* @__PURE__ */ defineArea(
  (shop) =>
    new ShippingEstimate({
      api: shop.api,
      resources: shop.resources,
      storage: shop.options.storage,
      account: () => (shop.session.customer ? accountOf(shop) : undefined),
    }),
);

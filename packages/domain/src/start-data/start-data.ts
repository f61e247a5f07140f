import type { ExchangeRates } from '@ponte/regional/money';
import { computed, makeObservable } from 'mobx';
import type { Api, ApiError, Result } from '../api/index.ts';
import { fetchStart } from '../api/start.ts';
import type {
  Banner,
  BannerKind,
  Brand,
  Category,
  FaqEntry,
  StartData,
} from '../entities/index.ts';
import type { Fetcher, Resource, Resources, ResourceState } from '../resource/index.ts';

/** How long the start data need no asking again (storefront.md §9). */
const freshMs = 5 * 60 * 1000;

const empty: StartData = {
  banners: [],
  brands: [],
  categories: [],
  specialCategories: [],
  rates: {},
  ratesUpdatedAt: null,
  faq: [],
};

/**
 * A part that is the same as before stays the very same, whatever else has come: who shows prices
 * renders them again for other rates, not for a later answer.
 */
const kept = computed({
  equals: (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after),
});

/**
 * Categories, brands, exchange rates, banners and questions: what every page needs. Asked for
 * once in five minutes and never twice at a time; a failure shows as empty lists (storefront.md §8).
 */
export class StartDataStore {
  readonly #api: Api;
  readonly #resource: Resource<StartData>;
  #rest: Promise<Result<StartData>> | undefined;
  readonly #fetch: Fetcher<StartData> = (signal) => fetchStart(this.#api, { signal });

  constructor(api: Api, resources: Resources) {
    this.#api = api;
    this.#resource = resources.create('start-data', { freshMs });
    makeObservable(this, {
      complete: computed,
      status: computed,
      categories: kept,
      specialCategories: kept,
      brands: kept,
      faq: kept,
      rates: kept,
      banners: kept,
    });
  }

  /** Loads unless fresh or under way. */
  load(signal?: AbortSignal): Promise<Result<StartData>> {
    return this.#resource.load(this.#api.locale, this.#fetch, signal);
  }

  /** Asks again, fresh or not. */
  retry(): Promise<Result<StartData>> {
    return this.#resource.loadAnew(this.#api.locale, this.#fetch);
  }

  /** Loads what the page's server left out; the same as `load` when it left out nothing. */
  loadRest(): Promise<Result<StartData>> {
    if (this.complete) return this.load();
    this.#rest ??= this.retry().finally(() => {
      this.#rest = undefined;
    });
    return this.#rest;
  }

  /** False while there is only what the page's server sent for that page. */
  get complete(): boolean {
    return !this.#latest.partial;
  }

  /** Why the last load failed, once no automatic retry is left. */
  get error(): ApiError | undefined {
    return this.#resource.error;
  }

  get status(): ResourceState<StartData>['status'] {
    // What the page shows stands, whatever becomes of the rest.
    return this.complete ? this.#resource.status : 'ready';
  }

  get categories(): readonly Category[] {
    return this.#latest.categories;
  }

  get specialCategories(): readonly Category[] {
    return this.#latest.specialCategories;
  }

  get brands(): readonly Brand[] {
    return this.#latest.brands;
  }

  /** The first brands that have a logo. It looks at no more of them than it has to. */
  brandsWithLogo(count: number): readonly Brand[] {
    const found: Brand[] = [];
    for (const brand of this.brands) {
      if (found.length === count) break;
      if (brand.logo !== null) found.push(brand);
    }
    return found;
  }

  get faq(): readonly FaqEntry[] {
    return this.#latest.faq;
  }

  get rates(): ExchangeRates {
    return this.#latest.rates;
  }

  /** When the latest of the rates changed, in milliseconds since 1970; null where nobody says. */
  get ratesUpdatedAt(): number | null {
    return this.#latest.ratesUpdatedAt;
  }

  get banners(): readonly Banner[] {
    return this.#latest.banners;
  }

  /** The first banner of a place; undefined when there is none. */
  banner(kind: BannerKind): Banner | undefined {
    return this.#latest.banners.find((banner) => banner.kind === kind);
  }

  get #latest(): StartData {
    return this.#resource.latest ?? empty;
  }
}

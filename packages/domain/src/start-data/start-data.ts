import type { ExchangeRates } from '@ponte/regional/money';
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
  faq: [],
};

/**
 * Categories, brands, exchange rates, banners and questions: what every page needs. Asked for
 * once in five minutes and never twice at a time; a failure shows as empty lists (storefront.md §8).
 */
export class StartDataStore {
  readonly #api: Api;
  readonly #resource: Resource<StartData>;
  readonly #fetch: Fetcher<StartData> = (signal) => fetchStart(this.#api, { signal });

  constructor(api: Api, resources: Resources) {
    this.#api = api;
    this.#resource = resources.create('start-data', { freshMs });
  }

  /** Loads unless fresh or under way. */
  load(): Promise<Result<StartData>> {
    return this.#resource.load(this.#api.locale, this.#fetch);
  }

  /** Asks again, fresh or not. */
  retry(): Promise<Result<StartData>> {
    return this.#resource.loadAnew(this.#api.locale, this.#fetch);
  }

  /** Why the last load failed, once no automatic retry is left. */
  get error(): ApiError | undefined {
    return this.#resource.error;
  }

  get status(): ResourceState<StartData>['status'] {
    return this.#resource.status;
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

  get faq(): readonly FaqEntry[] {
    return this.#latest.faq;
  }

  get rates(): ExchangeRates {
    return this.#latest.rates;
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

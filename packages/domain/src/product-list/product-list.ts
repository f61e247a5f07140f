import { searchTextLimit } from '@ponte/contract/visit-limits';
import type { Api } from '../api/index.ts';
import type { ProductQuestion } from '../api/products.ts';
import type { Loaded, Resource, Resources } from '../resource/index.ts';
import { outcomeOf, type PageOutcome } from '../shop/page-outcome.ts';
import type { StartDataStore } from '../start-data/index.ts';
import { fetchPages, type ListSlice, type PagedQuestion } from './fetch-pages.ts';
import { pageCountOf, type ListQuery, type Sort } from './list-query.ts';
import type { ListView } from './list-view.ts';
import { everywhere, resolvePlace, type Place, type PlaceResolution } from './resolve-place.ts';

/** Stale after this, so returning from a product reuses it. */
const freshMs = 60_000;

const nothingThere = { ok: false, error: { kind: 'notFound' } } as const;

const orders: Readonly<Record<Sort, Pick<ProductQuestion, 'orderBy' | 'direction'>>> = {
  default: { orderBy: 'id', direction: 'desc' },
  newest: { orderBy: 'id', direction: 'desc' },
  priceAscending: { orderBy: 'price', direction: 'asc' },
  priceDescending: { orderBy: 'price', direction: 'desc' },
  nameAscending: { orderBy: 'name', direction: 'asc' },
  nameDescending: { orderBy: 'name', direction: 'desc' },
};

/**
 * The product list: all products, a brand, category, department or search. Every method takes the
 * address's query, so a screen never shows another address's products.
 */
export class ProductList {
  readonly #api: Api;
  readonly #startData: StartDataStore;
  readonly #resource: Resource<ListSlice>;
  /** Counts requests: after a wait only the newest is still wanted. */
  #asked = 0;

  constructor(api: Api, resources: Resources, startData: StartDataStore) {
    this.#api = api;
    this.#startData = startData;
    this.#resource = resources.create('product-list', { freshMs });
  }

  /** Loads the query's products, after the categories if it names one. */
  load(query: ListQuery, signal?: AbortSignal): Promise<PageOutcome> {
    return this.#load(query, 'load', signal);
  }

  /** Retries categories or products after a failure. */
  retry(query: ListQuery): Promise<PageOutcome> {
    return this.#load(query, 'loadAnew');
  }

  view(query: ListQuery): ListView {
    const { state } = this.#resource;
    const key = this.#keyOf(query);
    const known = state.latest?.key.startsWith(this.#scopeOf(query)) ? state.latest : undefined;
    const base = { ...shownOf(known, query), error: undefined, missing: null };

    if (query.text.length > searchTextLimit) return { ...base, status: 'tooLong' };
    const resolution = this.#resolutionOf(query);
    if (resolution?.kind === 'missing') {
      return { ...base, status: 'missing', missing: resolution.what };
    }
    if (!resolution && this.#startData.error) {
      return { ...base, status: 'failed', error: this.#startData.error };
    }
    if (state.status === 'idle' || state.key !== key) return { ...base, status: 'loading' };
    if (state.status === 'failed') return { ...base, status: 'failed', error: state.error };
    return { ...base, status: state.status };
  }

  /** The query's brand, category and department, as far as known. */
  placeOf(query: ListQuery): Place {
    const resolution = this.#resolutionOf(query);
    return resolution?.kind === 'found' ? resolution.place : everywhere;
  }

  async #load(
    query: ListQuery,
    verb: 'load' | 'loadAnew',
    signal?: AbortSignal,
  ): Promise<PageOutcome> {
    this.#asked += 1;
    const asked = this.#asked;
    if (query.text.length > searchTextLimit) return { kind: 'refused' };
    if (!this.#resolutionOf(query)) {
      const start = await this.#startData[verb === 'load' ? 'loadRest' : 'retry']();
      if (signal?.aborted || asked !== this.#asked) return { kind: 'shown' };
      if (!start.ok) return { kind: 'failed' };
    }
    const resolution = resolvePlace(query, this.#startData);
    if (resolution.kind === 'missing') {
      // The page's state also carries this, with only those categories that the page shows.
      await this.#resource[verb](this.#keyOf(query), () => Promise.resolve(nothingThere), signal);
      return { kind: 'missing' };
    }
    if (resolution.kind === 'redirect') return resolution;
    const question = questionOf(query, resolution.place);
    const known = verb === 'load' ? this.#knownOf(query) : undefined;
    const answer = await this.#resource[verb](
      this.#keyOf(query),
      (asking) => fetchPages(this.#api, { question, pages: query.pages, known, signal: asking }),
      signal,
    );
    return answer.ok && isPastLast(query, answer.value) ? { kind: 'missing' } : outcomeOf(answer);
  }

  /** The products already shown of the same list. */
  #knownOf(query: ListQuery): ListSlice | undefined {
    const { latest } = this.#resource.state;
    return latest?.key.startsWith(this.#orderOf(query)) ? latest.data : undefined;
  }

  /** Undefined until the brands and categories that decide it are loaded. */
  #resolutionOf(query: ListQuery): PlaceResolution | undefined {
    const { categories, complete } = this.#startData;
    const resolution = resolvePlace(query, this.#startData);
    const undecided = (categories.length === 0 || !complete) && !this.#isKnownMissing(query);
    // Start data from the page's server may lack slugs.
    return resolution.kind !== 'found' && undecided ? undefined : resolution;
  }

  #isKnownMissing(query: ListQuery): boolean {
    const { state } = this.#resource;
    return (
      state.status === 'failed' &&
      state.error.kind === 'notFound' &&
      state.key === this.#keyOf(query)
    );
  }

  #keyOf(query: ListQuery): string {
    const { page, pages, perPage } = query;
    return this.#orderOf(query) + JSON.stringify([page, pages, perPage]);
  }

  /** Products with equal keys can be concatenated. */
  #orderOf(query: ListQuery): string {
    return this.#scopeOf(query) + JSON.stringify([query.sort, query.brandIds]);
  }

  /** Lists with equal keys may show each other's products while loading. */
  #scopeOf({ list, brand, category, department, text }: ListQuery): string {
    const { locale, currency } = this.#api;
    return JSON.stringify([locale, currency, list, brand, category, department, text]);
  }
}

function questionOf(query: ListQuery, place: Place): PagedQuestion {
  return {
    ...orders[query.sort],
    inStockFirst: true,
    page: query.page,
    perPage: query.perPage,
    text: query.text,
    brandId: place.brand?.id,
    brandIds: query.brandIds,
    // A department implies its category.
    categoryId: place.department ? undefined : place.category?.id,
    departmentId: place.department?.id,
  };
}

function isPastLast({ page, pages, perPage }: ListQuery, { total }: ListSlice): boolean {
  return page > pages && page - pages >= pageCountOf(total, perPage);
}

function shownOf(
  loaded: Loaded<ListSlice> | undefined,
  { perPage }: ListQuery,
): Pick<ListView, 'products' | 'total' | 'pageCount'> {
  const { products, total } = loaded?.data ?? { products: [], total: 0 };
  return { products, total, pageCount: pageCountOf(total, perPage) };
}

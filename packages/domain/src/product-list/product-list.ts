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

/** How long a list needs no asking again, when the shopper returns to it from a product. */
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
 * The product list: all products, a brand, a category, a department, or a search. The address
 * says which, so that every question is asked with the query that it is about, and a screen never
 * shows the products of another address.
 */
export class ProductList {
  readonly #api: Api;
  readonly #startData: StartDataStore;
  readonly #resource: Resource<ListSlice>;
  /** Counts the questions: only the last one is still wanted after a wait. */
  #asked = 0;

  constructor(api: Api, resources: Resources, startData: StartDataStore) {
    this.#api = api;
    this.#startData = startData;
    this.#resource = resources.create('product-list', { freshMs });
  }

  /** Loads the products that `query` asks for, after the categories if it names one. */
  load(query: ListQuery, signal?: AbortSignal): Promise<PageOutcome> {
    return this.#load(query, 'load', signal);
  }

  /** Asks again after a failure, of the categories or of the products. */
  retry(query: ListQuery): Promise<PageOutcome> {
    return this.#load(query, 'loadAnew');
  }

  /** What there is to show at the address of `query`. */
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

  /** Brand, category and department of `query`, as far as they are known: for titles and the sidebar. */
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
      // A page's state says so too: it carries of the categories only what the page has shown.
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

  /** What stands of the very list that `query` goes on in. */
  #knownOf(query: ListQuery): ListSlice | undefined {
    const { latest } = this.#resource.state;
    return latest?.key.startsWith(this.#orderOf(query)) ? latest.data : undefined;
  }

  /** Undefined while the brands and categories that decide it are not there. */
  #resolutionOf(query: ListQuery): PlaceResolution | undefined {
    const { categories, complete } = this.#startData;
    const resolution = resolvePlace(query, this.#startData);
    const undecided = (categories.length === 0 || !complete) && !this.#isKnownMissing(query);
    // What a page's server sent may name the id of something and not its slug.
    return resolution.kind !== 'found' && undecided ? undefined : resolution;
  }

  /** Whether the place was looked for and is not there. */
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

  /** What has to be the same for products to follow one another. */
  #orderOf(query: ListQuery): string {
    return this.#scopeOf(query) + JSON.stringify([query.sort, query.brandIds]);
  }

  /** What has to be the same for one list's products to stand in while the next one loads. */
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
    // A department says its category.
    categoryId: place.department ? undefined : place.category?.id,
    departmentId: place.department?.id,
  };
}

/** Whether the first page that the address names comes after the list's last. */
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

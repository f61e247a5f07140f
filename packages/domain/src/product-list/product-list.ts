import type { ProductQuestion } from '@ponte/contract/entities';
import { searchTextLimit } from '@ponte/contract/visit-limits';
import type { Api } from '../api/index.ts';
import type { BrandName, ProductPlace } from '../entities/index.ts';
import type { Key, Resource, Resources } from '../resource/index.ts';
import type { Result } from '../result/index.ts';
import { outcomeOf, type PageOutcome } from '../shop/index.ts';
import { StartPart, type StartDataStore } from '../start-data/index.ts';
import { fetchPages, type ListSlice, type PagedQuestion } from './fetch-pages.ts';
import { findingNear, findingOf, foundEverywhere, namesPlace, type Finding } from './finding.ts';
import {
  filterParameters,
  listAddress,
  pageCountOf,
  type ListQuery,
  type Sort,
} from './list-query.ts';
import { scopeOf } from './list-scope.ts';
import type { ListView } from './list-view.ts';
import { everywhere, type Place } from './resolve-place.ts';

/** Stale after this, so returning from a product reuses it. */
const freshMs = 60_000;

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
  readonly #finding: StartPart<Finding>;
  readonly #resource: Resource<ListSlice>;

  constructor(api: Api, resources: Resources, startData: StartDataStore) {
    this.#api = api;
    this.#startData = startData;
    this.#finding = new StartPart(startData, resources, 'product-list/place');
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
    const key = this.#keyOf(query);
    const known = this.#resource.latest(key, [this.#scopeOf(query)]);
    const base = { ...shownOf(known, query), error: undefined, missing: null };

    if (query.text.length > searchTextLimit) return { ...base, status: 'tooLong' };
    const finding = this.#findingOf(query);
    if (finding?.resolution.kind === 'missing') {
      return { ...base, status: 'missing', missing: finding.resolution.what };
    }
    if (!finding && this.#startData.error) {
      return { ...base, status: 'failed', error: this.#startData.error };
    }
    const { status, error } = this.#resource.of(key);
    if (error) return { ...base, status: 'failed', error };
    return { ...base, status: status === 'ready' ? 'ready' : 'loading' };
  }

  /** The query's brand, category and department, if known. */
  placeOf(query: ListQuery): Place {
    const resolution = this.#findingOf(query)?.resolution;
    return resolution?.kind === 'found' ? resolution.place : everywhere;
  }

  /** Waits until the query's place is known; undefined where it has no products to ask for. */
  async findPlace(query: ListQuery, signal?: AbortSignal): Promise<Place | undefined> {
    if (query.text.length > searchTextLimit) return undefined;
    const found = await this.#find(query, signal);
    if (signal?.aborted || !found.ok || found.value.resolution.kind !== 'found') return undefined;
    return found.value.resolution.place;
  }

  /** The known brands among those chosen in the query's filter. */
  chosenBrandsOf(query: ListQuery): readonly BrandName[] {
    return this.#findingOf(query)?.chosen ?? [];
  }

  /** Where to go from a list that is of no category: the shop's categories, or the special ones. */
  categoriesOf(query: ListQuery): readonly ProductPlace[] {
    if (query.list !== 'special') return this.#startData.shell.categories;
    return this.#findingOf(query)?.specialCategories ?? [];
  }

  async #load(
    query: ListQuery,
    verb: 'load' | 'loadAnew',
    signal?: AbortSignal,
  ): Promise<PageOutcome> {
    if (query.text.length > searchTextLimit) return { kind: 'refused' };
    const found = await this.#find(query, signal);
    if (signal?.aborted) return { kind: 'shown' };
    if (!found.ok) return { kind: 'failed' };
    const { resolution } = found.value;
    if (resolution.kind === 'missing') return { kind: 'missing' };
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
    return this.#resource.latest(this.#keyOf(query), [this.#scopeOf(query), this.#orderOf(query)]);
  }

  /** Undefined while the start data are needed and not there. */
  #findingOf(query: ListQuery): Finding | undefined {
    const found = this.#finding.of(listAddress(query), (start) => findingOf(query, start));
    if (found || !namesPlace(query)) return found ?? foundEverywhere;
    const carried = this.#finding.carried(listAddress(query));
    return carried && findingNear(query, carried);
  }

  /** Waits for the start data only where a place is not known without them. */
  async #find(query: ListQuery, signal?: AbortSignal): Promise<Result<Finding>> {
    const known = this.#startData.whole ? undefined : this.#findingOf(query);
    const saysNothing = !namesPlace(query) && query.brandIds.length === 0;
    if (known || saysNothing) return { ok: true, value: known ?? foundEverywhere };
    return this.#finding.load(listAddress(query), (start) => findingOf(query, start), signal);
  }

  #keyOf(query: ListQuery): Key {
    const { page, pages, perPage } = query;
    return [this.#scopeOf(query), this.#orderOf(query), JSON.stringify([page, pages, perPage])];
  }

  /** Products of one order can be concatenated. */
  #orderOf(query: ListQuery): string {
    return JSON.stringify([query.sort, filterParameters(query)]);
  }

  /** Lists of one scope may show each other's products while loading. */
  #scopeOf({ list, brand, category, department, text }: ListQuery): string {
    const { locale, currency } = this.#api;
    return JSON.stringify([locale, currency, list, brand, category, department, text]);
  }
}

function questionOf(query: ListQuery, place: Place): PagedQuestion {
  const isByRelevance = query.text !== '' && query.sort === 'default';
  return {
    ...(!isByRelevance && { ...orders[query.sort], inStockFirst: true }),
    page: query.page,
    perPage: query.perPage,
    ...scopeOf(query, place),
  };
}

function isPastLast({ page, pages, perPage }: ListQuery, { total }: ListSlice): boolean {
  return page > pages && page - pages >= pageCountOf(total, perPage);
}

function shownOf(
  loaded: ListSlice | undefined,
  { perPage }: ListQuery,
): Pick<ListView, 'products' | 'total' | 'pageCount' | 'reading'> {
  const { products, total, reading } = loaded ?? { products: [], total: 0 };
  return { products, total, pageCount: pageCountOf(total, perPage), ...(reading && { reading }) };
}

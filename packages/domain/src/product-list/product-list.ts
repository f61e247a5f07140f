import type { Api } from '../api/index.ts';
import { fetchProducts, type ProductQuestion } from '../api/products.ts';
import type { ProductSlice } from '../entities/index.ts';
import type { Loaded, Resource, Resources } from '../resource/index.ts';
import { outcomeOf, type PageOutcome } from '../shop/page-outcome.ts';
import type { StartDataStore } from '../start-data/index.ts';
import { pageCountOf, type ListQuery, type Sort } from './list-query.ts';
import type { ListView } from './list-view.ts';
import { resolvePlace, type Place, type PlaceResolution } from './resolve-place.ts';

/** Products on a page of a wide screen, and of every page that a server renders. */
export const desktopPageSize = 20;

/** Products on a page of a narrow screen. */
export const mobilePageSize = 12;

/** How long a list needs no asking again, when the shopper returns to it from a product. */
const freshMs = 60_000;

const orders: Readonly<Record<Sort, Pick<ProductQuestion, 'orderBy' | 'direction'>>> = {
  default: { orderBy: 'id', direction: 'desc' },
  newest: { orderBy: 'id', direction: 'desc' },
  priceAsc: { orderBy: 'price', direction: 'asc' },
  priceDesc: { orderBy: 'price', direction: 'desc' },
  nameAsc: { orderBy: 'name', direction: 'asc' },
  nameDesc: { orderBy: 'name', direction: 'desc' },
};

/**
 * The product list: all products, a category, a department, some brands, or a search. The address
 * says which, so that every question is asked with the query that it is about, and a screen never
 * shows the products of another address.
 */
export class ProductList {
  readonly #api: Api;
  readonly #startData: StartDataStore;
  readonly #resource: Resource<ProductSlice>;

  constructor(api: Api, resources: Resources, startData: StartDataStore) {
    this.#api = api;
    this.#startData = startData;
    this.#resource = resources.create('product-list', { freshMs });
  }

  /**
   * Loads the page of products that `query` asks for, after the categories if it names one.
   *
   * @param perPage products on a page
   */
  load(query: ListQuery, perPage: number = desktopPageSize): Promise<PageOutcome> {
    return this.#load(query, perPage, 'load');
  }

  /** Asks again after a failure, of the categories or of the products. */
  retry(query: ListQuery, perPage: number = desktopPageSize): Promise<PageOutcome> {
    return this.#load(query, perPage, 'loadAnew');
  }

  /** What there is to show at the address of `query`. */
  view(query: ListQuery, perPage: number = desktopPageSize): ListView {
    const { state } = this.#resource;
    const key = this.#keyOf(query, perPage);
    const known = state.latest?.key.startsWith(this.#scopeOf(query)) ? state.latest : undefined;
    const base = { ...shownOf(known, perPage), error: undefined };

    const resolution = this.#resolutionOf(query);
    if (resolution?.kind === 'missing') return { ...base, status: 'missing' };
    if (!resolution && this.#startData.error) {
      return { ...base, status: 'failed', error: this.#startData.error };
    }
    if (state.status === 'idle' || state.key !== key) return { ...base, status: 'loading' };
    if (state.status === 'failed') return { ...base, status: 'failed', error: state.error };
    return { ...base, status: state.status };
  }

  /** Category and department of `query`, as far as they are known: for titles and the sidebar. */
  placeOf(query: ListQuery): Place {
    const resolution = this.#resolutionOf(query);
    return resolution?.kind === 'found' ? resolution.place : { category: null, department: null };
  }

  async #load(query: ListQuery, perPage: number, verb: 'load' | 'loadAnew'): Promise<PageOutcome> {
    if (query.category !== null && this.#startData.categories.length === 0) {
      const start = await this.#startData[verb === 'load' ? 'load' : 'retry']();
      if (!start.ok) return { kind: 'failed' };
    }
    const resolution = resolvePlace(query, this.#startData.categories);
    if (resolution.kind !== 'found') return resolution;
    const question = questionOf(query, resolution.place, perPage);
    const key = this.#keyOf(query, perPage);
    return outcomeOf(
      await this.#resource[verb](key, (signal) => fetchProducts(this.#api, question, { signal })),
    );
  }

  /** Undefined while the categories are not there. */
  #resolutionOf(query: ListQuery): PlaceResolution | undefined {
    const { categories } = this.#startData;
    const unknown = query.category !== null && categories.length === 0;
    return unknown ? undefined : resolvePlace(query, categories);
  }

  #keyOf(query: ListQuery, perPage: number): string {
    const { sort, brandIds, page } = query;
    return this.#scopeOf(query) + JSON.stringify([sort, brandIds, page, perPage]);
  }

  /** What has to be the same for one list's products to stand in while the next one loads. */
  #scopeOf({ category, department, text }: ListQuery): string {
    const { locale, currency } = this.#api;
    return JSON.stringify([locale, currency, category, department, text]);
  }
}

function questionOf(query: ListQuery, place: Place, perPage: number): ProductQuestion {
  return {
    ...orders[query.sort],
    inStockFirst: true,
    page: query.page,
    perPage,
    text: query.text,
    brandIds: query.brandIds,
    // A department says its category.
    categoryId: place.department ? undefined : place.category?.id,
    departmentId: place.department?.id,
  };
}

function shownOf(
  loaded: Loaded<ProductSlice> | undefined,
  perPage: number,
): Pick<ListView, 'products' | 'total' | 'pageCount'> {
  const { products, total } = loaded?.data ?? { products: [], total: 0 };
  return { products, total, pageCount: pageCountOf(total, perPage) };
}

import type { Api, ApiError } from '../api/index.ts';
import { fetchProducts } from '../api/products.ts';
import type { Banner, Brand, Category, Product, ProductSlice } from '../entities/index.ts';
import type { Resource, Resources, ResourceState } from '../resource/index.ts';
import type { StartDataStore } from '../start-data/index.ts';

/** storefront.md §9 */
export const homeLimits = {
  categories: 8,
  featured: 8,
  brands: 6,
  mostSearched: 20,
  /** On phones; elsewhere they are a carousel. */
  mostSearchedOnPhone: 4,
} as const;

/** From left to right. */
const triplePlaces = ['tripleLeft', 'tripleCentre', 'tripleRight'] as const;

/** Stale after this. */
const freshMs = 5 * 60_000;

export interface ProductBlock {
  readonly status: ResourceState<ProductSlice>['status'];
  readonly products: readonly Product[];
  /** Set when the block is `failed`. */
  readonly error: ApiError | undefined;
}

/** The home page. Blocks load, fail and retry independently. */
export class Home {
  readonly #api: Api;
  readonly #resources: Resources;
  readonly #startData: StartDataStore;
  readonly #mostSearched: Resource<ProductSlice>;
  readonly #featured = new Map<number, Resource<ProductSlice>>();

  constructor(api: Api, resources: Resources, startData: StartDataStore) {
    this.#api = api;
    this.#resources = resources;
    this.#startData = startData;
    this.#mostSearched = resources.create('home/most-searched', { freshMs });
  }

  get categories(): readonly Category[] {
    return this.#startData.categories.slice(0, homeLimits.categories);
  }

  /** The category with that slug, else the first. */
  selected(slug: string | null): Category | undefined {
    return this.categories.find((category) => category.slug === slug) ?? this.categories[0];
  }

  /** With a logo. */
  get brands(): readonly Brand[] {
    return this.#startData.brandsWithLogo(homeLimits.brands);
  }

  /** Existing triple banners, from left to right. */
  get tripleBanners(): readonly Banner[] {
    return triplePlaces.flatMap((place) => this.#startData.banner(place) ?? []);
  }

  /** Loads every stale block; `slug` is the chosen category. Resolves when all have settled. */
  async load(slug: string | null = null): Promise<void> {
    await Promise.all([this.#loadFeaturedOf(slug), this.loadMostSearched()]);
  }

  featured(category: Category): ProductBlock {
    return blockOf(this.#featuredOf(category), this.#featuredKey(category));
  }

  /** Loads unless fresh; retries after a failure. */
  async loadFeatured(category: Category, signal?: AbortSignal): Promise<void> {
    const key = this.#featuredKey(category);
    const question = {
      categoryId: category.id,
      perPage: homeLimits.featured,
      orderBy: 'id',
      direction: 'desc',
    } as const;
    await this.#featuredOf(category).load(
      key,
      (asking) => fetchProducts(this.#api, question, { signal: asking }),
      signal,
    );
  }

  get mostSearched(): ProductBlock {
    return blockOf(this.#mostSearched, this.#contextKey);
  }

  /** Loads unless fresh; retries after a failure. */
  async loadMostSearched(): Promise<void> {
    await this.#mostSearched.load(this.#contextKey, (signal) =>
      fetchProducts(
        this.#api,
        { perPage: homeLimits.mostSearched, orderBy: 'id', direction: 'asc' },
        { signal },
      ),
    );
  }

  async #loadFeaturedOf(slug: string | null): Promise<void> {
    await this.#startData.load();
    const category = this.selected(slug);
    if (category) await this.loadFeatured(category);
  }

  #featuredOf({ id }: Category): Resource<ProductSlice> {
    const known = this.#featured.get(id);
    if (known) return known;
    const resource = this.#resources.create<ProductSlice>(`home/featured/${id}`, { freshMs });
    this.#featured.set(id, resource);
    return resource;
  }

  #featuredKey({ id }: Category): string {
    return `${this.#contextKey} ${id}`;
  }

  get #contextKey(): string {
    return `${this.#api.locale} ${this.#api.currency}`;
  }
}

/** A block of the resource for `key`; idle when the resource holds another key. */
function blockOf({ state, data }: Resource<ProductSlice>, key: string): ProductBlock {
  if (state.status === 'idle' || state.key !== key)
    return { status: 'idle', products: [], error: undefined };
  const error = state.status === 'failed' ? state.error : undefined;
  return { status: state.status, products: data?.products ?? [], error };
}

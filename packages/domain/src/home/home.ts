import type { Api, ApiError } from '../api/index.ts';
import { fetchProducts } from '../api/products.ts';
import type { Banner, Brand, Category, Product, ProductSlice } from '../entities/index.ts';
import type { Resource, Resources, ResourceState } from '../resource/index.ts';
import type { StartDataStore } from '../start-data/index.ts';

/** How much the home page shows (storefront.md §9). */
export const homeLimits = {
  categories: 8,
  featured: 8,
  brands: 6,
  mostSearched: 20,
  /** How many of the most searched a phone shows; elsewhere they are a carousel. */
  mostSearchedOnPhone: 4,
} as const;

/** The places of the three banners, from the left. */
const triplePlaces = ['tripleLeft', 'tripleCentre', 'tripleRight'] as const;

/** How long a block needs no asking again. */
const freshMs = 5 * 60_000;

/** One of the home page's blocks of products. */
export interface ProductBlock {
  readonly status: ResourceState<ProductSlice>['status'];
  readonly products: readonly Product[];
  /** Why the block is `failed`. */
  readonly error: ApiError | undefined;
}

/** The home page. Each block loads, fails and is retried by itself. */
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

  /** The categories to choose among. */
  get categories(): readonly Category[] {
    return this.#startData.categories.slice(0, homeLimits.categories);
  }

  /** The category that is shown: the one of that slug, else the first. */
  selected(slug: string | null): Category | undefined {
    return this.categories.find((category) => category.slug === slug) ?? this.categories[0];
  }

  /** Brands with a logo. */
  get brands(): readonly Brand[] {
    return this.#startData.brandsWithLogo(homeLimits.brands);
  }

  /** The banners of three that there are, from the left. */
  get tripleBanners(): readonly Banner[] {
    return triplePlaces.flatMap((place) => this.#startData.banner(place) ?? []);
  }

  /**
   * Loads every block that is not fresh; `slug` is the chosen category. Resolves when all of them
   * have settled, failed or not.
   */
  async load(slug: string | null = null): Promise<void> {
    await Promise.all([this.#loadFeaturedOf(slug), this.loadMostSearched()]);
  }

  /** The newest products of a category. */
  featured(category: Category): ProductBlock {
    return blockOf(this.#featuredOf(category), this.#featuredKey(category));
  }

  /** Loads them, or asks again after a failure. */
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

  /** What shoppers search for most. */
  get mostSearched(): ProductBlock {
    return blockOf(this.#mostSearched, this.#contextKey);
  }

  /** Loads it, or asks again after a failure. */
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

/** What a block shows for `key`; a resource that was asked something else has not begun. */
function blockOf({ state, data }: Resource<ProductSlice>, key: string): ProductBlock {
  if (state.status === 'idle' || state.key !== key)
    return { status: 'idle', products: [], error: undefined };
  const error = state.status === 'failed' ? state.error : undefined;
  return { status: state.status, products: data?.products ?? [], error };
}

import type { Api, ApiError } from '../api/index.ts';
import type {
  Banner,
  BannerKind,
  Brand,
  Category,
  Product,
  ProductSlice,
  StartData,
} from '../entities/index.ts';
import type { Key, Resource, Resources, ResourceState } from '../resource/index.ts';
import { defineArea } from '../shop/define-area.ts';
import type { PageOutcome } from '../shop/index.ts';
import { brandsWithLogo, StartPart, type StartDataStore } from '../start-data/index.ts';

/** How many of each the home page shows (storefront.md §9). */
export const homeLimits = {
  categories: 8,
  featured: 8,
  brands: 6,
  mostSearched: 20,
  /** On phones; elsewhere they are a carousel. */
  mostSearchedOnPhone: 4,
  /** A row of wide screens. Fewer would repeat what stands above them. */
  fewestSearched: 5,
} as const;

/** From left to right. */
const triplePlaces = ['tripleLeft', 'tripleCentre', 'tripleRight'] as const;

/** A category as the home page shows it. */
export type HomeCategory = Omit<Category, 'departments'>;

/** What the page shows at once of the start data. */
interface HomeStart {
  readonly categories: readonly HomeCategory[];
  readonly brands: readonly Brand[];
  readonly banners: readonly Banner[];
}

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
  readonly #startData: StartDataStore;
  readonly #start: StartPart<HomeStart>;
  readonly #mostSearched: Resource<ProductSlice>;
  readonly #featured: Resource<ProductSlice>;

  constructor(api: Api, resources: Resources, startData: StartDataStore) {
    this.#api = api;
    this.#startData = startData;
    this.#start = new StartPart(startData, resources, 'home');
    this.#mostSearched = resources.create('home/most-searched', { freshMs });
    this.#featured = resources.create('home/featured', { freshMs });
  }

  /** Empty until they are loaded. */
  get categories(): readonly HomeCategory[] {
    return this.#shown?.categories ?? [];
  }

  /** True once it is known that the shop has no goods. */
  get isEmpty(): boolean {
    return this.#shown?.categories.length === 0;
  }

  /** The category with that slug, else the first. */
  selected(slug: string | null): HomeCategory | undefined {
    return this.categories.find((category) => category.slug === slug) ?? this.categories[0];
  }

  /** With a logo; undefined until they are loaded. */
  get brands(): readonly Brand[] | undefined {
    return this.#shown?.brands;
  }

  /** Undefined where there is none, or none yet. */
  banner(kind: 'main' | 'offers'): Banner | undefined {
    return this.#shown?.banners.find((banner) => banner.kind === kind);
  }

  /** Existing triple banners, from left to right; undefined until the start data are there. */
  get tripleBanners(): readonly Banner[] | undefined {
    const { whole } = this.#startData;
    return whole && bannersOf(whole.banners, triplePlaces);
  }

  /** Loads what the page shows at once; `slug` is the chosen category. */
  async load(slug: string | null = null, signal?: AbortSignal): Promise<PageOutcome> {
    const start = await this.#start.load('', homeStartOf, signal);
    if (signal?.aborted) return { kind: 'shown' };
    if (!start.ok) return { kind: 'failed' };
    const category = this.selected(slug);
    if (!category) return { kind: 'shown' };
    await this.loadFeatured(category, signal);
    return { kind: this.featured(category).status === 'failed' ? 'failed' : 'shown' };
  }

  featured(category: Pick<Category, 'id'>): ProductBlock {
    return blockOf(this.#featured.of(this.#featuredKey(category)));
  }

  /** Loads unless fresh; retries after a failure. */
  async loadFeatured(category: Pick<Category, 'id'>, signal?: AbortSignal): Promise<void> {
    const question = {
      categoryId: category.id,
      perPage: homeLimits.featured,
      orderBy: 'id',
      direction: 'desc',
    } as const;
    await this.#featured.load(
      this.#featuredKey(category),
      (asking) => this.#api.call('listProducts', { ...question, signal: asking }),
      signal,
    );
  }

  /** Without products where they would not fill a row. */
  get mostSearched(): ProductBlock {
    const block = blockOf(this.#mostSearched.of(this.#contextKey));
    return block.products.length < homeLimits.fewestSearched ? { ...block, products: [] } : block;
  }

  /** False once it is known that banners or most searched products are missing. */
  get fillsMore(): boolean {
    const { status, products } = this.mostSearched;
    return this.tripleBanners?.length !== 0 && (status !== 'ready' || products.length > 0);
  }

  /** Loads unless fresh; retries after a failure. */
  async loadMostSearched(): Promise<void> {
    await this.#mostSearched.load(this.#contextKey, (signal) =>
      this.#api.call('listProducts', {
        perPage: homeLimits.mostSearched,
        orderBy: 'id',
        direction: 'asc',
        signal,
      }),
    );
  }

  get #shown(): HomeStart | undefined {
    return this.#start.of('', homeStartOf);
  }

  #featuredKey({ id }: Pick<Category, 'id'>): Key {
    return [...this.#contextKey, String(id)];
  }

  get #contextKey(): Key {
    return [this.#api.locale, this.#api.currency];
  }
}

export const homeOf = /* @__PURE__ */ defineArea(
  (shop) => new Home(shop.api, shop.resources, shop.startData),
);

function homeStartOf({ categories, brands, banners }: StartData): HomeStart {
  return {
    categories: categories.slice(0, homeLimits.categories).map(homeCategoryOf),
    brands: brandsWithLogo(brands, homeLimits.brands),
    banners: bannersOf(banners, ['main', 'offers']),
  };
}

function homeCategoryOf({ id, slug, name, icon, productCount }: Category): HomeCategory {
  return { id, slug, name, icon, productCount };
}

/** The first banner of each place that has one. */
function bannersOf(banners: readonly Banner[], places: readonly BannerKind[]): readonly Banner[] {
  return places.flatMap((place) => banners.find(({ kind }) => kind === place) ?? []);
}

function blockOf({ status, data, error }: ResourceState<ProductSlice>): ProductBlock {
  return { status, products: data?.products ?? [], error };
}

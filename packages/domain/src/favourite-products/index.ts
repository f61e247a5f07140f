import type { Api } from '../api/index.ts';
import type { ProductDetails } from '../entities/index.ts';
import type { Favourite } from '../favourites/index.ts';
import type { Key, Resource, Resources } from '../resource/index.ts';
import { defineArea } from '../shop/define-area.ts';

/** Prices and stock are stale after this. */
const freshMs = 60_000;

export type FavouriteView =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly product: ProductDetails }
  /** The product was removed from the catalogue. */
  | { readonly status: 'gone' }
  | { readonly status: 'failed' };

/** Current price and stock of the favourites. */
export class FavouriteProducts {
  readonly #api: Api;
  readonly #details: Resource<ProductDetails>;

  constructor(api: Api, resources: Resources) {
    this.#api = api;
    this.#details = resources.create('favourite-products', { freshMs });
  }

  /** Loads what is missing or stale. */
  async load(favourites: readonly Favourite[], signal?: AbortSignal): Promise<void> {
    await Promise.all(
      favourites.map(({ id }) => this.#details.load(this.#keyOf(id), this.#fetcherOf(id), signal)),
    );
  }

  retry({ id }: Favourite): void {
    void this.#details.loadAnew(this.#keyOf(id), this.#fetcherOf(id));
  }

  view({ id }: Favourite): FavouriteView {
    const { data, error } = this.#details.of(this.#keyOf(id));
    if (data) return { status: 'shown', product: data };
    if (!error) return { status: 'loading' };
    return { status: error.kind === 'notFound' ? 'gone' : 'failed' };
  }

  /** Prices and texts depend on currency and language. */
  #keyOf(id: number): Key {
    return [this.#api.locale, this.#api.currency, String(id)];
  }

  #fetcherOf(id: number) {
    return (signal: AbortSignal) =>
      this.#api.call('getProductDetails', { slugOrId: String(id), signal });
  }
}

export const favouriteProductsOf = /* @__PURE__ */ defineArea(
  (shop) => new FavouriteProducts(shop.api, shop.resources),
);

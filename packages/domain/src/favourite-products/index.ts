import type { Api } from '../api/index.ts';
import { fetchProductDetails } from '../api/products.ts';
import type { ProductDetails } from '../entities/index.ts';
import type { Favourite } from '../favourites/index.ts';
import type { Resource, Resources } from '../resource/index.ts';
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
  readonly #resources: Resources;
  readonly #details = new Map<number, Resource<ProductDetails>>();

  constructor(api: Api, resources: Resources) {
    this.#api = api;
    this.#resources = resources;
  }

  /** Loads what is missing or stale. */
  async load(favourites: readonly Favourite[], signal?: AbortSignal): Promise<void> {
    await Promise.all(
      favourites.map(({ id }) =>
        this.#detailsOf(id).load(this.#keyOf(id), this.#fetcherOf(id), signal),
      ),
    );
  }

  retry({ id }: Favourite): void {
    void this.#detailsOf(id).loadAnew(this.#keyOf(id), this.#fetcherOf(id));
  }

  view({ id }: Favourite): FavouriteView {
    const resource = this.#detailsOf(id);
    const { state } = resource;
    if (state.status === 'idle' || state.key !== this.#keyOf(id)) return { status: 'loading' };
    if (resource.data) return { status: 'shown', product: resource.data };
    if (state.status !== 'failed') return { status: 'loading' };
    return { status: state.error.kind === 'notFound' ? 'gone' : 'failed' };
  }

  #detailsOf(id: number): Resource<ProductDetails> {
    const known = this.#details.get(id);
    if (known) return known;
    const made = this.#resources.create<ProductDetails>(`favourite-products/${id}`, { freshMs });
    this.#details.set(id, made);
    return made;
  }

  /** Prices and texts depend on currency and language. */
  #keyOf(id: number): string {
    return `${id} ${this.#api.currency} ${this.#api.locale}`;
  }

  #fetcherOf(id: number) {
    return (signal: AbortSignal) => fetchProductDetails(this.#api, String(id), { signal });
  }
}

export const favouriteProductsOf = /* @__PURE__ */ defineArea(
  (shop) => new FavouriteProducts(shop.api, shop.resources),
);

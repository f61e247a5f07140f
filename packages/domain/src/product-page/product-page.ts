import type { Money } from '@ponte/regional/money';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Api, ApiError, Result } from '../api/index.ts';
import { fetchProductDetails, fetchProducts } from '../api/products.ts';
import type { Product, ProductDetails, ProductSlice } from '../entities/index.ts';
import type { KnownProduct, KnownProducts } from '../known-products/index.ts';
import type { Fetcher, Resource, Resources } from '../resource/index.ts';
import { outcomeOf, type PageOutcome } from '../shop/index.ts';
import { clampQuantity, quantityLimits } from './quantity.ts';

/** Of these, those in stock are shown (storefront.md §2). */
const relatedFetched = 12;

/** Stale after this, so returning to a product reuses it. */
const freshMs = 60_000;

export type ProductView =
  | { readonly status: 'loading' }
  /** Its details are on their way; a list has shown the rest. */
  | ({ readonly status: 'previewed' } & KnownProduct)
  | { readonly status: 'shown'; readonly product: ProductDetails }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError };

/** decision 9 */
export type BuyableProduct = Product & { readonly price: Money };

export function isBuyable(product: Product): product is BuyableProduct {
  return product.stock === 'inStock' && product.price !== null;
}

/** A product's page: details, related products, and the quantity to buy. */
export class ProductPage {
  quantity: number = quantityLimits.min;
  readonly #api: Api;
  readonly #details: Resource<ProductDetails>;
  readonly #related: Resource<ProductSlice>;
  readonly #known: KnownProducts;
  #slug = '';

  constructor(api: Api, resources: Resources, known: KnownProducts) {
    this.#api = api;
    this.#known = known;
    this.#details = resources.create('product-page', { freshMs });
    this.#related = resources.create('product-page/related', { freshMs });
    makeObservable(this, { quantity: observableRef });
  }

  /**
   * Loads the product (by slug or id), then others of its brand. A different product resets the
   * quantity.
   */
  async load(slug: string, signal?: AbortSignal): Promise<PageOutcome> {
    if (slug !== this.#slug) {
      this.#slug = slug;
      this.setQuantity(quantityLimits.min);
    }
    const result = await this.#details.load(this.#keyOf(slug), this.#fetcherOf(slug), signal);
    return this.#outcomeOf(result, signal);
  }

  /** Retries after a failure, with all automatic retries available. */
  async retry(slug: string): Promise<PageOutcome> {
    const result = await this.#details.loadAnew(this.#keyOf(slug), this.#fetcherOf(slug));
    return this.#outcomeOf(result);
  }

  view(slug: string): ProductView {
    const { state } = this.#details;
    if (state.status === 'idle' || state.key !== this.#keyOf(slug)) return this.#previewOf(slug);
    // A product that is being reloaded stays on screen.
    if (this.#details.data) return { status: 'shown', product: this.#details.data };
    if (state.status !== 'failed') return this.#previewOf(slug);
    return state.error.kind === 'notFound'
      ? { status: 'missing' }
      : { status: 'failed', error: state.error };
  }

  /** Others of its brand that are in stock. */
  relatedTo(product: Product): readonly Product[] {
    const { latest } = this.#related.state;
    if (latest?.key !== this.#relatedKeyOf(product)) return [];
    return latest.data.products.filter(
      (other) => other.stock === 'inStock' && other.id !== product.id,
    );
  }

  /** From 1 to 99. */
  setQuantity(quantity: number): void {
    runInAction(() => {
      this.quantity = clampQuantity(quantity);
    });
  }

  increment(): void {
    this.setQuantity(this.quantity + 1);
  }

  decrement(): void {
    this.setQuantity(this.quantity - 1);
  }

  #previewOf(slug: string): ProductView {
    const known = this.#known.of(slug);
    return known ? { status: 'previewed', ...known } : { status: 'loading' };
  }

  #fetcherOf(slug: string): Fetcher<ProductDetails> {
    return (signal) => fetchProductDetails(this.#api, slug, { signal });
  }

  async #outcomeOf(result: Result<ProductDetails>, signal?: AbortSignal): Promise<PageOutcome> {
    if (result.ok) await this.#loadRelated(result.value, signal);
    return outcomeOf(result);
  }

  async #loadRelated(product: ProductDetails, signal?: AbortSignal): Promise<void> {
    const { brandId } = product;
    if (brandId === null) return;
    const question = {
      brandId,
      perPage: relatedFetched,
      orderBy: 'id',
      direction: 'desc',
      inStockFirst: true,
    } as const;
    await this.#related.load(
      this.#relatedKeyOf(product),
      (asking) => fetchProducts(this.#api, question, { signal: asking }),
      signal,
    );
  }

  #keyOf(slug: string): string {
    return JSON.stringify([this.#api.locale, this.#api.currency, slug]);
  }

  #relatedKeyOf({ brandId }: Product): string {
    return JSON.stringify([this.#api.locale, this.#api.currency, brandId]);
  }
}

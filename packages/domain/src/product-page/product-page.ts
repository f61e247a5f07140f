import type { Money } from '@ponte/regional/money';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Api, ApiError, Result } from '../api/index.ts';
import { fetchProductDetails, fetchProducts } from '../api/products.ts';
import { fetchRelatedProducts } from '../api/related-products.ts';
import type { Product, ProductDetails, RelatedProducts } from '../entities/index.ts';
import type { KnownProduct, KnownProducts } from '../known-products/index.ts';
import type { Fetcher, Key, Resource, Resources } from '../resource/index.ts';
import { outcomeOf, type PageOutcome } from '../shop/index.ts';
import { clampQuantity, quantityLimits } from './quantity.ts';

/** Of these, those in stock are shown (storefront.md §2). */
const sameBrandFetched = 12;

/** A page carries no more of each. */
const mostShown = { alike: 10, needed: 5, boughtTogether: 5 };

/** Stale after this, so returning to a product reuses it. */
const freshMs = 60_000;

export type ProductView =
  | { readonly status: 'loading' }
  /** Its details are on their way; a list has shown the rest. */
  | ({ readonly status: 'previewed' } & KnownProduct)
  | { readonly status: 'shown'; readonly product: ProductDetails }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError };

/** In stock online and with a shown price: only that can be added to the cart (decision 9). */
export type BuyableProduct = Product & { readonly price: Money };

export function isBuyable(product: Product): product is BuyableProduct {
  return product.stock === 'inStock' && product.price !== null;
}

/** Products related to one; at a store without related products, others of its brand. */
export interface BesideProduct extends RelatedProducts {
  readonly sameBrand: readonly Product[];
}

const nothing: BesideProduct = { alike: [], needed: [], boughtTogether: [], sameBrand: [] };

/** A product's page: details, related products, and the quantity to buy. */
export class ProductPage {
  readonly #api: Api;
  readonly #details: Resource<ProductDetails>;
  readonly #beside: Resource<BesideProduct>;
  readonly #known: KnownProducts;
  /** What a shopper has set, of one product. */
  chosen: { readonly slug: string; readonly quantity: number } | undefined;

  constructor(api: Api, resources: Resources, known: KnownProducts) {
    this.#api = api;
    this.#known = known;
    this.#details = resources.create('product-page', { freshMs });
    this.#beside = resources.create('product-page/beside', { freshMs });
    makeObservable(this, { chosen: observableRef });
  }

  /** Loads the product (by slug or id) and, at the same time, the related ones. */
  async load(slug: string, signal?: AbortSignal): Promise<PageOutcome> {
    const details = this.#details.load(this.#keyOf(slug), this.#fetcherOf(slug), signal);
    return this.#outcomeOf(slug, details, signal);
  }

  /** Retries after a failure, with all automatic retries available. */
  async retry(slug: string): Promise<PageOutcome> {
    const details = this.#details.loadAnew(this.#keyOf(slug), this.#fetcherOf(slug));
    return this.#outcomeOf(slug, details);
  }

  view(slug: string): ProductView {
    const { data, error } = this.#details.of(this.#keyOf(slug));
    // A product that is being reloaded stays on screen.
    if (data) return { status: 'shown', product: data };
    if (!error) return this.#previewOf(slug);
    return error.kind === 'notFound' ? { status: 'missing' } : { status: 'failed', error };
  }

  /** Empty until known. */
  beside(slug: string): BesideProduct {
    return this.#beside.of(this.#keyOf(slug)).data ?? nothing;
  }

  /** How many of a product to buy: 1 until another number was set for this one. */
  quantityOf(slug: string): number {
    return this.chosen?.slug === slug ? this.chosen.quantity : quantityLimits.min;
  }

  /** From 1 to 99. */
  setQuantity(slug: string, quantity: number): void {
    runInAction(() => {
      this.chosen = { slug, quantity: clampQuantity(quantity) };
    });
  }

  #previewOf(slug: string): ProductView {
    const known = this.#known.of(slug);
    return known ? { status: 'previewed', ...known } : { status: 'loading' };
  }

  #fetcherOf(slug: string): Fetcher<ProductDetails> {
    return (signal) => fetchProductDetails(this.#api, slug, { signal });
  }

  async #outcomeOf(
    slug: string,
    details: Promise<Result<ProductDetails>>,
    signal?: AbortSignal,
  ): Promise<PageOutcome> {
    const beside = this.#beside.load(
      this.#keyOf(slug),
      (asking) => this.#fetchBeside(slug, details, asking),
      signal,
    );
    // A failure of the product itself is reported by the product.
    beside.catch(() => undefined);
    const result = await details;
    if (result.ok) await beside;
    return outcomeOf(result);
  }

  async #fetchBeside(
    slug: string,
    details: Promise<Result<ProductDetails>>,
    signal: AbortSignal,
  ): Promise<Result<BesideProduct>> {
    const related = await fetchRelatedProducts(this.#api, slug, { signal });
    if (related.ok) return { ok: true, value: { ...shownOf(related.value), sameBrand: [] } };
    // A store without this call answers 404, as for an unknown product.
    if (related.error.kind !== 'notFound') return related;
    const product = await details;
    return product.ok ? this.#fetchSameBrand(product.value, signal) : product;
  }

  async #fetchSameBrand(
    { id, brandId }: Product,
    signal: AbortSignal,
  ): Promise<Result<BesideProduct>> {
    if (brandId === null) return { ok: true, value: nothing };
    const question = {
      brandId,
      perPage: sameBrandFetched,
      orderBy: 'id',
      direction: 'desc',
      inStockFirst: true,
    } as const;
    const slice = await fetchProducts(this.#api, question, { signal });
    if (!slice.ok) return slice;
    const sameBrand = slice.value.products.filter(
      (other) => other.stock === 'inStock' && other.id !== id,
    );
    return { ok: true, value: { ...nothing, sameBrand } };
  }

  #keyOf(slug: string): Key {
    return [this.#api.locale, this.#api.currency, slug];
  }
}

function shownOf({ alike, needed, boughtTogether }: RelatedProducts): RelatedProducts {
  return {
    alike: alike.slice(0, mostShown.alike),
    needed: needed.slice(0, mostShown.needed),
    boughtTogether: boughtTogether.slice(0, mostShown.boughtTogether),
  };
}

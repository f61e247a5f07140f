import type { Money } from '@ponte/regional/money';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Api, ApiError, Result } from '../api/index.ts';
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

/** Products related to one, and others of its brand that are none of them. */
export interface BesideProduct extends RelatedProducts {
  readonly sameBrand: readonly Product[];
}

const nothing: RelatedProducts = { alike: [], needed: [], boughtTogether: [] };

/** A product's page: details, related products, and the quantity to buy. */
export class ProductPage {
  readonly #api: Api;
  readonly #details: Resource<ProductDetails>;
  /** Null at a store without related products. */
  readonly #related: Resource<RelatedProducts | null>;
  readonly #sameBrand: Resource<readonly Product[]>;
  readonly #known: KnownProducts;
  /** What a shopper has set, of one product. */
  chosen: { readonly slug: string; readonly quantity: number } | undefined;

  constructor(api: Api, resources: Resources, known: KnownProducts) {
    this.#api = api;
    this.#known = known;
    this.#details = resources.create('product-page', { freshMs });
    this.#related = resources.create('product-page/related', { freshMs });
    this.#sameBrand = resources.create('product-page/same-brand', { freshMs });
    makeObservable(this, { chosen: observableRef });
  }

  /**
   * Loads the product (by slug or id) and, at the same time, the related ones; others of its brand where the store has none
   * of these.
   */
  async load(slug: string, signal?: AbortSignal): Promise<PageOutcome> {
    const details = this.#details.load(this.#keyOf(slug), this.#fetcherOf(slug), signal);
    return this.#outcomeOf(slug, details, signal);
  }

  /** Loads others of a product's brand, which are shown last. */
  async loadSameBrand(slug: string, product: Product, signal?: AbortSignal): Promise<void> {
    const load = (asking: AbortSignal) => this.#fetchSameBrand(product, asking);
    await this.#sameBrand.load(this.#keyOf(slug), load, signal);
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
    const key = this.#keyOf(slug);
    const related = this.#related.of(key).data ?? nothing;
    const { alike, needed, boughtTogether } = related;
    const shown = new Set([...alike, ...needed, ...boughtTogether].map(({ id }) => id));
    const sameBrand = this.#sameBrand.of(key).data ?? [];
    return { ...related, sameBrand: sameBrand.filter(({ id }) => !shown.has(id)) };
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
    return (signal) => this.#api.call('getProductDetails', { slugOrId: slug, signal });
  }

  async #outcomeOf(
    slug: string,
    details: Promise<Result<ProductDetails>>,
    signal?: AbortSignal,
  ): Promise<PageOutcome> {
    const key = this.#keyOf(slug);
    const related = this.#related.load(key, (asking) => this.#fetchRelated(slug, asking), signal);
    // A failure of the product itself is reported by the product.
    related.catch(() => undefined);
    const result = await details;
    if (!result.ok) return outcomeOf(result);
    const found = await related;
    if (found.ok && found.value === null) await this.loadSameBrand(slug, result.value, signal);
    return outcomeOf(result);
  }

  async #fetchRelated(slug: string, signal: AbortSignal): Promise<Result<RelatedProducts | null>> {
    const related = await this.#api.call('getRelatedProducts', { slugOrId: slug, signal });
    if (related.ok) return { ok: true, value: shownOf(related.value) };
    // A store without this call answers 404, as for an unknown product.
    return related.error.kind === 'notFound' ? { ok: true, value: null } : related;
  }

  async #fetchSameBrand(
    { id, brandId }: Product,
    signal: AbortSignal,
  ): Promise<Result<readonly Product[]>> {
    if (brandId === null) return { ok: true, value: [] };
    const question = {
      brandId,
      perPage: sameBrandFetched,
      orderBy: 'id',
      direction: 'desc',
      inStockFirst: true,
    } as const;
    const slice = await this.#api.call('listProducts', { ...question, signal });
    if (!slice.ok) return slice;
    const value = slice.value.products.filter(
      (other) => other.stock === 'inStock' && other.id !== id,
    );
    return { ok: true, value };
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

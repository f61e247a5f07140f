import type { Api } from '../api/index.ts';
import type { Product } from '../entities/index.ts';

/** How many are remembered. */
export const knownProductsLimit = 50;

/** What a page has shown of a product. */
export interface KnownProduct {
  readonly product: Product;
  /** The file of its picture that the browser has. */
  readonly pictureFile: string | undefined;
}

/**
 * Products that a visitor opened from a list, as the list showed them: their pages start with that.
 * Prices and names are of one currency and language.
 */
export class KnownProducts {
  readonly #api: Api;
  readonly #known = new Map<string, KnownProduct>();

  constructor(api: Api) {
    this.#api = api;
  }

  /** Remembers what a product was shown as; beyond the limit, the one that was noted first goes. */
  note(product: Product, pictureFile?: string): void {
    const key = this.#keyOf(product.slug);
    this.#known.delete(key);
    this.#known.set(key, { product, pictureFile });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= knownProductsLimit) return;
      this.#known.delete(oldest);
    }
  }

  /** What was shown of the product, in the present language and currency. */
  of(slug: string): KnownProduct | undefined {
    return this.#known.get(this.#keyOf(slug));
  }

  #keyOf(slug: string): string {
    return JSON.stringify([this.#api.locale, this.#api.currency, slug]);
  }
}

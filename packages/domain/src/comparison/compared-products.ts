import type { Api, ApiError, Result } from '../api/index.ts';
import type { ProductDetails, ProductId } from '../entities/index.ts';
import type { Key, Resource, Resources } from '../resource/index.ts';
import { defineArea, outcomeOf, type PageOutcome } from '../shop/index.ts';

/** Prices and stock are stale after this. */
const freshMs = 60_000;

/** A product; undefined when the catalogue has none with that id. */
interface Found {
  readonly id: ProductId;
  readonly product: ProductDetails | undefined;
}

export type ComparedView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError }
  | {
      readonly status: 'shown';
      readonly products: readonly ProductDetails[];
      /** The number of requested products that don't exist. */
      readonly missing: number;
    };

/** The products that an address compares, with their specifications. */
class ComparedProducts {
  readonly #api: Api;
  readonly #found: Resource<readonly Found[]>;

  constructor(api: Api, resources: Resources) {
    this.#api = api;
    this.#found = resources.create('comparison', { freshMs });
  }

  async load(ids: readonly ProductId[], signal?: AbortSignal): Promise<PageOutcome> {
    if (ids.length === 0) return { kind: 'shown' };
    const fetcher = (asking: AbortSignal) => this.#fetchAll(ids, asking);
    return outcomeOf(await this.#found.load(this.#keyOf(ids), fetcher, signal));
  }

  retry(ids: readonly ProductId[]): void {
    void this.#found.loadAnew(this.#keyOf(ids), (asking) => this.#fetchAll(ids, asking));
  }

  /** Removing one removes its column; the others stay while they reload. */
  view(ids: readonly ProductId[]): ComparedView {
    const key = this.#keyOf(ids);
    const latest = this.#found.latest(key, this.#catalogue) ?? [];
    const found = ids.flatMap((id) => latest.find((one) => one.id === id) ?? []);
    if (found.length === ids.length) {
      const products = found.flatMap(({ product }) => product ?? []);
      return { status: 'shown', products, missing: ids.length - products.length };
    }
    const { error } = this.#found.of(key);
    return error ? { status: 'failed', error } : { status: 'loading' };
  }

  async #fetchAll(
    ids: readonly ProductId[],
    signal: AbortSignal,
  ): Promise<Result<readonly Found[]>> {
    const results = await Promise.all(
      ids.map((id) => this.#api.call('getProductDetails', { slugOrId: String(id), signal })),
    );
    const failure = results.find((one) => !one.ok && one.error.kind !== 'notFound');
    if (failure && !failure.ok) return failure;
    const found = results.map((one, at) => ({
      id: ids[at] ?? 0,
      product: one.ok ? one.value : undefined,
    }));
    return { ok: true, value: found };
  }

  /** Prices and texts depend on currency and language. */
  get #catalogue(): Key {
    return [this.#api.locale, this.#api.currency];
  }

  #keyOf(ids: readonly ProductId[]): Key {
    return [...this.#catalogue, ids.join()];
  }
}

export const comparedProductsOf = /* @__PURE__ */ defineArea(
  (shop) => new ComparedProducts(shop.api, shop.resources),
);

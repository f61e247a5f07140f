import type { Api, ApiError } from '../api/index.ts';
import type { Brand } from '../entities/index.ts';
import type { Fetcher, Key, Resource, Resources, ResourceState } from '../resource/index.ts';
import { defineArea } from '../shop/define-area.ts';
import { outcomeOf, type PageOutcome } from '../shop/index.ts';

/** Stale after this. */
const freshMs = 5 * 60_000;

/** All brands with a logo. */
export class BrandIndex {
  readonly #api: Api;
  readonly #resource: Resource<readonly Brand[]>;
  readonly #fetch: Fetcher<readonly Brand[]> = (signal) => this.#api.call('listBrands', { signal });

  constructor(api: Api, resources: Resources) {
    this.#api = api;
    this.#resource = resources.create('brands', { freshMs });
  }

  /** Loads unless fresh or loading. */
  async load(signal?: AbortSignal): Promise<PageOutcome> {
    return outcomeOf(await this.#resource.load(this.#key, this.#fetch, signal));
  }

  /** Loads again after a failure. */
  async retry(): Promise<PageOutcome> {
    return outcomeOf(await this.#resource.loadAnew(this.#key, this.#fetch));
  }

  get status(): ResourceState<readonly Brand[]>['status'] {
    return this.#resource.of(this.#key).status;
  }

  get error(): ApiError | undefined {
    return this.#resource.of(this.#key).error;
  }

  /** Brands with a logo, sorted by name in the current language (storefront.md §2). */
  get brands(): readonly Brand[] {
    return brandsToShow(this.#resource.latest(this.#key) ?? [], this.#api.locale);
  }

  get #key(): Key {
    return [this.#api.locale];
  }
}

/** Brands with a logo, sorted by name. */
export function brandsToShow(brands: readonly Brand[], locale: string): readonly Brand[] {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return brands
    .filter((brand) => brand.logo !== null)
    .sort((a, b) => collator.compare(a.name, b.name));
}

export const brandsOf = /* @__PURE__ */ defineArea(
  (shop) => new BrandIndex(shop.api, shop.resources),
);

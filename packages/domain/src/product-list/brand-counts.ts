import { fetchCountedBrands } from '../api/brands.ts';
import type { Api } from '../api/index.ts';
import type { CountedBrand } from '../entities/index.ts';
import type { Resource, Resources } from '../resource/index.ts';
import type { ListQuery } from './list-query.ts';
import type { Place } from './resolve-place.ts';

/** Stale after this, so filtering and paging reuse them. */
const freshMs = 60_000;

/** The brands with products within the list's scope, and how many. */
export class BrandCounts {
  readonly #api: Api;
  readonly #resource: Resource<readonly CountedBrand[]>;

  constructor(api: Api, resources: Resources) {
    this.#api = api;
    this.#resource = resources.create('brand-counts', { freshMs });
  }

  /** Loads them once the place is known. A brand's own list has none. */
  async load({ text }: ListQuery, place: Place, signal?: AbortSignal): Promise<void> {
    const { brand, category, department } = place;
    if (brand) return;
    const categoryId = department ? undefined : category?.id;
    const where = { categoryId, departmentId: department?.id, text };
    await this.#resource.load(
      keyOf(text, place),
      (asking) => fetchCountedBrands(this.#api, where, { signal: asking }),
      signal,
    );
  }

  /** Undefined until loaded. */
  of({ text }: ListQuery, place: Place): readonly CountedBrand[] | undefined {
    const { state } = this.#resource;
    const isLoaded = state.status === 'ready' && state.key === keyOf(text, place);
    return isLoaded ? state.latest.data : undefined;
  }
}

function keyOf(text: string, { category, department }: Pick<Place, 'category' | 'department'>) {
  return JSON.stringify([category?.id, department?.id, text]);
}

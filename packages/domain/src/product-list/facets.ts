import type { Api } from '../api/index.ts';
import type { ListFacets } from '../entities/index.ts';
import type { Key, Resource, Resources } from '../resource/index.ts';
import type { Result } from '../result/index.ts';
import { defineArea } from '../shop/define-area.ts';
import {
  filterParameters,
  listAddress,
  noFilters,
  withFilters,
  type ListQuery,
} from './list-query.ts';
import { scopeOf } from './list-scope.ts';
import type { Place } from './resolve-place.ts';

/** Stale after this, so paging and going back reuse them. */
const freshMs = 60_000;

/** How many values of a group are shown first, and travel in a page. */
export const firstValues = 6;

/** A list whose place is found. */
interface Listed {
  readonly query: ListQuery;
  readonly place: Place;
}

interface LoadOptions {
  /** Leaves out of each group what is neither among the first values nor chosen. */
  readonly isShort?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * What lists can be narrowed by, with counts. Of a store without that call the brands of the place,
 * as before there were facets.
 */
export class Facets {
  readonly #api: Api;
  readonly #shown: Resource<ListFacets>;
  /** The store has answered that it knows no such call. */
  #isMissing = false;

  constructor(api: Api, resources: Resources) {
    this.#api = api;
    this.#shown = resources.create('facets', { freshMs });
  }

  /** Loads those of a list. */
  async load(listed: Listed, { isShort = false, signal }: LoadOptions = {}): Promise<void> {
    const load = async (asking: AbortSignal): Promise<Result<ListFacets>> => {
      const answer = await this.#fetch(listed, asking);
      if (!answer.ok) return answer;
      const value = inOrderOf(answer.value, this.of(listed.query));
      return { ok: true, value: isShort ? shortened(value, listed.query) : value };
    };
    await this.#shown.load(this.#keyOf(listed.query), load, signal);
  }

  /** Loads what was left out. */
  async complete(listed: Listed): Promise<void> {
    const { leftOut } = this.of(listed.query) ?? {};
    if (!leftOut || Object.keys(leftOut).length === 0) return;
    await this.#shown.loadAnew(this.#keyOf(listed.query), (signal) => this.#fetch(listed, signal));
  }

  /** Those of the list, while they load of the same place with other filters; undefined if unknown. */
  of(query: ListQuery): ListFacets | undefined {
    return this.#shown.latest(this.#keyOf(query), [this.#scopeOf(query)]);
  }

  /**
   * Those of a choice that is not applied yet, in the order of what is shown.
   * @returns undefined if the store does not answer
   */
  async preview(listed: Listed, signal: AbortSignal): Promise<ListFacets | undefined> {
    const answer = await this.#fetch(listed, signal);
    return answer.ok ? inOrderOf(answer.value, this.of(listed.query)) : undefined;
  }

  async #fetch({ query, place }: Listed, signal: AbortSignal): Promise<Result<ListFacets>> {
    if (!this.#isMissing) {
      const answer = await this.#api.call('listFacets', { ...scopeOf(query, place), signal });
      if (answer.ok || answer.error.kind !== 'notFound') return answer;
      this.#isMissing = true;
    }
    // A brand's own list has no brands to choose.
    if (place.brand) return { ok: true, value: nothingCounted };
    const { categoryId, departmentId, text = '' } = scopeOf(query, place);
    const where = { categoryId, departmentId, text };
    const answer = await this.#api.call('listBrands', { ...where, signal });
    if (!answer.ok) return answer;
    const brands = answer.value.flatMap(({ id, name, count }) =>
      count === 0 ? [] : [{ id, name, count }],
    );
    return { ok: true, value: { ...nothingCounted, brands } };
  }

  #keyOf(query: ListQuery): Key {
    return [this.#scopeOf(query), JSON.stringify(filterParameters(query))];
  }

  #scopeOf(query: ListQuery): string {
    const everything = {
      ...withFilters(query, noFilters),
      sort: 'default',
      allValues: false,
    } as const;
    return JSON.stringify([this.#api.locale, this.#api.currency, listAddress(everything)]);
  }
}

const nothingCounted: ListFacets = {
  total: null,
  inStock: null,
  price: null,
  categories: [],
  departments: [],
  brands: [],
  facets: [],
  leftOut: {},
};

/** What was shown before stays where it is: a box that was pressed does not move away. */
function inOrderOf(all: ListFacets, before: ListFacets | undefined): ListFacets {
  if (!before) return all;
  const facets = knownFirst(all.facets, before.facets).map((facet) => {
    const known = before.facets.find(({ id }) => id === facet.id)?.values;
    return { ...facet, values: knownFirst(facet.values, known ?? []) };
  });
  return { ...all, facets };
}

interface Identified {
  readonly id: string;
}

function knownFirst<Item extends Identified>(
  items: readonly Item[],
  known: readonly Identified[],
): readonly Item[] {
  const places = new Map(known.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? known.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function shortened(all: ListFacets, query: ListQuery): ListFacets {
  const leftOut: Record<string, number> = {};
  const short = <T>(group: string, values: readonly T[], isChosen: (value: T) => boolean) => {
    const kept = values.filter((value, index) => index < firstValues || isChosen(value));
    if (kept.length < values.length) leftOut[group] = values.length - kept.length;
    return kept;
  };
  const brands = short('brands', all.brands, ({ id }) => query.brandIds.includes(id));
  const facets = all.facets.map((facet) => ({
    ...facet,
    values: short(facet.id, facet.values, ({ id }) => query.facets.includes(`${facet.id}:${id}`)),
  }));
  return { ...all, brands, facets, leftOut };
}

export const facetsOf = /* @__PURE__ */ defineArea((shop) => new Facets(shop.api, shop.resources));

import type { Api, ApiError } from '../api/index.ts';
import type { TeamMember } from '../entities/index.ts';
import type { Fetcher, Key, Resource, Resources, ResourceState } from '../resource/index.ts';
import { defineArea } from '../shop/define-area.ts';
import { outcomeOf, type PageOutcome } from '../shop/index.ts';

/** Stale after this. */
const freshMs = 5 * 60_000;

/** The sales team (storefront.md §2). */
export class Team {
  readonly #api: Api;
  readonly #resource: Resource<readonly TeamMember[]>;
  readonly #fetch: Fetcher<readonly TeamMember[]> = (signal) =>
    this.#api.call('listTeam', { signal });

  constructor(api: Api, resources: Resources) {
    this.#api = api;
    this.#resource = resources.create('team', { freshMs });
  }

  /** Loads unless fresh or loading. */
  async load(signal?: AbortSignal): Promise<PageOutcome> {
    return outcomeOf(await this.#resource.load(this.#key, this.#fetch, signal));
  }

  async retry(): Promise<PageOutcome> {
    return outcomeOf(await this.#resource.loadAnew(this.#key, this.#fetch));
  }

  get status(): ResourceState<readonly TeamMember[]>['status'] {
    return this.#resource.of(this.#key).status;
  }

  get error(): ApiError | undefined {
    return this.#resource.of(this.#key).error;
  }

  /** In the store's order. */
  get members(): readonly TeamMember[] {
    return this.#resource.latest(this.#key) ?? [];
  }

  get #key(): Key {
    return [this.#api.locale];
  }
}

export const teamOf = /* @__PURE__ */ defineArea((shop) => new Team(shop.api, shop.resources));

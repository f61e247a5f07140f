import { computed, makeObservable } from 'mobx';
import type { Api, ApiError, Result } from '../api/index.ts';
import type { ShellData, StartData } from '../entities/index.ts';
import type { Page } from '../environment/index.ts';
import type { Fetcher, Key, Resource, Resources, ResourceState } from '../resource/index.ts';
import { shellOf } from './shell-of.ts';
import { StartPart } from './start-part.ts';

/** How long the start data are fresh (storefront.md §9). */
const freshMs = 5 * 60 * 1000;

const emptyShell: ShellData = {
  categories: [],
  specialCategories: [],
  brands: [],
  rates: {},
  ratesUpdatedAt: null,
  store: undefined,
};

/**
 * Equal data stay the very same object: what shows them, as every price shows rates, renders again
 * for other data and not for a later answer.
 */
const kept = computed({
  equals: (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after),
});

/**
 * Categories, brands, exchange rates, banners and questions. Asked for once in five minutes and never
 * twice at a time; a failure shows as empty lists (storefront.md §8). A page carries what its header
 * and footer show, and its areas' parts (`StartPart`); the browser loads the whole.
 */
export class StartDataStore {
  readonly #api: Api;
  readonly #page: Page | undefined;
  readonly #whole: Resource<StartData>;
  readonly #shell: StartPart<ShellData>;
  readonly #parts: StartPart<object>[] = [];
  readonly #fetch: Fetcher<StartData> = async (signal) => {
    const answer = await this.#api.call('getStart', { signal });
    await this.#page?.hydrated?.(
      answer.ok && this.#parts.some((part) => part.differsFrom(answer.value)),
    );
    return answer;
  };

  constructor(api: Api, resources: Resources, page: Page | undefined) {
    this.#api = api;
    this.#page = page;
    this.#whole = resources.create('start-data', { freshMs, isLeftOut: true });
    this.#shell = new StartPart(this, resources, 'shell');
    makeObservable(this, { shell: kept });
  }

  /** Has an answer that differs from this part wait until all of the page is hydrated. */
  guard(part: StartPart<object>): void {
    this.#parts.push(part);
  }

  /** Loads the whole unless fresh or under way. */
  load(signal?: AbortSignal): Promise<Result<StartData>> {
    return this.#whole.load(this.#key, this.#fetch, signal);
  }

  /** Asks again, fresh or not. */
  retry(): Promise<Result<StartData>> {
    return this.#whole.loadAnew(this.#key, this.#fetch);
  }

  /** Loads what header and footer show, for the page to carry. */
  loadShell(): Promise<Result<ShellData>> {
    return this.#shell.load('', shellOf);
  }

  /** The latest answer; undefined until there is one, also where the page's server had it. */
  get whole(): StartData | undefined {
    return this.#whole.latest(this.#key);
  }

  /** Empty until it is known. */
  get shell(): ShellData {
    return this.#shell.of('', shellOf) ?? emptyShell;
  }

  /** Why the last load failed, once no automatic retry is left. */
  get error(): ApiError | undefined {
    return this.#whole.of(this.#key).error;
  }

  get status(): ResourceState<StartData>['status'] {
    return this.#whole.of(this.#key).status;
  }

  get #key(): Key {
    return [this.#api.locale];
  }
}

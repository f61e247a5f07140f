import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Api } from '../api/index.ts';
import { fetchProducts } from '../api/products.ts';
import type { Product, ProductSlice } from '../entities/index.ts';
import type { Clock, KeyValueStorage, Stop } from '../environment/index.ts';
import { Kept } from '../kept/index.ts';
import { Resource } from '../resource/index.ts';
import { parseRecentSearches, withRecentSearch } from './recent-searches.ts';

/** How suggestions are asked for (storefront.md §9). */
export const searchLimits = {
  /** Trimmed characters from which there are suggestions. */
  characters: 2,
  suggestions: 5,
  /** How long the text has to stay as it is before it is asked for, in milliseconds. */
  debounceMs: 200,
} as const;

/** How long suggestions need no asking again. */
const freshMs = 60_000;

/** Where the browser keeps what was searched for. */
export const searchesStorageKey = 'ponte.searches';

/** What is known about the text so far; a failure is `idle`, so that the list hides (§4). */
export type Suggestions =
  | { readonly status: 'idle' | 'loading' | 'empty' }
  | { readonly status: 'results'; readonly products: readonly Product[] };

interface SearchOptions {
  readonly api: Api;
  readonly clock: Clock;
  readonly storage: KeyValueStorage | undefined;
}

/** Products that may be meant by what is typed into the search box, and what was searched before. */
export class Search {
  /** The trimmed text of the box. */
  text = '';
  /** The text has changed and is not asked for yet. */
  isWaiting = false;
  readonly #api: Api;
  readonly #clock: Clock;
  readonly #found: Resource<ProductSlice>;
  readonly #recent: Kept<readonly string[]>;
  #stopWaiting: Stop = () => undefined;

  constructor({ api, clock, storage }: SearchOptions) {
    this.#api = api;
    this.#clock = clock;
    // Who types waits for no retry: the next letter asks anew.
    this.#found = new Resource<ProductSlice>({ clock, freshMs, retries: 0 });
    this.#recent = new Kept<readonly string[]>({
      storage,
      key: searchesStorageKey,
      parse: parseRecentSearches,
      initial: [],
    });
    makeObservable(this, { text: observableRef, isWaiting: observableRef, suggestions: computed });
  }

  /** Takes up what the browser keeps, and its changes in other tabs. */
  start(): Stop {
    return this.#recent.start();
  }

  /** The text of the box has become this one. */
  type(text: string): void {
    const asked = text.trim();
    this.#stopWaiting();
    const enough = asked.length >= searchLimits.characters;
    runInAction(() => {
      this.text = asked;
      this.isWaiting = enough;
    });
    if (!enough) return this.#found.abort();
    this.#stopWaiting = this.#clock.after(searchLimits.debounceMs, () => this.#ask());
  }

  /** What there is to show for the text as it is now. */
  get suggestions(): Suggestions {
    if (this.text.length < searchLimits.characters) return { status: 'idle' };
    if (this.isWaiting) return { status: 'loading' };
    const { state, data } = this.#found;
    if (state.status === 'idle' || state.key !== this.#key || state.status === 'failed') {
      return { status: 'idle' };
    }
    if (!data) return { status: 'loading' };
    const { products } = data;
    return products.length === 0 ? { status: 'empty' } : { status: 'results', products };
  }

  /** What was searched for, the latest first. */
  get recent(): readonly string[] {
    return this.#recent.state;
  }

  /** A list was opened for this text. */
  remember(text: string): void {
    this.#recent.change((texts) => withRecentSearch(texts, text));
  }

  /** Forgets what was searched for. */
  forget(): void {
    this.#recent.reset();
  }

  #ask(): void {
    runInAction(() => {
      this.isWaiting = false;
      void this.#found.load(this.#key, (signal) =>
        fetchProducts(
          this.#api,
          {
            text: this.text,
            perPage: searchLimits.suggestions,
            orderBy: 'id',
            direction: 'desc',
            inStockFirst: true,
          },
          { signal },
        ),
      );
    });
  }

  get #key(): string {
    return `${this.#api.locale} ${this.#api.currency} ${this.text}`;
  }
}

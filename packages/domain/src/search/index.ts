import { makeAutoObservable } from 'mobx';
import type { Api } from '../api/index.ts';
import { fetchProducts } from '../api/products.ts';
import type { Product, ProductSlice } from '../entities/index.ts';
import type { Clock, KeyValueStorage, Stop } from '../environment/index.ts';
import { Resource } from '../resource/index.ts';
import { defineArea } from '../shop/define-area.ts';
import { isListOf, isText, parseStored, StoredState } from '../stored/index.ts';

const recentSearchesKept = 5;

const areTexts = /* @__PURE__ */ isListOf(isText);

/** Null when invalid. */
export function parseRecentSearches(text: string): readonly string[] | null {
  return parseStored(areTexts, text)?.slice(0, recentSearchesKept) ?? null;
}

/** Adds a search: the latest first, each once regardless of case. */
export function withRecentSearch(texts: readonly string[], text: string): readonly string[] {
  const latest = text.trim();
  if (latest === '' || latest === texts[0]) return texts;
  const same = latest.toLocaleLowerCase();
  const others = texts.filter((other) => other.toLocaleLowerCase() !== same);
  return [latest, ...others].slice(0, recentSearchesKept);
}

/** storefront.md §9 */
export const searchLimits = {
  /** The least trimmed characters. */
  characters: 2,
  suggestions: 5,
  /** Milliseconds without typing before a request. */
  debounceMs: 200,
} as const;

/** Stale after this. */
const freshMs = 60_000;

/** In local storage. */
export const searchesStorageKey = 'ponte.searches';

/** Suggestions for the current text; a failure is `idle`, so that the list hides (§4). */
export type Suggestions =
  | { readonly status: 'idle' | 'loading' | 'empty' }
  | { readonly status: 'results'; readonly products: readonly Product[] };

interface SearchOptions {
  readonly api: Api;
  readonly clock: Clock;
  readonly storage: KeyValueStorage | undefined;
}

/** The search box: suggestions and recent searches. */
export class Search {
  /** Trimmed. */
  text = '';
  /** The text changed and is not requested yet. */
  isWaiting = false;
  readonly #api: Api;
  readonly #clock: Clock;
  readonly #found: Resource<ProductSlice>;
  readonly #recent: StoredState<readonly string[]>;
  #stopWaiting: Stop = () => undefined;

  constructor({ api, clock, storage }: SearchOptions) {
    this.#api = api;
    this.#clock = clock;
    // No retries: the next letter asks again.
    this.#found = new Resource<ProductSlice>({ clock, freshMs, retries: 0 });
    this.#recent = new StoredState<readonly string[]>({
      storage,
      key: searchesStorageKey,
      parse: parseRecentSearches,
      initial: [],
    });
    makeAutoObservable(this);
  }

  /** Reads recent searches and follows other tabs. */
  start(): Stop {
    return this.#recent.start();
  }

  type(text: string): void {
    const asked = text.trim();
    this.#stopWaiting();
    const enough = asked.length >= searchLimits.characters;
    this.text = asked;
    this.isWaiting = enough;
    if (!enough) return this.#found.abort();
    this.#stopWaiting = this.#clock.after(searchLimits.debounceMs, () => this.ask());
  }

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

  /** Latest first. */
  get recent(): readonly string[] {
    return this.#recent.state;
  }

  /** Records a search that was opened. */
  remember(text: string): void {
    this.#recent.change((texts) => withRecentSearch(texts, text));
  }

  forget(): void {
    this.#recent.reset();
  }

  private ask(): void {
    this.isWaiting = false;
    void this.#found.load(this.#key, (signal) =>
      fetchProducts(this.#api, { text: this.text, perPage: searchLimits.suggestions }, { signal }),
    );
  }

  get #key(): string {
    return `${this.#api.locale} ${this.#api.currency} ${this.text}`;
  }
}

export const searchOf = /* @__PURE__ */ defineArea((shop) => {
  const { clock, storage } = shop.options;
  const search = new Search({ api: shop.api, clock, storage });
  shop.onDispose(search.start());
  return search;
});

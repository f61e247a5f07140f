import { makeAutoObservable } from 'mobx';
import type { Api } from '../api/index.ts';
import type { Product, SearchSuggestions } from '../entities/index.ts';
import type { Clock, KeyValueStorage, Stop } from '../environment/index.ts';
import { Resource, type Key } from '../resource/index.ts';
import type { Result } from '../result/index.ts';
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

/** Limits of the suggestions (storefront.md §9). */
export const searchLimits = {
  /** The least trimmed characters. */
  characters: 2,
  suggestions: 5,
  /** Milliseconds without typing before a request: shorter than the 200 of §9, to show in 100. */
  debounceMs: 80,
} as const;

/** Stale after this. */
const freshMs = 60_000;

/** In local storage. */
export const searchesStorageKey = 'ponte.searches';

/** Suggestions for the current text; a failure is `idle`, so that the list hides (§4). */
export type Suggestions =
  | { readonly status: 'idle' | 'loading' | 'empty' }
  | { readonly status: 'results'; readonly found: SearchSuggestions };

interface SearchOptions {
  readonly api: Api;
  readonly clock: Clock;
  readonly storage: KeyValueStorage | undefined;
}

/** The search box: suggestions and recent searches. */
export class Search {
  /** Trimmed; null when nothing is being typed. */
  text: string | null = null;
  /** The text changed and is not requested yet. */
  isWaiting = false;
  readonly #api: Api;
  readonly #clock: Clock;
  readonly #found: Resource<SearchSuggestions>;
  /** The store has no call for suggestions: products are all there is. */
  #hasProductsOnly = false;
  readonly #recent: StoredState<readonly string[]>;
  #stopWaiting: Stop = () => undefined;

  constructor({ api, clock, storage }: SearchOptions) {
    this.#api = api;
    this.#clock = clock;
    // No retries: the next letter asks again.
    this.#found = new Resource<SearchSuggestions>({ clock, freshMs, retries: 0 });
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

  /** The text has led somewhere, or the box was left. */
  rest(): void {
    this.#stopWaiting();
    this.text = null;
    this.isWaiting = false;
    this.#found.abort();
  }

  type(text: string): void {
    const asked = text.trim();
    this.#stopWaiting();
    const enough = asked.length >= searchLimits.characters;
    this.text = asked;
    this.isWaiting = enough;
    // What is popular shows at once, before anything is typed.
    if (asked === '' && !this.#hasProductsOnly) return this.ask(asked);
    if (!enough) return this.#found.abort();
    this.#stopWaiting = this.#clock.after(searchLimits.debounceMs, () => this.ask(asked));
  }

  get suggestions(): Suggestions {
    if (this.text === null) return { status: 'idle' };
    const { length } = this.text;
    if (length > 0 && length < searchLimits.characters) return { status: 'idle' };
    if (this.isWaiting) return { status: 'loading' };
    const { status, data } = this.#found.of(this.#key);
    if (status === 'idle' || status === 'failed') return { status: 'idle' };
    // Popular searches are not urgent.
    const isPopular = length === 0;
    if (!data) return { status: isPopular ? 'idle' : 'loading' };
    if (countOf(data) > 0) return { status: 'results', found: data };
    return { status: isPopular ? 'idle' : 'empty' };
  }

  /** The product with exactly this code, if known; otherwise null. */
  codedBy(text: string): Product | null {
    const { suggestions } = this;
    return suggestions.status === 'results' && text.trim() === this.text
      ? suggestions.found.coded
      : null;
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

  private ask(text: string): void {
    this.isWaiting = false;
    this.#found.abort();
    void this.#found.load(this.#key, (signal) => this.#fetch(text, signal));
  }

  async #fetch(text: string, signal: AbortSignal): Promise<Result<SearchSuggestions>> {
    if (!this.#hasProductsOnly) {
      const answer = await this.#api.call('listSuggestions', { text, signal });
      if (answer.ok || answer.error.kind !== 'notFound') return answer;
      this.#hasProductsOnly = true;
    }
    if (text === '') return { ok: true, value: noSuggestions };
    const question = { text, perPage: searchLimits.suggestions };
    const answer = await this.#api.call('listProducts', { ...question, signal });
    if (!answer.ok) return answer;
    return { ok: true, value: { ...noSuggestions, products: answer.value.products } };
  }

  get #key(): Key {
    return [this.#api.locale, this.#api.currency, this.text ?? ''];
  }
}

const noSuggestions: SearchSuggestions = {
  coded: null,
  groups: [],
  brands: [],
  searches: [],
  products: [],
};

function countOf({ groups, brands, searches, products }: SearchSuggestions): number {
  return groups.length + brands.length + searches.length + products.length;
}

export const searchOf = /* @__PURE__ */ defineArea((shop) => {
  const { clock, storage } = shop.options;
  const search = new Search({ api: shop.api, clock, storage });
  shop.onDispose(search.start());
  return search;
});

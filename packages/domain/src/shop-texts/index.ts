import type { ShopTextName } from '@ponte/contract/shop-texts';
import type { Api, ApiError, Result } from '../api/index.ts';
import type { Key, Resource, Resources } from '../resource/index.ts';
import { defineArea } from '../shop/define-area.ts';
import { outcomeOf, type PageOutcome } from '../shop/index.ts';
import type { StartDataStore } from '../start-data/index.ts';

/** Stale after this. */
const freshMs = 5 * 60_000;

export type ShopTextView =
  | { readonly status: 'loading' }
  /** Sanitised HTML; null where the shop has not written one. */
  | { readonly status: 'ready'; readonly html: string | null }
  | { readonly status: 'failed'; readonly error: ApiError };

/** The shop's own texts: terms, privacy and about. */
export class ShopTexts {
  readonly #api: Api;
  readonly #startData: Pick<StartDataStore, 'shell'>;
  /** An empty text where there is none. */
  readonly #text: Resource<string>;

  constructor(api: Api, resources: Resources, startData: Pick<StartDataStore, 'shell'>) {
    this.#api = api;
    this.#startData = startData;
    this.#text = resources.create('shop-text', { freshMs });
  }

  /** Asks only a store with its own texts, and again once they have changed. */
  async load(name: ShopTextName, signal?: AbortSignal): Promise<PageOutcome> {
    const version = this.#version;
    if (version === null) return { kind: 'shown' };
    const key = this.#keyOf(name, version);
    return outcomeOf(await this.#text.load(key, (asking) => this.#fetch(name, asking), signal));
  }

  /** Loads again what could not be loaded. */
  retry(): void {
    this.#text.retryFailed();
  }

  view(name: ShopTextName): ShopTextView {
    const key = this.#keyOf(name, this.#version ?? '');
    // A newer version takes the place of what is shown.
    const shown = this.#text.latest(key, key.slice(0, -1));
    if (shown !== undefined) return { status: 'ready', html: shown || null };
    const { status, error } = this.#text.of(key);
    if (error) return { status: 'failed', error };
    return status === 'idle' ? { status: 'ready', html: null } : { status: 'loading' };
  }

  get #version(): string | null {
    return this.#startData.shell.store?.textsVersion ?? null;
  }

  #keyOf(name: ShopTextName, version: string): Key {
    return [name, this.#api.locale, version];
  }

  async #fetch(name: ShopTextName, signal: AbortSignal): Promise<Result<string>> {
    const answer = await this.#api.call('getShopText', { params: { name }, signal });
    return !answer.ok && answer.error.kind === 'notFound' ? { ok: true, value: '' } : answer;
  }
}

export const shopTextsOf = /* @__PURE__ */ defineArea(
  (shop) => new ShopTexts(shop.api, shop.resources, shop.startData),
);

export type { ShopTextName };

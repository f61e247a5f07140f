import { setTimeout as delay } from 'node:timers/promises';
import type { EncodedPage } from '@ponte/web-server';
import { LRUCache } from 'lru-cache';

export interface RenderedPage {
  readonly status: 200 | 301 | 302 | 400 | 404 | 503;
  readonly body: EncodedPage;
  /** Whether it may be served to other visitors. */
  readonly cacheable: boolean;
  readonly location?: string;
}

interface CachedPage {
  readonly page: RenderedPage;
  readonly storedAt: number;
  /** Of what every page shows, when its rendering began. */
  readonly version: number;
  refreshing: boolean;
}

/** From memory, from memory while a new page is rendered, or rendered for the request. */
export type CacheAnswer = 'fresh' | 'stale' | 'rendered';

interface PageCacheOptions {
  /** Milliseconds. */
  readonly freshFor: number;
  /** Milliseconds after that during which it is served stale while a new one is rendered. */
  readonly staleFor: number;
  /** Milliseconds after `freshFor` during which an older one is served where a new one fails or is late. */
  readonly keptFor: number;
  /** Milliseconds after which the new one is late. */
  readonly patience: number;
  /** In bytes. */
  readonly maxBytes: number;
  /** Milliseconds. */
  readonly now: () => number;
  /** Changes with what every page shows, such as the shop's name; 0 by default. */
  readonly version?: () => number;
  /** Receives how each request was answered. */
  readonly answered?: (how: CacheAnswer) => void;
  /** Called when a rendering has thrown while the stale page was served. */
  readonly report: (error: unknown) => void;
}

/** The share of memory for pages that were requested again. */
const standingPart = 3 / 4;
/** The share of memory for missing pages: clients can invent such addresses. */
const missingPart = 1 / 16;
/** In bytes: an entry's keys, objects and place in its cache. */
const overhead = 1000;

/**
 * Stale-while-revalidate and stale-if-error within a process, so that a machine without a CDN
 * answers from memory and an outage of the API doesn't take pages down. Pages hold nothing
 * personal.
 *
 * Pages requested again after their first freshness period are stored apart from new ones, so a
 * burst of new addresses only evicts each other. A page of an earlier version of what every page
 * shows is rendered again before it is served, and serves only where that fails.
 */
export class PageCache {
  readonly #standing: LRUCache<string, CachedPage>;
  readonly #recent: LRUCache<string, CachedPage>;
  readonly #missing: LRUCache<string, CachedPage>;
  readonly #pending = new Map<string, Promise<RenderedPage>>();
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    const { maxBytes } = options;
    this.#options = options;
    this.#standing = pagesOf(maxBytes * standingPart);
    this.#recent = pagesOf(maxBytes * (1 - missingPart));
    this.#missing = pagesOf(maxBytes * missingPart);
  }

  get bytes(): number {
    return [this.#standing, this.#recent, this.#missing].reduce(
      (sum, { calculatedSize }) => sum + calculatedSize,
      0,
    );
  }

  /**
   * The cached page, or the one that `render` makes. Concurrent requests share a rendering. An
   * uncacheable page (the API failed) never replaces a cached one.
   */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const { freshFor, staleFor, keptFor, patience, answered } = this.#options;
    const kept = this.#take(key);
    const age = kept ? this.#options.now() - kept.storedAt : Infinity;
    if (!kept || age > freshFor + keptFor) {
      answered?.('rendered');
      return this.#render(key, render);
    }
    const isOld = age > freshFor + staleFor;
    if (isOld || kept.version !== this.#version) {
      answered?.('rendered');
      const replaced = this.#replace(key, kept, render);
      if (!isOld) return replaced;
      return Promise.race([replaced, delay(patience, kept.page, { ref: false })]);
    }
    answered?.(age > freshFor ? 'stale' : 'fresh');
    if (age > freshFor && !kept.refreshing) {
      kept.refreshing = true;
      void this.#refresh(key, kept, render);
    }
    return kept.page;
  }

  get #version(): number {
    return this.#options.version?.() ?? 0;
  }

  /** The page rendered again, or the outdated one where that fails. */
  async #replace(
    key: string,
    kept: CachedPage,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    try {
      const page = await this.#render(key, render);
      return page.status === 503 ? kept.page : page;
    } catch (error) {
      this.#options.report(error);
      return kept.page;
    }
  }

  #take(key: string): CachedPage | undefined {
    return this.#standing.get(key) ?? this.#recent.get(key) ?? this.#missing.get(key);
  }

  async #refresh(
    key: string,
    kept: CachedPage,
    render: () => Promise<RenderedPage>,
  ): Promise<void> {
    try {
      await this.#render(key, render);
    } catch (error) {
      // The stale page stays; the next visitor retries.
      this.#options.report(error);
    } finally {
      kept.refreshing = false;
    }
  }

  #render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const version = this.#version;
    const rendering = render()
      .then((page) => {
        if (page.cacheable) this.#store(key, page, version);
        return page;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, rendering);
    return rendering;
  }

  #store(key: string, page: RenderedPage, version: number): void {
    const stands = this.#standing.has(key) || this.#recent.has(key);
    for (const pages of [this.#standing, this.#recent, this.#missing]) pages.delete(key);
    const pages = page.status === 404 ? this.#missing : stands ? this.#standing : this.#recent;
    pages.set(key, { page, storedAt: this.#options.now(), version, refreshing: false });
    // New pages have what the standing ones leave.
    const left = this.#recent.maxSize - this.#standing.calculatedSize;
    while (this.#recent.calculatedSize > left) this.#recent.pop();
  }
}

function pagesOf(maxSize: number): LRUCache<string, CachedPage> {
  return new LRUCache({
    maxSize: Math.floor(maxSize),
    sizeCalculation: ({ page }, key) => page.body.bytes + 2 * key.length + overhead,
  });
}

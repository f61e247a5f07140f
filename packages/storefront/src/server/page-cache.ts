import type { EncodedPage } from './compression.ts';
import { PageShelf, type KeptPage } from './page-shelf.ts';

/** A rendered page, ready to be sent. */
export interface RenderedPage {
  readonly status: 200 | 301 | 302 | 400 | 404 | 503;
  readonly body: EncodedPage;
  /** The source by which the page's policy allows its inline styles, if it has any. */
  readonly styleSource?: string | undefined;
  /** Whether other visitors may be given this page. */
  readonly cacheable: boolean;
  /** Where the visitor belongs instead, for a redirect. */
  readonly location?: string;
}

interface PageCacheOptions {
  /** Milliseconds during which a page is served as it is. */
  readonly freshFor: number;
  /** Milliseconds after that during which it is served while a new one is rendered. */
  readonly staleFor: number;
  /** How much memory the pages may take, in bytes. */
  readonly maxBytes: number;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** The part of the memory that pages which were asked for again may take. */
const standingPart = 3 / 4;
/** The part of the memory for addresses where nothing is: anybody can think of as many as they like. */
const missingPart = 1 / 16;

/**
 * Stale-while-revalidate for one process, so that a single machine without a CDN answers from
 * memory and one slow or stopped API does not take the pages with it. The pages hold nothing
 * personal, which is what makes sharing them right.
 *
 * A page that is asked for again after its first time was over stands apart from new ones: however
 * many new addresses come in a burst, they only push out each other.
 */
export class PageCache {
  readonly #standing = new PageShelf();
  readonly #recent = new PageShelf();
  readonly #missing = new PageShelf();
  readonly #pending = new Map<string, Promise<RenderedPage>>();
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** How much memory the pages take, in bytes. */
  get bytes(): number {
    return this.#standing.bytes + this.#recent.bytes + this.#missing.bytes;
  }

  /**
   * The page stored under `key`, or the one that `render` makes. Several askers at once share
   * one rendering. A page that is not cacheable (the API failed) never replaces one that is.
   */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#take(key);
    const age = kept ? this.#options.now() - kept.storedAt : Infinity;
    if (!kept || age > this.#options.freshFor + this.#options.staleFor) {
      return this.#render(key, render);
    }
    if (age > this.#options.freshFor && !kept.refreshing) {
      kept.refreshing = true;
      void this.#refresh(key, kept, render);
    }
    return kept.page;
  }

  #take(key: string): KeptPage | undefined {
    return this.#standing.take(key) ?? this.#recent.take(key) ?? this.#missing.take(key);
  }

  async #refresh(key: string, kept: KeptPage, render: () => Promise<RenderedPage>): Promise<void> {
    try {
      await this.#render(key, render);
    } catch {
      // The stale page stays; the next visitor after it tries again.
    } finally {
      kept.refreshing = false;
    }
  }

  #render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const rendering = render()
      .then((page) => {
        if (page.cacheable) this.#store(key, page);
        return page;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, rendering);
    return rendering;
  }

  #store(key: string, page: RenderedPage): void {
    const stands = this.#standing.has(key) || this.#recent.has(key);
    for (const shelf of [this.#standing, this.#recent, this.#missing]) shelf.delete(key);
    const shelf = page.status === 404 ? this.#missing : stands ? this.#standing : this.#recent;
    shelf.put(key, { page, storedAt: this.#options.now(), refreshing: false });
    this.#shrink();
  }

  #shrink(): void {
    const { maxBytes } = this.#options;
    this.#missing.shrinkTo(maxBytes * missingPart);
    this.#standing.shrinkTo(maxBytes * standingPart);
    this.#recent.shrinkTo(maxBytes * (1 - missingPart) - this.#standing.bytes);
  }
}

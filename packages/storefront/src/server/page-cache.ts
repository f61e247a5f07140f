/** A rendered page, ready to be sent. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Whether other visitors may be given this page. */
  readonly cacheable: boolean;
  /** Where the visitor belongs instead, for a redirect. */
  readonly location?: string;
}

interface Entry {
  page: RenderedPage;
  storedAt: number;
  refreshing: boolean;
}

interface PageCacheOptions {
  /** Milliseconds during which a page is served as it is. */
  readonly freshFor: number;
  /** Milliseconds after that during which it is served while a new one is rendered. */
  readonly staleFor: number;
  /** How many pages are kept; the one used longest ago goes first. */
  readonly capacity: number;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/**
 * Stale-while-revalidate for one process, so that a single machine without a CDN answers from
 * memory and one slow or stopped API does not take the pages with it. The pages hold nothing
 * personal, which is what makes sharing them right.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<RenderedPage>>();
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /**
   * The page stored under `key`, or the one that `render` makes. Several askers at once share
   * one rendering. A page that is not cacheable (the API failed) never replaces one that is.
   */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const entry = this.#entries.get(key);
    const age = entry ? this.#options.now() - entry.storedAt : Infinity;
    if (!entry || age > this.#options.freshFor + this.#options.staleFor) {
      return this.#render(key, render);
    }
    this.#touch(key, entry);
    if (age > this.#options.freshFor && !entry.refreshing) {
      entry.refreshing = true;
      void this.#refresh(key, entry, render);
    }
    return entry.page;
  }

  async #refresh(key: string, entry: Entry, render: () => Promise<RenderedPage>): Promise<void> {
    try {
      await this.#render(key, render);
    } catch {
      // The stale page stays; the next visitor after it tries again.
    } finally {
      entry.refreshing = false;
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
    this.#touch(key, { page, storedAt: this.#options.now(), refreshing: false });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#options.capacity && !oldest.done) {
      this.#entries.delete(oldest.value);
    }
  }

  #touch(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }
}

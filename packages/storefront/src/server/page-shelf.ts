import type { RenderedPage } from './page-cache.ts';

export interface CachedPage {
  page: RenderedPage;
  storedAt: number;
  /** Of what every page shows, when its rendering began. */
  version: number;
  refreshing: boolean;
}

/** In bytes: an entry's keys, objects and place in the map. */
const overhead = 1000;

/** An LRU cache of pages with a limit in bytes. */
export class PageShelf {
  readonly #pages = new Map<string, { readonly kept: CachedPage; weight: number }>();
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  take(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key);
    if (entry) this.put(key, entry.kept);
    return entry?.kept;
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  put(key: string, kept: CachedPage): void {
    this.delete(key);
    const weight = kept.page.body.bytes + 2 * key.length + overhead;
    this.#pages.set(key, { kept, weight });
    this.#bytes += weight;
  }

  delete(key: string): void {
    this.#bytes -= this.#pages.get(key)?.weight ?? 0;
    this.#pages.delete(key);
  }

  /** Evicts pages until the rest fits into `limit` bytes. */
  shrinkTo(limit: number): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= limit) return;
      this.delete(key);
    }
  }
}

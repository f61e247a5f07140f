import { Lazy } from '@ponte/domain';

/** How long code may take before a page says that it did not come, in milliseconds (storefront.md §9). */
const patience = 120_000;

/** How far a lazy module has come. */
export type LazyStatus = 'idle' | 'loading' | 'loaded' | 'failed';

/**
 * A module that is imported when it is first needed, whose progress a screen can show. It can be
 * read synchronously afterwards: the server and the hydrating browser import the matched screen
 * before they render, so that neither renders a fallback.
 */
export class LazyModule<Module> {
  #status: LazyStatus = 'idle';
  #pending: Promise<Module> | undefined;
  readonly #lazy: Lazy<Module>;
  readonly #listeners = new Set<() => void>();

  constructor(importModule: () => Promise<Module>) {
    this.#lazy = new Lazy(importModule);
  }

  get status(): LazyStatus {
    return this.#status;
  }

  /** The module, or undefined while it has not arrived. */
  get loaded(): Module | undefined {
    return this.#lazy.loaded;
  }

  /**
   * Imports the module once; after a failure it may be tried again.
   *
   * @throws what the import throws, as when the network is down, and after two minutes
   */
  load(): Promise<Module> {
    this.#pending ??= this.#run();
    return this.#pending;
  }

  /** Imports the module if it is not there yet; a failure shows in `status` alone. */
  prefetch(): void {
    this.load().catch(() => undefined);
  }

  /** Calls `listener` when the status changes. Returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #run(): Promise<Module> {
    this.#become('loading');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, patience);
    });
    try {
      const module = await Promise.race([this.#lazy.load(), late]);
      this.#become('loaded');
      return module;
    } catch (error) {
      this.#pending = undefined;
      this.#become('failed');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #become(status: LazyStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}

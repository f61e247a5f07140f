/** How far a lazy module has come. */
export type LazyStatus = 'idle' | 'loading' | 'loaded' | 'failed';

/**
 * A module that is imported when it is first needed and can be read synchronously afterwards:
 * the server and the hydrating browser import the matched screen before they render, so that
 * neither renders a fallback.
 */
export class LazyModule<Module> {
  #status: LazyStatus = 'idle';
  #loaded: Module | undefined;
  #pending: Promise<Module> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #import: () => Promise<Module>;

  constructor(importModule: () => Promise<Module>) {
    this.#import = importModule;
  }

  get status(): LazyStatus {
    return this.#status;
  }

  /** The module, or undefined while it has not arrived. */
  get loaded(): Module | undefined {
    return this.#loaded;
  }

  /**
   * Imports the module once; after a failure it may be tried again.
   *
   * @throws what the import throws, as when the network is down
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
    try {
      this.#loaded = await this.#import();
      this.#become('loaded');
      return this.#loaded;
    } catch (error) {
      this.#pending = undefined;
      this.#become('failed');
      throw error;
    }
  }

  #become(status: LazyStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}

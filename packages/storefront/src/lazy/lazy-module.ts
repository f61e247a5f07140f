import { Lazy } from '@ponte/domain';

/** The timeout of an import, in milliseconds (storefront.md §9). */
const patience = 120_000;

export type LazyStatus = 'idle' | 'loading' | 'loaded' | 'failed';

/**
 * A module that is imported on first use, with an observable status. Once loaded it can be read
 * synchronously: server and browser import the matched screen before rendering, so that neither
 * renders a fallback.
 */
export class LazyModule<Module> extends Lazy<Module> {
  #status: LazyStatus = 'idle';
  #pending: Promise<Module> | undefined;
  readonly #listeners = new Set<() => void>();

  get status(): LazyStatus {
    return this.#status;
  }

  /**
   * Imports the module once; may be retried after a failure.
   * @throws what the import throws, for example offline, and after two minutes
   */
  override load(): Promise<Module> {
    this.#pending ??= this.#run();
    return this.#pending;
  }

  /** A failure shows in `status` only. */
  prefetch(): void {
    this.load().catch(() => undefined);
  }

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
      const module = await Promise.race([super.load(), late]);
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

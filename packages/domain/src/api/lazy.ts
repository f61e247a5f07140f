/**
 * A module in a separate chunk: imported on first use, available synchronously afterwards. What a
 * page shows first needs no call, so it does not wait for the code of calls, a fifth of the domain
 * with its libraries.
 */
export class Lazy<T> {
  #loaded: T | undefined;
  #pending: Promise<T> | undefined;
  readonly #import: () => Promise<T>;

  constructor(importIt: () => Promise<T>) {
    this.#import = importIt;
  }

  /** The imported module; undefined before. */
  get loaded(): T | undefined {
    return this.#loaded;
  }

  /**
   * Imports it once; after a failure the next call tries again.
   *
   * @throws what the import throws, as without a network
   */
  load(): Promise<T> {
    this.#pending ??= this.#import().then(
      (loaded) => (this.#loaded = loaded),
      (failure: unknown) => {
        this.#pending = undefined;
        throw failure;
      },
    );
    return this.#pending;
  }
}

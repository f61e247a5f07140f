/**
 * Something that lives in a chunk of its own: imported when it is first needed, there at once
 * afterwards. What a page shows first needs no call to the store, so the code of calls, a fifth of
 * the domain with its libraries, need not be there before it.
 */
export class Lazy<T> {
  #loaded: T | undefined;
  #pending: Promise<T> | undefined;
  readonly #import: () => Promise<T>;

  constructor(importIt: () => Promise<T>) {
    this.#import = importIt;
  }

  /** What has been imported; undefined while it has not. */
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

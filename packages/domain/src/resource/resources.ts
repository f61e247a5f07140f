import type { Clock, Page } from '../environment/index.ts';
import type { ResourceSnapshot } from './resource-state.ts';
import { Resource } from './resource.ts';

/** The settled resources of a shop by name, as plain JSON. Holds no visitor data. */
export type ResourcesSnapshot = Readonly<Record<string, ResourceSnapshot<unknown>>>;

/** What the resources of a shop are made of. */
export interface ResourcesOptions {
  readonly clock: Clock;
  readonly retries?: number | undefined;
  /** What the server has loaded; nothing by default. */
  readonly snapshot?: ResourcesSnapshot | undefined;
  /** The page that shows it. */
  readonly page?: Page | undefined;
}

/**
 * Makes the resources of one shop and keeps them by name, so that the server's can be sent to the
 * browser and the browser's begin where the server's ended.
 */
export class Resources {
  readonly #made = new Map<string, Resource<unknown>>();
  readonly #options: ResourcesOptions;

  constructor(options: ResourcesOptions) {
    this.#options = options;
  }

  /**
   * A new resource, in the state that the server's of the same name was in. A second one of a name
   * takes the place of the first, as happens when a module is replaced during development.
   */
  create<T>(name: string, options: { readonly freshMs?: number } = {}): Resource<T> {
    const before = this.#made.get(name);
    before?.abort();
    const { clock, retries, snapshot, page } = this.#options;
    const taken = before ? before.snapshot() : snapshot?.[name];
    const resource = new Resource<T>({
      clock,
      retries,
      hydrated: page?.hydrated,
      freshMs: options.freshMs,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the snapshot is this package's own, of the same build; names tie it to its type
      snapshot: taken as ResourceSnapshot<T> | undefined,
    });
    this.#made.set(name, resource);
    return resource;
  }

  /** Asks again for everything whose load failed for a passing reason. */
  retryFailed(): void {
    for (const resource of this.#made.values()) resource.retryFailed();
  }

  /** What has settled, by name. */
  snapshot(): ResourcesSnapshot {
    const settled: Record<string, ResourceSnapshot<unknown>> = {};
    for (const [name, resource] of this.#made) {
      const snapshot = resource.snapshot();
      if (snapshot) settled[name] = snapshot;
    }
    return settled;
  }

  /** Stops every load. */
  dispose(): void {
    for (const resource of this.#made.values()) resource.abort();
  }
}

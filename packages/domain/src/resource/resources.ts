import type { Clock, Page } from '../environment/index.ts';
import type { ResourceSnapshot } from './resource-state.ts';
import { Resource } from './resource.ts';

/** Settled resources by name, as plain JSON without visitor data. */
export type ResourcesSnapshot = Readonly<Record<string, ResourceSnapshot<unknown>>>;

export interface ResourcesOptions {
  readonly clock: Clock;
  readonly retries?: number | undefined;
  /** The server's snapshot, if any. */
  readonly snapshot?: ResourcesSnapshot | undefined;
  /** The page that shows it. */
  readonly page?: Page | undefined;
}

interface CreateOptions {
  /** Milliseconds during which an answer is fresh. */
  readonly freshMs?: number;
  /** A page is rendered without its data, and does not carry them. */
  readonly isLeftOut?: boolean;
}

/** Creates a shop's resources by name, so that the browser's start with the server's data. */
export class Resources {
  readonly #made = new Map<string, Resource<unknown>>();
  readonly #leftOut = new Set<string>();
  readonly #options: ResourcesOptions;

  constructor(options: ResourcesOptions) {
    this.#options = options;
  }

  /**
   * A new resource with its state from the snapshot. A second one of a name replaces the first, as
   * in hot reloading.
   */
  create<T>(name: string, { freshMs, isLeftOut = false }: CreateOptions = {}): Resource<T> {
    const before = this.#made.get(name);
    before?.abort();
    const { clock, retries, snapshot, page } = this.#options;
    const taken = before ? before.snapshot() : snapshot?.[name];
    const resource = new Resource<T>({
      clock,
      retries,
      hydrated: taken || isLeftOut ? page?.hydrated : undefined,
      freshMs,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the snapshot is this package's own, of the same build; names tie it to its type
      snapshot: taken as ResourceSnapshot<T> | undefined,
    });
    this.#made.set(name, resource);
    if (isLeftOut) this.#leftOut.add(name);
    return resource;
  }

  /** Loads everything again that failed for a transient reason. */
  retryFailed(): void {
    for (const resource of this.#made.values()) resource.retryFailed();
  }

  snapshot(): ResourcesSnapshot {
    const settled: Record<string, ResourceSnapshot<unknown>> = {};
    for (const [name, resource] of this.#made) {
      const snapshot = resource.snapshot();
      if (snapshot) settled[name] = snapshot;
    }
    return settled;
  }

  /** The snapshot without the data that pages leave out; with their failures. */
  pageSnapshot(): ResourcesSnapshot {
    const carried = Object.entries(this.snapshot()).filter(
      ([name, { status }]) => status === 'failed' || !this.#leftOut.has(name),
    );
    return Object.fromEntries(carried);
  }

  dispose(): void {
    for (const resource of this.#made.values()) resource.abort();
  }
}

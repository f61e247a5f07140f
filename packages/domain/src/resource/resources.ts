import type { Clock, Page } from '../environment/index.ts';
import type { ResourceSnapshot } from './resource-state.ts';
import { Resource } from './resource.ts';

/** Settled resources by name, as plain JSON without visitor data. */
export type ResourcesSnapshot = Readonly<Record<string, readonly ResourceSnapshot<unknown>[]>>;

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
  /** How many answers are kept that no screen shows. */
  readonly keptAnswers?: number;
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
  create<T>(name: string, { isLeftOut = false, ...kept }: CreateOptions = {}): Resource<T> {
    const before = this.#made.get(name);
    before?.abort();
    const { clock, retries, snapshot, page } = this.#options;
    const taken = before ? before.snapshot() : snapshot?.[name];
    const resource = new Resource<T>({
      clock,
      retries,
      hydrated: taken ? page?.hydrated : undefined,
      ...kept,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the snapshot is this package's own, of the same build; names tie it to its type
      snapshot: taken as readonly ResourceSnapshot<T>[] | undefined,
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
    const settled: Record<string, readonly ResourceSnapshot<unknown>[]> = {};
    for (const [name, resource] of this.#made) {
      const snapshot = resource.snapshot();
      if (snapshot.length > 0) settled[name] = snapshot;
    }
    return settled;
  }

  /** The snapshot without the data that pages leave out; with their failures. */
  pageSnapshot(): ResourcesSnapshot {
    const carried = Object.entries(this.snapshot()).map(
      ([name, answers]) =>
        [
          name,
          answers.filter(({ status }) => status === 'failed' || !this.#leftOut.has(name)),
        ] as const,
    );
    return Object.fromEntries(carried.filter(([, answers]) => answers.length > 0));
  }

  dispose(): void {
    for (const resource of this.#made.values()) resource.abort();
  }
}

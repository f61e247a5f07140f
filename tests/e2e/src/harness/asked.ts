import type { Request } from '@playwright/test';

/** Those of a storefront's paths that its server hands on to the API. */
const forwarded = /^\/(api|ecom|ws|media)\//;

/** Pages can be fetched too. */
const kinds = new Set(['document', 'script', 'fetch']);

/** A visitor's browser, or one page of it. */
interface Asking {
  on(event: 'request', listener: (request: Request) => void): unknown;
}

/**
 * Pages and scripts that browsers ask the storefronts for. The runner reads from it which screens a
 * journey walked, and repeats the journey when one of those has changed.
 */
export class Asked {
  readonly #paths = new Set<string>();
  readonly #apiPort: string;

  /** @param api the origin of the API, none of whose pages are screens */
  constructor(api: string) {
    this.#apiPort = new URL(api).port;
  }

  /** Listens to every page of a visitor, or to one of them. */
  watch(asking: Asking): void {
    asking.on('request', (request) => this.#note(request));
  }

  /** Adds what was asked for elsewhere. */
  add(other: Asked): void {
    for (const path of other.#paths) this.#paths.add(path);
  }

  /** Paths without their queries, sorted. */
  paths(): readonly string[] {
    return [...this.#paths].sort();
  }

  #note(request: Request): void {
    const { port, pathname } = new URL(request.url());
    if (port === this.#apiPort || forwarded.test(pathname)) return;
    if (kinds.has(request.resourceType())) this.#paths.add(pathname);
  }
}

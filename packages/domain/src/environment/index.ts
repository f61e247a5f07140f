/**
 * The domain's dependencies on its environment. Browsers, servers and tests bring their own; all
 * but the clock are optional, and a server provides only that.
 */

/** Ends what was started. Idempotent. */
export type Stop = () => void;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` once, after at least `ms` milliseconds. */
  after(ms: number, run: () => void): Stop;
}

/**
 * Storage shared by tabs that outlives the page: local storage. Never throws; where the browser
 * forbids storage, `get` returns null and `set` false.
 */
export interface KeyValueStorage {
  get(key: string): string | null;
  /** Whether the text was stored. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  /** Calls `listener` when another tab changed `key`, or cleared everything (null). */
  onChange(listener: (key: string | null) => void): Stop;
}

/** Whether there is a network, as far as the browser knows. */
export interface Network {
  isOnline(): boolean;
  /** Called each time the network comes back. */
  onOnline(listener: () => void): Stop;
}

export interface Page {
  /** The absolute address. */
  address(): string;
  /** Replaces the address without a reload or a history entry. */
  replaceAddress(address: string): void;
  /** Whether the page is hidden: a background tab or a minimised window. */
  isHidden(): boolean;
  /** Called when the visitor returns: window focus, visibility, or Back. */
  onReturn(listener: () => void): Stop;
  /** Resolves once the server's HTML is hydrated, in the host's language; at once by default. */
  readonly hydrated?: (() => Promise<void>) | undefined;
}

/**
 * Runs one task at a time among all tabs (Web Locks API); settles as `task` does, unless the
 * browser refuses the lock.
 */
export type Exclusive = <T>(name: string, task: () => Promise<T>) => Promise<T>;

export interface Environment {
  readonly clock: Clock;
  readonly storage?: KeyValueStorage | undefined;
  /** Storage of one tab: session storage. Its `onChange` is never called. */
  readonly tabStorage?: KeyValueStorage | undefined;
  readonly network?: Network | undefined;
  readonly page?: Page | undefined;
  readonly exclusive?: Exclusive | undefined;
  /** An unguessable id of 16 to 64 letters, digits and hyphens, such as a UUID. */
  readonly createId?: (() => string) | undefined;
  /** Logs failures that the visitor is not told about (storefront.md §8). */
  readonly log?: ((what: string, detail: unknown) => void) | undefined;
}

/**
 * What the domain needs of the machine that it runs on. Browsers, servers and tests each bring
 * their own; all but the clock are optional, and a server gives no more than that.
 */

/** Ends what the function that returned it began. Calling it twice does no harm. */
export type Stop = () => void;

/** The time, and waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` once, after `ms` milliseconds at the earliest. */
  after(ms: number, run: () => void): Stop;
}

/**
 * Texts that outlive the page and are shared by its tabs: local storage. No method throws; where
 * the browser forbids storage, `get` gives null and `set` false.
 */
export interface KeyValueStorage {
  get(key: string): string | null;
  /** Whether the text was kept. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  /** Calls `listener` when another tab changed the text under `key`, or everything (null). */
  onChange(listener: (key: string | null) => void): Stop;
}

/** Whether the machine has a network, as far as it knows. */
export interface Network {
  isOnline(): boolean;
  /** Calls `listener` each time when the network came back. */
  onOnline(listener: () => void): Stop;
}

/** The page that the shop is shown in. */
export interface Page {
  /** The address as it stands in the address bar, absolute. */
  address(): string;
  /** Puts another address there without a reload and without an entry in the history. */
  replaceAddress(address: string): void;
  /** Whether nobody sees it now: another tab is in front, or the window is minimised. */
  isHidden(): boolean;
  /** Calls `listener` when the visitor comes back to the page: window focus, visible again, or Back. */
  onReturn(listener: () => void): Stop;
  /**
   * Resolves once everything that a server rendered is hydrated, in the language of the host; at
   * once when left out.
   */
  readonly hydrated?: (() => Promise<void>) | undefined;
}

/**
 * Runs one task at a time among all tabs of the origin (the Web Locks API); the promise settles
 * as `task` does, unless the browser refuses the lock, as where it blocks site data.
 */
export type Exclusive = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** Everything that the shop takes from the machine. */
export interface Environment {
  readonly clock: Clock;
  readonly storage?: KeyValueStorage | undefined;
  /** Texts that outlive the page and go with its tab: session storage. Its `onChange` never calls. */
  readonly tabStorage?: KeyValueStorage | undefined;
  readonly network?: Network | undefined;
  readonly page?: Page | undefined;
  readonly exclusive?: Exclusive | undefined;
  /** An id that can't be guessed, of 16 to 64 letters, digits and hyphens: a random UUID. */
  readonly createId?: (() => string) | undefined;
  /** Told about failures that the visitor is not told about (storefront.md §8). */
  readonly log?: ((what: string, detail: unknown) => void) | undefined;
}

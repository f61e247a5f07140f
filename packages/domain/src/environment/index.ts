import { reaction } from 'mobx';

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

/** Whether the browser reports a network. */
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
  /**
   * Resolves once the server's HTML is hydrated, in the host's language; at once by default. With `false` not
   * what is far from the screen, which is then not to change.
   */
  readonly hydrated?: ((all?: boolean) => Promise<void>) | undefined;
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
  /** Logs failures that are not shown to the visitor (storefront.md §8). */
  readonly log?: ((what: string, detail: unknown) => void) | undefined;
}

/**
 * 128 random bits in hexadecimal; works without a secure context, where `randomUUID` is missing.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Reports a bug as an uncaught error, outside the current call: the call fails as `defect`, and is
 * not mistaken for a network failure.
 */
export function reportDefect(defect: unknown): void {
  queueMicrotask(() => {
    throw defect;
  });
}

/**
 * The browser's locks; where they are missing or refused (blocked site data), a queue within this
 * tab. A task runs once, whatever becomes of the lock.
 */
export function inTurn(locks: Exclusive | undefined): Exclusive {
  const inTab = turnsOfTab();
  if (!locks) return inTab;
  return async (name, task) => {
    let hasBegun = false;
    try {
      return await locks(name, () => {
        hasBegun = true;
        return task();
      });
    } catch (failure) {
      if (hasBegun) throw failure;
      return inTab(name, task);
    }
  };
}

/** Each task waits for earlier ones of its name. */
function turnsOfTab(): Exclusive {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(name, mine);
    return mine;
  };
}

/**
 * Waits until an observable condition holds. MobX's `when` would add its code to every page.
 * @param holds the condition
 * @param signal ends the wait
 */
export async function until(holds: () => boolean, signal: AbortSignal): Promise<void> {
  const waited = new AbortController();
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { signal: waited.signal });
    if (signal.aborted) resolve();
    reaction(holds, (held) => (held ? resolve() : undefined), {
      fireImmediately: true,
      signal: waited.signal,
    });
  });
  waited.abort();
}

import type { Network, Page, Stop, KeyValueStorage } from '../environment/index.ts';

class Listeners {
  readonly #all = new Set<() => void>();

  add(listener: () => void): Stop {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  call(): void {
    for (const listener of this.#all) listener();
  }
}

/** A network that a test disconnects and reconnects. */
export class MemoryNetwork implements Network {
  readonly #listeners = new Listeners();
  #online = true;

  isOnline(): boolean {
    return this.#online;
  }

  onOnline(listener: () => void): Stop {
    return this.#listeners.add(listener);
  }

  goOffline(): void {
    this.#online = false;
  }

  goOnline(): void {
    this.#online = true;
    this.#listeners.call();
  }
}

/** A page that a test hides and shows. */
export class MemoryPage implements Page {
  readonly #listeners = new Listeners();
  #address: string;
  #hidden = false;

  constructor(address: string) {
    this.#address = address;
  }

  address(): string {
    return this.#address;
  }

  replaceAddress(address: string): void {
    this.#address = address;
  }

  isHidden(): boolean {
    return this.#hidden;
  }

  onReturn(listener: () => void): Stop {
    return this.#listeners.add(listener);
  }

  hide(): void {
    this.#hidden = true;
  }

  return(): void {
    this.#hidden = false;
    this.#listeners.call();
  }
}

/** In-memory storage: each call of `tab` returns one tab's view. */
export class MemoryStorage {
  readonly #texts = new Map<string, string>();
  readonly #tabs = new Set<{ readonly listeners: Set<(key: string | null) => void> }>();
  /** Rejects writes, like a full storage. */
  full = false;

  /** Another tab, which is notified of the others' changes. */
  tab(): KeyValueStorage {
    const tab = { listeners: new Set<(key: string | null) => void>() };
    this.#tabs.add(tab);
    return {
      get: (key) => this.#texts.get(key) ?? null,
      set: (key, text) => {
        if (this.full) return false;
        this.#texts.set(key, text);
        this.#tell(tab, key);
        return true;
      },
      remove: (key) => {
        this.#texts.delete(key);
        this.#tell(tab, key);
      },
      onChange: (listener): Stop => {
        tab.listeners.add(listener);
        return () => tab.listeners.delete(listener);
      },
    };
  }

  #tell(from: object, key: string): void {
    for (const tab of this.#tabs) {
      if (tab !== from) for (const listener of tab.listeners) listener(key);
    }
  }
}

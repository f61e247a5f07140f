import type { KeyValueStorage, Stop } from '../environment/index.ts';

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

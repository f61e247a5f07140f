import type { KeyValueStorage, Stop } from '../environment/index.ts';

/** Storage in memory: each call of `tab` gives what one tab of a browser sees of it. */
export class MemoryStorage {
  readonly #texts = new Map<string, string>();
  readonly #tabs = new Set<{ readonly listeners: Set<(key: string | null) => void> }>();
  /** Whether texts are refused, as by a browser whose storage is full. */
  full = false;

  /** Another tab, which is told of the changes of all others at once. */
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

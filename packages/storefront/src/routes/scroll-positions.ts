const storageKey = 'ponte:scroll';
const capacity = 50;

/** How far down each visited page was scrolled, by history entry; outlives a reload. */
export class ScrollPositions {
  #positions: Map<string, number> | undefined;
  readonly #storage: () => Storage;

  /** @param storage asked for late, since reading `sessionStorage` throws where it is forbidden */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** Pixels from the top at the entry `key`, if it was visited. */
  of(key: string): number | undefined {
    return this.#all().get(key);
  }

  remember(key: string, position: number): void {
    const all = this.#all();
    all.delete(key);
    all.set(key, Math.round(position));
    const oldest = all.keys().next();
    if (all.size > capacity && !oldest.done) all.delete(oldest.value);
  }

  /** Writes the positions down; called when the page is left. */
  store(): void {
    try {
      this.#storage().setItem(storageKey, JSON.stringify([...this.#all()]));
    } catch {
      // Storage is full or forbidden: going back after a reload starts at the top.
    }
  }

  #all(): Map<string, number> {
    this.#positions ??= new Map(this.#read());
    return this.#positions;
  }

  #read(): [string, number][] {
    try {
      const stored: unknown = JSON.parse(this.#storage().getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isPosition) : [];
    } catch {
      return [];
    }
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

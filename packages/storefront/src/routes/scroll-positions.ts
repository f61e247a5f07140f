const storageKey = 'ponte:scroll';
const capacity = 50;

/** Scroll positions by history entry; survive a reload. */
export class ScrollPositions {
  #positions: Map<string, number> | undefined;
  readonly #storage: () => Storage;

  /** @param storage read lazily, because `sessionStorage` throws where it is forbidden */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** In pixels; undefined for an unvisited entry. */
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

  store(): void {
    try {
      this.#storage().setItem(storageKey, JSON.stringify([...this.#all()]));
    } catch {
      // Storage is full or forbidden: Back after a reload starts at the top.
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

/** Data that remembers what was read of it. */
export interface Recorded<T extends object> {
  /** Reads like the data. */
  readonly view: T;
  /**
   * What has been read, in the form of the data: texts and pictures that nobody looked at are
   * empty, lists end after the last item that somebody looked at. Numbers cost little and stay.
   */
  readonly taken: () => unknown;
}

/**
 * Wraps plain JSON so that a page's state can carry what the page shows and no more. What a screen
 * shows is then written down in the screen alone.
 */
export function recordReads<T extends object>(data: T): Recorded<T> {
  const reads = new Map<object, Set<string>>();
  const views = new WeakMap<object, object>();

  function viewOf<Part extends object>(part: Part): Part {
    const read = reads.get(part) ?? new Set();
    reads.set(part, read);
    return new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof name === 'symbol' || !Object.hasOwn(target, name)) return value;
        read.add(name);
        if (typeof value !== 'object' || value === null) return value;
        // The same part is the same view, so that screens may compare by identity.
        const known = views.get(value) ?? viewOf(value);
        views.set(value, known);
        return known;
      },
    });
  }

  function takenOf(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part;
    const read = reads.get(part) ?? new Set();
    if (Array.isArray(part)) {
      const end = Math.max(-1, ...[...read].filter((name) => name !== 'length').map(Number)) + 1;
      return part
        .slice(0, end)
        .map((item, index) => (read.has(String(index)) ? takenOf(item) : emptyOf(item)));
    }
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => [
        name,
        read.has(name) ? takenOf(value) : emptyOf(value),
      ]),
    );
  }

  return { view: viewOf(data), taken: () => takenOf(data) };
}

/** The same data serve many pages: what stands in for a part is made once. */
const empties = new WeakMap<object, object>();

function emptyOf(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const known = empties.get(value);
  if (known) return known;
  const empty = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, emptyOf(part)]),
  );
  empties.set(value, empty);
  return empty;
}

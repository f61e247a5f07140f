import { useEffect, useReducer } from 'react';
import { useLatest } from './use-latest.ts';

/** Code that is fetched on first use and cached. */
export interface LazyPart<T> {
  /** Undefined until it has loaded. */
  readonly loaded: T | undefined;
  /** Fetches it once; may be retried after a failure. Throws what the import throws. */
  readonly load: () => Promise<T>;
  /** Fetches it ahead of use; a failure shows on use. */
  readonly prefetch: () => void;
}

/** @param importPart an `import()` of the part. */
export function lazyPart<T>(importPart: () => Promise<T>): LazyPart<T> {
  let loaded: T | undefined;
  let pending: Promise<T> | undefined;
  const run = async () => {
    try {
      loaded = await importPart();
      return loaded;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };
  const load = () => (pending ??= run());
  return {
    get loaded() {
      return loaded;
    },
    load,
    prefetch: () => void load().catch(() => undefined),
  };
}

/**
 * Fetches a lazy part when it is wanted, and re-renders once it is `loaded`.
 * @param onFailure called when it fails to load, for example offline
 */
export function useLazyPart(part: LazyPart<unknown>, wanted: boolean, onFailure: () => void): void {
  const [, arrive] = useReducer((times: number) => times + 1, 0);
  const latestFailure = useLatest(onFailure);
  const missing = wanted && part.loaded === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    const unlessOver = (run: () => void) => () => {
      if (current) run();
    };
    void part.load().then(
      unlessOver(arrive),
      unlessOver(() => latestFailure.current()),
    );
    return () => {
      current = false;
    };
  }, [missing, part, latestFailure]);
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { LazyModule } from './lazy-module.ts';

/** Whether a part is hydrated. */
type Hydrated = RefObject<boolean>;

/** A part of the page, as the component around it knows it. */
export interface PagePart {
  /** Whether its content is there, beyond the server's HTML. */
  readonly isHere: boolean;
  /** For its content: the browser has it. The same function at every render. */
  readonly arrive: () => void;
}

/** What surrounds all parts. */
const page: Hydrated = { current: false };
/** What is the server's HTML still, and who waits for it. */
const waiting = new Set<Hydrated>([page]);
const waiters: (() => void)[] = [];

/** For the component around everything. */
export function useWholePage(): void {
  useEffect(() => markHydrated(page), []);
}

/**
 * For the component around a part: counts it among those that wait, until its content is there or its
 * code did not come.
 */
export function usePart(module: LazyModule<unknown>): PagePart {
  const hydrated = useRef(false);
  const [isHere, setHere] = useState(false);
  // Before the part around this one says that it is there.
  useLayoutEffect(() => {
    if (!hydrated.current && module.status !== 'failed') waiting.add(hydrated);
    const stop = module.subscribe(() => {
      if (module.status === 'failed') markHydrated(hydrated);
    });
    return () => {
      stop();
      markHydrated(hydrated);
    };
  }, [module]);
  const arrive = useCallback(() => {
    markHydrated(hydrated);
    setHere(true);
  }, []);
  return { isHere, arrive };
}

/** For a part's content: says that it is there before anybody sees it. */
export function useArrived({ arrive }: Pick<PagePart, 'arrive'>): void {
  useLayoutEffect(arrive, [arrive]);
}

function markHydrated(hydrated: Hydrated): void {
  hydrated.current = true;
  waiting.delete(hydrated);
  if (waiting.size === 0) for (const resolve of waiters.splice(0)) resolve();
}

/** Another page is shown: React has dropped the server's HTML of what was not hydrated. */
export function leaveServerPage(): void {
  for (const part of waiting) markHydrated(part);
}

/**
 * Resolves once nothing on the page is the server's HTML alone. Newer data, and data of another
 * language, must not come before: a part would be hydrated with something else than its HTML has.
 */
export async function partsHydrated(): Promise<void> {
  if (waiting.size === 0) return;
  await new Promise<void>((resolve) => {
    waiters.push(resolve);
  });
}

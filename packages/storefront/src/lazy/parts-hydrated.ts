import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether a part is hydrated. */
type Hydrated = RefObject<boolean>;

/** A part of the page, as the component around it knows it. */
export interface PagePart {
  /** Whether its content is there, beyond the server's HTML. */
  readonly isHere: boolean;
  /** For its content: the browser has it. The same function at every render. */
  readonly arrive: () => void;
}

/** Parts on the page whose HTML is the server's still, and who waits for them. */
const waiting = new Set<Hydrated>();
const waiters: (() => void)[] = [];

/** For the component around a part: counts it among those that wait, until its content is there. */
export function usePart(): PagePart {
  const hydrated = useRef(false);
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!hydrated.current) waiting.add(hydrated);
    return () => markHydrated(hydrated);
  }, []);
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

/**
 * Resolves once no part on the page is the server's HTML alone. Data of another language must not
 * come before: a part would be hydrated with other words than its HTML has.
 */
export async function partsHydrated(): Promise<void> {
  if (waiting.size === 0) return;
  await new Promise<void>((resolve) => {
    waiters.push(resolve);
  });
}

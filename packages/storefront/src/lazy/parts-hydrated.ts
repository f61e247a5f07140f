import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { LazyModule } from './lazy-module.ts';

type Hydrated = RefObject<boolean>;

/** A part of the page, seen from its wrapper. */
export interface PagePart {
  /** Whether its content is rendered by the browser. */
  readonly isHere: boolean;
  /** Called by the content when it is hydrated. A stable reference. */
  readonly arrive: () => void;
}

const page: Hydrated = { current: false };
let wake = (): void => undefined;
let asleep = typeof document !== 'undefined';

/** Resolves once parts below the first screen are to be hydrated too. */
export const awake = new Promise<void>((resolve) => {
  wake = resolve;
});

/** Whether they are still left as the server rendered them; a server leaves nothing. */
export function isAsleep(): boolean {
  return asleep;
}

/** Hydrates them: at the first sign of a visitor, and before anything changes what they show. */
export function wakeParts(): void {
  asleep = false;
  for (const part of sleeping) waiting.add(part);
  sleeping.clear();
  wake();
}

/** Parts that are not hydrated yet. */
const waiting = new Set<Hydrated>([page]);
/** Parts that stay the server's HTML until the first sign of a visitor. */
const sleeping = new Set<Hydrated>();
const waiters: (() => void)[] = [];
const pageWaiters: (() => void)[] = [];

/** Within the page: it may hydrate later than what is around it. */
export function usePageHydrated(): void {
  useEffect(() => {
    markHydrated(page);
    for (const resolve of pageWaiters.splice(0)) resolve();
  }, []);
}

/** Resolves once the page is hydrated, with or without its lazy parts. */
export async function pageHydrated(): Promise<void> {
  if (page.current) return;
  await new Promise<void>((resolve) => {
    pageWaiters.push(resolve);
  });
}

/**
 * For a part's wrapper: counts the part as not hydrated until its content is there or its code
 * failed to load.
 */
export function usePart(module?: LazyModule<unknown>, sleeps = false): PagePart {
  const hydrated = useRef(false);
  const [isHere, setHere] = useState(false);
  // Before the enclosing part reports that it is hydrated.
  useLayoutEffect(() => {
    if (!hydrated.current && module?.status !== 'failed') {
      (sleeps && asleep ? sleeping : waiting).add(hydrated);
    }
    const stop = module?.subscribe(() => {
      if (module.status === 'failed') markHydrated(hydrated);
    });
    return () => {
      stop?.();
      markHydrated(hydrated);
    };
  }, [module, sleeps]);
  const arrive = useCallback(() => {
    markHydrated(hydrated);
    setHere(true);
  }, []);
  return { isHere, arrive };
}

/** For a part's content: reports it as hydrated before paint. */
export function useArrived({ arrive }: Pick<PagePart, 'arrive'>): void {
  useLayoutEffect(arrive, [arrive]);
}

function markHydrated(hydrated: Hydrated): void {
  hydrated.current = true;
  sleeping.delete(hydrated);
  waiting.delete(hydrated);
  if (waiting.size === 0) for (const resolve of waiters.splice(0)) resolve();
}

/** Whether React has taken over everything that the server rendered. */
export function isHydrated(): boolean {
  return waiting.size === 0 && sleeping.size === 0;
}

/** On navigation React drops the server's HTML that was not hydrated. */
export function leaveServerPage(): void {
  for (const part of [...waiting, ...sleeping]) markHydrated(part);
}

/**
 * Resolves once every part is hydrated; with `all` false, sleeping parts are left out. Newer data or another language
 * must not arrive earlier: a part would hydrate with data that differ from its HTML.
 */
export function hydrateParts(all = true): Promise<void> {
  if (all) wakeParts();
  return partsHydrated();
}

/** Resolves once every part is hydrated, except sleeping ones. */
export async function partsHydrated(): Promise<void> {
  if (waiting.size === 0) return;
  await new Promise<void>((resolve) => {
    waiters.push(resolve);
  });
}

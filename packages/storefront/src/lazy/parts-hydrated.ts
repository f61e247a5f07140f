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
/** Parts that are not hydrated yet. */
const waiting = new Set<Hydrated>([page]);
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
export function usePart(module: LazyModule<unknown>): PagePart {
  const hydrated = useRef(false);
  const [isHere, setHere] = useState(false);
  // Before the enclosing part reports that it is hydrated.
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

/** For a part's content: reports it as hydrated before paint. */
export function useArrived({ arrive }: Pick<PagePart, 'arrive'>): void {
  useLayoutEffect(arrive, [arrive]);
}

function markHydrated(hydrated: Hydrated): void {
  hydrated.current = true;
  waiting.delete(hydrated);
  if (waiting.size === 0) for (const resolve of waiters.splice(0)) resolve();
}

/** Whether React has taken over everything that the server rendered. */
export function isHydrated(): boolean {
  return waiting.size === 0;
}

/** On navigation React drops the server's HTML that was not hydrated. */
export function leaveServerPage(): void {
  for (const part of waiting) markHydrated(part);
}

/**
 * Resolves once everything is hydrated. Newer data or another language must not arrive earlier: a
 * part would hydrate with data that differ from its HTML.
 */
export async function partsHydrated(): Promise<void> {
  if (isHydrated()) return;
  await new Promise<void>((resolve) => {
    waiters.push(resolve);
  });
}

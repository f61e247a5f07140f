import { useEffect, useLayoutEffect, useRef } from 'react';

interface Held {
  readonly control: Element;
  /** From the top of the window, in pixels. */
  readonly top: number;
}

/** By which the shopper, or the history, moves the page: from then on it is theirs. */
const releases = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Keeps a control where it is on the screen while groups above it gain or lose values.
 * @returns a function to call when the focused control was used
 */
export function useHeldControl(): () => void {
  const held = useRef<Held>(undefined);
  useEffect(() => {
    const release = () => {
      held.current = undefined;
    };
    for (const name of releases) addEventListener(name, release, { passive: true, capture: true });
    return () => {
      for (const name of releases) removeEventListener(name, release, { capture: true });
    };
  }, []);
  // After every render: only then may something have moved.
  useLayoutEffect(() => {
    const { control, top } = held.current ?? {};
    if (!control || top === undefined || control !== document.activeElement) return;
    const moved = control.getBoundingClientRect().top - top;
    if (moved !== 0) scrollerOf(control)?.scrollBy({ top: moved, behavior: 'instant' });
  });
  return () => {
    const control = document.activeElement;
    held.current = control ? { control, top: control.getBoundingClientRect().top } : undefined;
  };
}

function scrollerOf(control: Element): Element | null {
  // A body's overflow is the window's.
  for (
    let above = control.parentElement;
    above && above !== document.body;
    above = above.parentElement
  ) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.scrollingElement;
}

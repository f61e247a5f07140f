import { useEffect, useLayoutEffect, useRef } from 'react';
import { contentOf } from './focus-marks.ts';

/**
 * Moves focus to `main` when the focused element was removed, as a submitted form: otherwise
 * keyboards and screen readers would restart at the top of the document.
 * @param shown changes whenever a part of the page is replaced
 */
export function useKeptFocus(shown: string): void {
  const last = useRef<EventTarget>(null);
  const before = useRef(shown);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // No focus or press in the page yet: it starts at the top.
    if (last.current === null || document.activeElement !== document.body) return;
    contentOf(document).main?.focus({ preventScroll: true });
  }, [shown]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { contentOf } from './focus-marks.ts';

/**
 * Leads the focus to the page's `main` when what had it is gone or can't hold it any more, as the
 * form that somebody has just signed in with: else a keyboard or a screen reader would go on at the
 * top of the document.
 *
 * @param shown another value whenever a part of the page gives way to another
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
    // Nobody has been in the page by keys or a press yet: it begins at its top, as pages do.
    if (last.current === null || document.activeElement !== document.body) return;
    contentOf(document).main?.focus({ preventScroll: true });
  }, [shown]);
}

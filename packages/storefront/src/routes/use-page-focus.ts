import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { contentOf, firstShown, keepsFocus } from '../browser/focus-marks.ts';

/**
 * Moves focus after a navigation; `PageAnnouncer` announces the title.
 * - A new page: its `main`, which exists even under a skeleton.
 * - Another page of the same list: the list.
 * - A control that stays, such as the sort order: that control.
 * - Back: the link that led away; `main` until it is there.
 */
export function usePageFocus(): void {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ pathname, search });

  useLayoutEffect(() => {
    const { current: before } = shown;
    if (before.pathname === pathname && before.search === search) return undefined;
    shown.current = { pathname, search };
    if (keepsFocus(document.activeElement)) return undefined;
    const { main, results } = contentOf(document);
    const left = `a[href="${CSS.escape(`${before.pathname}${before.search}`)}"]`;
    const isBack = navigation === NavigationType.Pop;
    if (isBack && focusIn(main, left)) return undefined;
    const target = (before.pathname === pathname && results) || main;
    target?.focus({ preventScroll: true });
    return isBack && main ? focusWhenThere(main, left) : undefined;
  }, [pathname, search, navigation]);
}

function focusIn(main: HTMLElement | null, selector: string): boolean {
  const link = main && firstShown(main, selector);
  link?.focus({ preventScroll: true });
  return Boolean(link);
}

/** Its container may still be loading. Does nothing if the user has moved on. */
function focusWhenThere(main: HTMLElement, selector: string): () => void {
  const waiting = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== waiting || focusIn(main, selector)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

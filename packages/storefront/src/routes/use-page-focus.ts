import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { contentOf, keepsFocus } from '../page/focus-marks.ts';

/**
 * Where a keyboard or a screen reader goes on after a navigation; what the page is called is said
 * by `PageAnnouncer`.
 *
 * - A new page: its `main`, so that the next Tab is in the page and not in the header again. It
 *   is there at once, under a skeleton too, which a heading is not.
 * - Another page of the same list: the list itself.
 * - A choice that stays on the page, such as a sort order: the choice.
 * - Back: the link that led away, and with it the place in the page; `main` until it is there.
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
  const link = main?.querySelector<HTMLElement>(selector);
  link?.focus({ preventScroll: true });
  return Boolean(link);
}

/** What it stands in may be on its way. Whoever has gone on meanwhile stays where they are. */
function focusWhenThere(main: HTMLElement, selector: string): () => void {
  const waiting = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== waiting || focusIn(main, selector)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation the focus is on the page's title, or on the content while that is loading. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById('content');
    const title = content?.querySelector<HTMLElement>('[data-page-title]');
    (title ?? content)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname]);
}

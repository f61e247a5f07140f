import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsScroll } from './keep-scroll.ts';
import { ScrollPositions } from './scroll-positions.ts';

const positions = new ScrollPositions(() => sessionStorage);

/**
 * A new page starts at its top (storefront.md §2); going back returns to where the shopper was.
 * The browser's own restoration runs before the screen has its content, so it is switched off.
 *
 * @param ready whether the page has its content, so that a position can be returned to
 */
export function useScrollPosition(ready: boolean): void {
  const { key, hash, state } = useLocation();
  const navigation = useNavigationType();
  const keep = keepsScroll(state);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.remember(key, scrollY);
    const store = () => positions.store();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', store);
    };
  }, [key]);

  useLayoutEffect(() => {
    if (!ready || keep) return;
    if (navigation === NavigationType.Pop) {
      const position = positions.of(key);
      if (position !== undefined) scrollTo(0, position);
    } else if (hash === '') {
      scrollTo(0, 0);
    }
  }, [key, hash, keep, navigation, ready]);
}

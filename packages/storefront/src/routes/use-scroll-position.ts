import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsScroll } from '../links/keep-scroll.ts';
import type { Page } from './kept-pages.ts';
import { ScrollKeeper } from './scroll-keeper.ts';
import { ScrollPositions } from './scroll-positions.ts';

const keeper = new ScrollKeeper(new ScrollPositions(() => sessionStorage));

/**
 * A new page starts at its top (storefront.md §2), a filter or an order of the same list keeps the
 * place (decision 63), Back restores it. Before paint, and before the browser's scroll event due to the new height, which would be recorded for the old
 * page.
 */
export function useScrollPosition({ id }: Pick<Page, 'id'>): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  const newest = useRef(id);

  useLayoutEffect(() => keeper.start(), []);

  useLayoutEffect(() => {
    if (shown.current === location) keeper.takeUp(location.key);
    else if (navigation === NavigationType.Pop) keeper.goBack(location.key, id <= newest.current);
    else if (location.hash !== '' || keepsScroll(location.state)) keeper.stay(location.key);
    else keeper.toTop(location.key);
    shown.current = location;
    newest.current = Math.max(newest.current, id);
  }, [location, navigation, id]);
}

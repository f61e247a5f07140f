import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { leaveServerPage } from '../lazy/parts-hydrated.ts';
import { createBrowserHistory, presentEntry, type HistoryEntry } from './browser-history.ts';
import { followPages } from './follow-pages.ts';

/**
 * The pages of the browser's history, as the library's `BrowserRouter` has them. React shows another
 * page once every part of the present one has its code: the server's HTML of a part goes with what
 * changes around it. On a bad line that code is long in coming, and a press on a link must not be
 * without an answer for as long: after a second the page changes, and such parts are empty for a while.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createBrowserHistory);
  const [{ action, location }, setPage] = useState(presentEntry);
  useLayoutEffect(
    () =>
      followPages<HistoryEntry>({
        listen: (heard) => history.listen(heard),
        gently: (page) => startTransition(() => setPage(page)),
        atOnce: setPage,
      }),
    [history],
  );
  const [first] = useState(location);
  useEffect(() => {
    if (location !== first) leaveServerPage();
  }, [location, first]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

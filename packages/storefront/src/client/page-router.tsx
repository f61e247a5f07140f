import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { leaveServerPage } from '../lazy/parts-hydrated.ts';
import { followPages } from './follow-pages.ts';

/**
 * The pages of the browser's history, as the library's `BrowserRouter` has them. React shows another
 * page once every part of the present one has its code: the server's HTML of a part goes with what
 * changes around it. On a bad line that code is long in coming, and a press on a link must not be
 * without an answer for as long: after a second the page changes, and such parts are empty for a while.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPage] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    () =>
      followPages<Pick<typeof history, 'action' | 'location'>>({
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

import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { isHydrated, leaveServerPage, wakeParts } from '../lazy/parts-hydrated.ts';
import { NavigateContext, type HistoryEntry, type Navigate } from '../links/navigation.ts';
import { createBrowserHistory, presentEntry } from './browser-history.ts';
import { followPages } from './follow-pages.ts';

/**
 * The pages of the browser's history, as the library's `BrowserRouter` has them. The page changes at once when it is
 * hydrated. Before that React would drop the server's HTML of the parts whose code is still loading, so it waits for
 * them, a second at most.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createBrowserHistory);
  const [navigate] = useState((): Navigate => (href, { replace, state } = {}) => {
    if (replace) history.replace(href, state);
    else history.push(href, state);
  });
  const [{ action, location }, setPage] = useState(presentEntry);
  useLayoutEffect(
    () =>
      followPages<HistoryEntry>({
        listen: (heard) =>
          history.listen((page) => {
            wakeParts();
            heard(page);
          }),
        isHydrated,
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
    <NavigateContext value={navigate}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </NavigateContext>
  );
}

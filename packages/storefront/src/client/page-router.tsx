import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { isHydrated, leaveServerPage } from '../lazy/parts-hydrated.ts';
import { EntryContext, NavigateContext, type Entry } from '../links/navigation.ts';
import { createBrowserHistory, presentEntry } from './browser-history.ts';
import { followPages } from './follow-pages.ts';

/**
 * Provides the current entry of the browser's history. The page changes at once when it is hydrated. Before that React
 * would drop the server's HTML of the parts whose code is still loading, so it waits for them, a second at most.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createBrowserHistory);
  const [entry, setEntry] = useState(presentEntry);
  useLayoutEffect(
    () =>
      followPages<Entry>({
        listen: (heard) => history.listen(heard),
        isHydrated,
        gently: (next) => startTransition(() => setEntry(next)),
        atOnce: setEntry,
      }),
    [history],
  );
  const [first] = useState(entry);
  useEffect(() => {
    if (entry !== first) leaveServerPage();
  }, [entry, first]);
  return (
    <NavigateContext value={history.navigate}>
      <EntryContext value={entry}>{children}</EntryContext>
    </NavigateContext>
  );
}

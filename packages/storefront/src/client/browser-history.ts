import type { Entry, Navigate } from '../links/navigation.ts';

interface BrowserHistory {
  /** Called for each entry to show, forwards or back. Returns an unsubscribe function. */
  readonly listen: (heard: (entry: Entry) => void) => () => void;
  readonly navigate: Navigate;
}

/** The browser's history, with a key for each entry. */
export function createBrowserHistory(): BrowserHistory {
  let hear: ((entry: Entry) => void) | undefined;
  return {
    listen(heard) {
      const popped = () => heard(presentEntry());
      hear = heard;
      addEventListener('popstate', popped);
      return () => {
        hear = undefined;
        removeEventListener('popstate', popped);
      };
    },
    navigate(href, { replace = false, state = null } = {}) {
      // With the origin: a path beginning with two slashes would be another site's.
      const url = location.origin + href;
      if (replace) {
        history.replaceState(stateOf(state), '', url);
        hear?.(presentEntry('replace'));
        return;
      }
      try {
        history.pushState(stateOf(state), '', url);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari refuses more than a hundred entries in half a minute.
        location.assign(url);
        return;
      }
      hear?.(presentEntry('push'));
    },
  };
}

/** The browser's current entry. Entries made by the address bar or an anchor have no key yet. */
export function presentEntry(arrival: Entry['arrival'] = 'pop'): Entry {
  const { pathname, search, hash } = location;
  const known: unknown = history.state;
  const { key, state = null } = isState(known) ? known : nameEntry(known);
  return { key, pathname, search, hash, state, arrival };
}

/** An entry's key and its link's state. */
type EntryState = Pick<Entry, 'key'> & Partial<Pick<Entry, 'state'>>;

function stateOf(state: unknown): EntryState {
  return { key: Math.random().toString(36).slice(2), state };
}

function isState(known: unknown): known is EntryState {
  return (
    typeof known === 'object' && known !== null && 'key' in known && typeof known.key === 'string'
  );
}

function nameEntry(known: unknown): EntryState {
  const named = { ...(typeof known === 'object' ? known : {}), ...stateOf(undefined) };
  history.replaceState(named, '');
  return named;
}

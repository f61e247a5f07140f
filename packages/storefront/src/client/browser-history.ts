import {
  createPath,
  NavigationType,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';

/** An entry of the history, and how it was reached. */
export interface HistoryEntry {
  readonly action: NavigationType;
  readonly location: Location;
}

interface BrowserHistory extends Navigator {
  /** Tells of each entry that the browser is to show, forwards or back. Gives how to stop. */
  readonly listen: (heard: (entry: HistoryEntry) => void) => () => void;
}

/**
 * The browser's history as React Router's `Router` asks for it, which calls its functions apart from
 * it; the library exports its own only under a name that may go at any time.
 */
export function createBrowserHistory(): BrowserHistory {
  let hear: ((entry: HistoryEntry) => void) | undefined;
  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
  // With its origin: a path that begins with two slashes would be another site's.
  const urlOf = (to: To) => location.origin + createHref(to);
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
    createHref,
    go: (delta) => history.go(delta),
    push(to, state: unknown) {
      const url = urlOf(to);
      try {
        history.pushState(stateOf(state), '', url);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari refuses more than a hundred entries in half a minute.
        location.assign(url);
        return;
      }
      hear?.(presentEntry(NavigationType.Push));
    },
    replace(to, state: unknown) {
      history.replaceState(stateOf(state), '', urlOf(to));
      hear?.(presentEntry(NavigationType.Replace));
    },
  };
}

/** The entry that the browser is at. One that the address bar or an anchor made has no key yet. */
export function presentEntry(action = NavigationType.Pop): HistoryEntry {
  const { pathname, search, hash } = location;
  const known: unknown = history.state;
  const { key, state = null } = isState(known) ? known : nameEntry(known);
  return { action, location: { pathname, search, hash, state, key } };
}

/** What is kept with an entry: its name, and what the link that made it said. */
interface EntryState {
  readonly key: string;
  readonly state?: unknown;
}

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

import { createPath, NavigationType, type Navigator, type To } from 'react-router-dom';
import type { HistoryEntry } from '../links/navigation.ts';

interface BrowserHistory extends Navigator {
  /** Called for each entry to show, forwards or back. Returns an unsubscribe function. */
  readonly listen: (heard: (entry: HistoryEntry) => void) => () => void;
}

/**
 * The browser's history for React Router's public `Router`; the library exports its own only under
 * an unstable name.
 */
export function createBrowserHistory(): BrowserHistory {
  let hear: ((entry: HistoryEntry) => void) | undefined;
  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
  // With the origin: a path beginning with two slashes would be another site's.
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

/** The browser's current entry. Entries made by the address bar or an anchor have no key yet. */
export function presentEntry(action = NavigationType.Pop): HistoryEntry {
  const { pathname, search, hash } = location;
  const known: unknown = history.state;
  const { key, state = null } = isState(known) ? known : nameEntry(known);
  return { action, location: { pathname, search, hash, state, key } };
}

/** An entry's key and its link's state. */
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

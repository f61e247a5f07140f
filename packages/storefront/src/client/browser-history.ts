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

/**
 * The browser's history as React Router's `Router` asks for it; the library exports its own only
 * under a name that may go at any time.
 */
export class BrowserHistory implements Navigator {
  #heard: ((entry: HistoryEntry) => void) | undefined;

  /** Tells of each entry that the browser is to show, forwards or back. Gives how to stop. */
  listen(heard: (entry: HistoryEntry) => void): () => void {
    const popped = () => heard(presentEntry());
    this.#heard = heard;
    addEventListener('popstate', popped);
    return () => {
      this.#heard = undefined;
      removeEventListener('popstate', popped);
    };
  }

  createHref(to: To): string {
    return typeof to === 'string' ? to : createPath(to);
  }

  go(delta: number): void {
    history.go(delta);
  }

  push(to: To, state: unknown): void {
    const url = this.#urlOf(to);
    try {
      history.pushState(stateOf(state), '', url);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      // Safari refuses more than a hundred entries in half a minute.
      location.assign(url);
      return;
    }
    this.#heard?.(presentEntry(NavigationType.Push));
  }

  replace(to: To, state: unknown): void {
    history.replaceState(stateOf(state), '', this.#urlOf(to));
    this.#heard?.(presentEntry(NavigationType.Replace));
  }

  /** With its origin: a path that begins with two slashes would be another site's. */
  #urlOf(to: To): string {
    return location.origin + this.createHref(to);
  }
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

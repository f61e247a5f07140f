import type { Environment, KeyValueStorage, Page } from '../environment/index.ts';

/**
 * What a shop needs of a browser: timers, storage, network, page and locks, each usable where it is
 * blocked or missing.
 *
 * @param hydrated resolves once the server's HTML is hydrated, which only the application knows
 * @example
 * const environment = browserEnvironment();
 * const api = createApi({ region, origin: '', fetch: (...sent) => fetch(...sent), clock: environment.clock });
 * const shop = createShop({ region, api, ...environment });
 */
export function browserEnvironment(hydrated?: Page['hydrated']): Environment {
  return {
    clock: {
      now: () => Date.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    storage: keyValueStorage(() => localStorage),
    tabStorage: keyValueStorage(() => sessionStorage),
    network: {
      isOnline: () => navigator.onLine,
      onOnline: (listener) => listen(globalThis, 'online', listener),
    },
    page: {
      hydrated,
      address: () => location.href,
      replaceAddress: (address) => history.replaceState(history.state, '', address),
      isHidden: () => document.visibilityState === 'hidden',
      onReturn(listener) {
        const stopFocus = listen(globalThis, 'focus', listener);
        // Includes Back to a page in the back-forward cache.
        const stopShown = listen(globalThis, 'pageshow', listener);
        const stopVisible = listen(document, 'visibilitychange', () => {
          if (document.visibilityState === 'visible') listener();
        });
        return () => {
          stopFocus();
          stopShown();
          stopVisible();
        };
      },
    },
    // Safari up to 15.3 lacks Web Locks; tabs then rely on storage events alone.
    exclusive:
      'locks' in navigator ? (name, task) => navigator.locks.request(name, task) : undefined,
    // oxlint-disable-next-line no-console -- "only logged" failures (storefront.md §8) end here
    log: (what, detail) => console.debug(what, detail),
  };
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/** Storage that never throws: it may be full or forbidden. */
function keyValueStorage(storage: () => Storage): KeyValueStorage {
  return {
    get: (key) => attempt(() => storage().getItem(key), null),
    set: (key, text) =>
      attempt(() => {
        storage().setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
    onChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === attempt(storage, null)) listener(event.key);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

import { pageScripts } from './page-scripts.ts';

/** The last build for which this tab reloaded. */
const storageKey = 'ponte.reloaded';

interface BuildPage {
  /** The page's entry script; undefined when it has none. */
  readonly script: string | undefined;
  readonly fetch: (url: string, options: RequestInit) => Promise<Pick<Response, 'status'>>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/**
 * Reloads the page when code failed to load because a deployment replaced its build. Once per
 * build: if an old page is still served, a second reload would not help. Cart and drafts are
 * stored.
 */
export async function reloadIfReplaced(page: BuildPage = browserPage()): Promise<void> {
  const { script, storage } = page;
  if (script === undefined) return;
  const isDone = () => storage.getItem(storageKey) === script;
  try {
    if (isDone()) return;
    const { status } = await page.fetch(script, { method: 'HEAD', cache: 'no-store' });
    // Retries may call this again while the request is pending.
    if (status !== 404 || isDone()) return;
    storage.setItem(storageKey, script);
  } catch {
    // Offline nothing is known; without storage a reload might never end.
    return;
  }
  page.reload();
}

function browserPage(): BuildPage {
  return {
    // Not the loader script, which may be the same in many builds.
    script: pageScripts()[0],
    fetch: (...request) => fetch(...request),
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, text) => sessionStorage.setItem(key, text),
    },
    reload: () => location.reload(),
  };
}

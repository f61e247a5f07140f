import { pageScripts } from './page-scripts.ts';

/** Where the tab keeps of which build it was reloaded. */
const storageKey = 'ponte.reloaded';

/** The page, as far as finding out about its build needs it. */
interface BuildPage {
  /** The address of the script that the page runs; undefined where it has none. */
  readonly script: string | undefined;
  readonly fetch: (url: string, options: RequestInit) => Promise<Pick<Response, 'status'>>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/**
 * Reloads the page when code did not come because a deployment has replaced the build that the page
 * is of. Once for each build: where an old page is still handed out, a second time would be no
 * better. The cart and what was typed into forms are kept by the browser.
 */
export async function reloadIfReplaced(page: BuildPage = browserPage()): Promise<void> {
  const { script, storage } = page;
  if (script === undefined) return;
  const isDone = () => storage.getItem(storageKey) === script;
  try {
    if (isDone()) return;
    const { status } = await page.fetch(script, { method: 'HEAD', cache: 'no-store' });
    // Code that is tried again asks again while the answer is on its way.
    if (status !== 404 || isDone()) return;
    storage.setItem(storageKey, script);
  } catch {
    // Without a network nothing is known; where nothing can be kept a reload might never end.
    return;
  }
  page.reload();
}

function browserPage(): BuildPage {
  return {
    // Not the small script that loads it, which may be the same in many builds.
    script: pageScripts()[0],
    fetch: (...request) => fetch(...request),
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, text) => sessionStorage.setItem(key, text),
    },
    reload: () => location.reload(),
  };
}

import type { Page } from '@playwright/test';

/**
 * What browsers learnt after the oldest ones of the repository's `browserslist`, by what has it. Syntax
 * and styles are checked in the builds (tests/deploy).
 */
const later: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML'],
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  Intl: ['DurationFormat'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  'Navigator.prototype': ['connection', 'userAgentData'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
  globalThis: [
    'CloseWatcher',
    'CookieStore',
    'Iterator',
    'Temporal',
    'cookieStore',
    'navigation',
    'requestIdleCallback',
    'cancelIdleCallback',
    'scheduler',
    'trustedTypes',
  ],
};

/** Takes from the pages what the oldest supported browsers do not have. */
export async function useOldestBrowser(page: Page): Promise<void> {
  await page.addInitScript((missing) => {
    for (const [path, names] of Object.entries(missing)) {
      let owner: unknown = globalThis;
      for (const part of path.split('.')) {
        if (part === 'globalThis') continue;
        owner =
          typeof owner === 'object' || typeof owner === 'function'
            ? Reflect.get(owner ?? {}, part)
            : null;
      }
      if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) continue;
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  }, later);
}

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { firstLoadOf, type Manifest } from '../../../../packages/storefront/vite/first-load.ts';
import type { Catalogue } from '../harness/catalogue.ts';
import { watchRequests } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';

/**
 * `npm run size` reads from the build what a first load weighs. Here a browser says whether it
 * reads right, and how much more a page fetches on its own once it is usable.
 */

/**
 * `most` is all JavaScript that a page fetches before the first input, in bytes after brotli: the
 * first load, the parts around the page, what its main action needs, which is the cart's drawer, and the
 * screens that are likely to be next.
 * `html` is the page itself as it travels, in bytes after brotli.
 */
const pages = [
  { name: 'home', screen: 'home', most: 203_500, html: 21_000 },
  { name: 'list', screen: 'product-list', most: 197_500, html: 24_000 },
  { name: 'product', screen: 'product-page', most: 197_500, html: 21_000 },
] as const;

/** The scripts that a page may fetch before the first input. */
const mostFiles = 18;

for (const { name, screen, most, html: longest } of pages) {
  // Spec: decision 2, 34, 47, 61
  test(`the HTML of the ${name} page asks for what is measured, for nothing else, and little more comes on its own`, async ({
    page,
    store,
    catalogue,
    here,
  }) => {
    const weights = weighScripts(page);
    const quiet = watchRequests(page);
    const response = await store.open(await pathOf(name, catalogue));

    const { js, css } = firstLoadOf(manifestOf(here.code), screen);
    const html = (await response?.text()) ?? '';
    const named = html.match(/(?<=\s(?:href|src|data-loads)=")[^"]+(?=")/g) ?? [];
    const asked = new Set(named.join(' ').match(/(?<=\/)assets\/\S+\.(?:js|css)(?!\S)/g));
    expect([...asked].sort()).toEqual([...js, ...css].sort());
    expect(Number(response?.headers()['content-length'])).toBeLessThan(longest);

    await quiet();
    const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total, [...weights].map(([file, bytes]) => `${file} ${bytes}`).join('\n')).toBeLessThan(
      most,
    );
    expect([...weights.keys()].length, [...weights.keys()].join('\n')).toBeLessThanOrEqual(
      mostFiles,
    );
  });
}

async function pathOf(name: (typeof pages)[number]['name'], catalogue: Catalogue) {
  if (name === 'home') return '/';
  if (name === 'list') return '/produtos';
  return `/produto/${(await catalogue.buyable(0)).slug}`;
}

function manifestOf(app: string): Manifest {
  const file = `../../../../apps/${app}/build/client/.vite/manifest.json`;
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

/** Notes each script that the page fetches, with its bytes as they travelled. */
function weighScripts(page: Page) {
  const weights = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) {
      weights.set(pathname, Number(response.headers()['content-length'] ?? Number.NaN));
    }
  });
  return weights;
}

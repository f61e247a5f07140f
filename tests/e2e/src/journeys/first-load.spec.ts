import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { firstLoadOf, type Manifest } from '../../../../packages/storefront/vite/first-load.ts';
import type { Catalogue } from '../harness/catalogue.ts';
import { keepNoTime } from '../harness/keep-no-time.ts';
import { watchRequests } from '../harness/quiet.ts';
import { expect, phoneWidth, test } from '../harness/test.ts';

/**
 * `npm run size` reads from the build what a first load weighs. Here a browser says whether it
 * reads right, and how much more a page fetches on its own once it is usable.
 */

/**
 * `most` is all JavaScript that a page fetches in its first four seconds, before the first input, in bytes after
 * brotli: the first load and the parts around the page. `prepared` is all that it has fetched after the first sign of a
 * visitor: calls, the cart's drawer, and the screens that are likely to be next. A phone fetches what is around the page
 * then: `phone` is all that it fetches in four seconds.
 * `html` is the page itself with its styles as it travels, in bytes after brotli.
 */
const pages = [
  { name: 'home', screen: 'home', phone: 129_500, most: 151_500, prepared: 221_500, html: 35_000 },
  {
    name: 'list',
    screen: 'product-list',
    phone: 132_500,
    most: 159_500,
    prepared: 218_500,
    html: 38_000,
  },
  {
    name: 'product',
    screen: 'product-page',
    phone: 151_500,
    most: 163_500,
    prepared: 218_500,
    html: 35_000,
  },
] as const;

/** The scripts that a page may fetch before the first input. */
const mostFiles = 16;

for (const { name, screen, most, prepared, html: longest } of pages) {
  // Spec: decision 2, 34, 47, 61
  test(`the HTML of the ${name} page asks for what is measured, for nothing else, and little more comes on its own`, async ({
    page,
    store,
    catalogue,
    here,
  }) => {
    // Its later seconds do not come.
    await page.addInitScript(keepNoTime);
    const weights = weighScripts(page);
    const quiet = watchRequests(page);
    const response = await store.open(await pathOf(name, catalogue));

    const { js } = firstLoadOf(manifestOf(here.code), screen);
    const html = (await response?.text()) ?? '';
    const named = html.match(/(?<=\s(?:href|src|data-loads)=")[^"]+(?=")/g) ?? [];
    const asked = new Set(named.join(' ').match(/(?<=\/)assets\/\S+\.(?:js|css)(?!\S)/g));
    expect([...asked].sort()).toEqual([...js].sort());
    expect(Number(response?.headers()['content-length'])).toBeLessThan(longest);

    await quiet();
    expect(totalOf(weights), listOf(weights)).toBeLessThan(most);
    expect([...weights.keys()].length, [...weights.keys()].join('\n')).toBeLessThanOrEqual(
      mostFiles,
    );

    await page.mouse.move(1, 1);
    await expect.poll(() => listOf(weights)).toContain('/product-list');
    await quiet();
    expect(totalOf(weights), listOf(weights)).toBeLessThan(prepared);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: phoneWidth, height: 800 } });

  for (const { name, phone } of pages) {
    // Spec: decision 47
    test(`the ${name} page fetches what is around it at the first sign of a visitor`, async ({
      page,
      store,
      catalogue,
    }) => {
      await page.addInitScript(keepNoTime);
      const weights = weighScripts(page);
      const quiet = watchRequests(page);
      await store.open(await pathOf(name, catalogue));
      await quiet();
      expect(totalOf(weights), listOf(weights)).toBeLessThan(phone);
      expect(listOf(weights)).not.toContain('/frame-');

      await page.mouse.move(1, 1);
      await expect.poll(() => listOf(weights)).toContain('/frame-');
    });
  }
});

const totalOf = (weights: ReadonlyMap<string, number>) =>
  [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);

const listOf = (weights: ReadonlyMap<string, number>) =>
  [...weights].map(([file, bytes]) => `${file} ${bytes}`).join('\n');

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

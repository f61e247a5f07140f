import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { firstLoadOf } from '../../../../scripts/run/manifest.mjs';
import { Catalogue } from '../harness/catalogue.ts';
import { expect, test } from '../harness/test.ts';

/**
 * `npm run size` reads from the build what a first load weighs. Here a browser says whether it
 * reads right: a chunk that a page fetches on its own is part of its first load, however lazily it
 * is written.
 */

/** What a page fetches after it has become usable, and shows as HTML until then. */
const broughtLater = /\/rich-text-/;

test('a first load fetches the scripts and styles that are measured, and no others', async ({
  page,
  shop,
  here,
}) => {
  const { slug } = await new Catalogue(shop, here).buyable(0);
  const manifest: Parameters<typeof firstLoadOf>[0] = JSON.parse(
    readFileSync(
      new URL(`../../../../apps/${here.code}/build/client/.vite/manifest.json`, import.meta.url),
      'utf8',
    ),
  );

  for (const { path, screen } of [
    { path: '/', screen: 'home' },
    { path: '/produtos', screen: 'product-list' },
    { path: `/produto/${slug}`, screen: 'product-page' },
  ]) {
    const { js, css } = firstLoadOf(manifest, screen);
    const fetched = await assetsOf(page, path);
    expect(
      fetched.filter((file) => !broughtLater.test(file)),
      path,
    ).toEqual([...js, ...css].sort());
  }
});

/** Names of the scripts and styles that a page fetches before anybody touches it. */
async function assetsOf(page: Page, path: string): Promise<string[]> {
  const fetched = new Set<string>();
  const note = (url: string) => {
    const { pathname } = new URL(url);
    if (/\.(js|css)$/.test(pathname)) fetched.add(pathname.slice(1));
  };
  page.on('response', (response) => note(response.url()));
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'networkidle' });
  page.removeAllListeners('response');
  return [...fetched].sort();
}

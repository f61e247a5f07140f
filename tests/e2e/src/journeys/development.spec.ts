import { utimes } from 'node:fs/promises';
import { openDevelopment } from '../harness/shop.ts';
import { expect, test } from '../harness/test.ts';

/** `npm run dev`: the same pages from their sources. */

test('a page from its sources works, and a change in a package arrives without a reload', async ({
  page,
  store,
  shop,
  here,
  region,
}) => {
  // Vite works out what it has to bundle at the first visit.
  test.slow();
  page.setDefaultTimeout(60_000);
  const development = await openDevelopment(region, shop);
  let loads = 0;
  page.on('load', () => (loads += 1));

  try {
    await store.open(development.origin);
    await expect(store.cards.first()).toBeVisible();
    await store.cartButton.click();
    // Each module of the drawer is made when it is first asked for.
    await expect(store.cart.root.getByText(here.words.emptyCart)).toBeVisible({ timeout: 60_000 });

    const updates: string[] = [];
    page.on('console', (message) => updates.push(message.text()));
    // A file may be on the page before the server has begun to watch it.
    await expect(async () => {
      await touch('packages/ui/src/empty-state/empty-state.tsx');
      await expect
        .poll(() => updates.join('\n'), { timeout: 5000 })
        .toMatch(/\[vite\] hot updated: .*packages\/ui\/src\/empty-state/);
    }).toPass();

    await expect(store.cart.root.getByText(here.words.emptyCart)).toBeVisible();
    expect(loads).toBe(1);
  } finally {
    await page.close();
    await development.close();
  }
});

/** Says that a file has changed, though nothing in it has. */
async function touch(path: string) {
  const now = new Date();
  await utimes(new URL(`../../../../${path}`, import.meta.url), now, now);
}

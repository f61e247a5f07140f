import type { Page } from '@playwright/test';
import { watchRequests } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';

/** A phone in the queue at the bridge: pages arrive piece by piece, and nothing on them jumps. */

/** What one of Google's "good" pages may move in all is 0.1; a change of fonts alone is far below this. */
const mostMoved = 0.01;

for (const width of [360, 1440]) {
  test(`nothing jumps at ${width} px while a page loads on a slow line`, async ({
    page,
    store,
    catalogue,
  }) => {
    test.slow();
    page.setDefaultNavigationTimeout(60_000);
    await page.setViewportSize({ width, height: 800 });
    await slowDown(page);
    const category = await catalogue.categoryWithPages();
    const product = await catalogue.buyable(0);

    const pages = ['/', `/produtos/${category.slug}`, `/produto/${product.slug}`, '/favoritos'];
    const quiet = watchRequests(page);
    for (const path of pages) {
      await store.open(path);
      await quiet();
      expect(await moved(page), path).toBeLessThan(mostMoved);
    }
  });
}

/** 400 kbit/s, and 150 ms to the server and back. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** How much of the page moved, how far, without the visitor's doing: the sum of its layout shifts. */
async function moved(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const values = list
            .getEntries()
            .map((entry) => Number(Reflect.get(entry, 'value') ?? Number.NaN));
          resolve(values.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported of a page on which nothing moved.
        requestAnimationFrame(() => setTimeout(() => resolve(0), 100));
      }),
  );
}

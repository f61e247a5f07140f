import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Text twice as large on the smallest phone (WCAG 1.4.4): nothing is cut and nothing lies beside the screen. */

test.use({ viewport: { width: 360, height: 740 } });

test('every page holds text that is twice as large', async ({ page, store, catalogue }) => {
  const category = await catalogue.categoryWithPages();
  const product = await catalogue.buyable(0);

  for (const path of [
    '/',
    '/vendedores',
    `/produtos/${category.slug}`,
    `/produto/${product.slug}`,
  ]) {
    await store.open(path);
    await doubleText(page);
    const width = page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width, path).toBe(360);
  }

  const box = store.addToCart;
  const cut = await box.evaluate((button) => button.scrollWidth - button.clientWidth);
  expect(cut, 'what the button for the cart says beyond its edges').toBe(0);
});

/** As a browser's own setting would: the first text size, of which all others are made. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

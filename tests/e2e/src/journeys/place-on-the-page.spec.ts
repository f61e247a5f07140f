import type { Locator, Page } from '@playwright/test';
import { hold } from '../harness/hold.ts';
import { expect, test } from '../harness/test.ts';

/** Who goes back finds the page where they left it; who opens a page begins at its top. */

const widths = [1440, 768, 390] as const;

/** Where the page is scrolled to, in pixels from its top. */
function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls by the given distance once the page listens, and returns the distance. */
async function scrollDown(page: Page, pixels: number): Promise<number> {
  await page.evaluate(
    (top) =>
      new Promise((heard) => {
        addEventListener('scroll', heard, { once: true });
        scrollTo(0, top);
      }),
    pixels,
  );
  expect(await placeOf(page)).toBe(pixels);
  return pixels;
}

/** Presses what leads away, and says where the page was then. */
async function leaveBy(page: Page, link: Locator): Promise<number> {
  await page.evaluate(() => {
    const note = () => {
      document.documentElement.dataset['left'] = String(Math.round(scrollY));
    };
    addEventListener('pointerdown', note, { capture: true, once: true });
  });
  await link.click();
  return page.evaluate(() => Number(document.documentElement.dataset['left']));
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/produtos', '/produtos?page=2']) {
      // Spec: storefront 2.1, 2.15
      test(`Back from a product leads to the same place of ${path}`, async ({ page, store }) => {
        await store.open(path);
        const names = await store.cardNames.allTextContents();
        for (const index of [5, 11, 9]) {
          const link = store.cardNames.getByRole('link').nth(index);
          const name = (await link.textContent()) ?? '';
          await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));

          const place = await leaveBy(page, link);
          expect(place).toBeGreaterThan(0);
          await expect(store.title).toHaveText(name);
          await expect.poll(() => placeOf(page)).toBe(0);
          await page.goBack();

          await expect(store.cardNames).toHaveText(names);
          await expect.poll(() => placeOf(page)).toBe(place);
        }
      });
    }

    test('Back leads to where one had scrolled before there was a script', async ({
      page,
      store,
    }) => {
      const letCome = await hold(page, /\/assets\/[^/]+\.js$/);
      await page.goto('/produtos', { waitUntil: 'commit' });
      await expect(store.cards.nth(6)).toBeVisible();
      const place = await scrollDown(page, 700);
      letCome();
      await store.hydrated();

      // Pressed without scrolling again, which Playwright would do for what is not in sight.
      const link = store.cardNames.getByRole('link').nth(width < 600 ? 3 : 6);
      const name = (await link.textContent()) ?? '';
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(store.title).toHaveText(name);
      await page.goBack();

      await expect(store.cards).not.toHaveCount(0);
      await expect.poll(() => placeOf(page)).toBe(place);
    });

    test('Back to a page that was left by opening another document leads to its place', async ({
      page,
      store,
      catalogue,
    }) => {
      const { slug } = await catalogue.buyable(0);
      await store.open('/produtos?page=2');
      const place = await scrollDown(page, 900);

      await test.step('each document begins at its top, that of the same page too', async () => {
        for (const path of [`/produto/${slug}`, '/produtos?page=2']) {
          await store.open(path);
          expect(await placeOf(page)).toBe(0);
        }
      });

      await page.goBack();
      await page.goBack();

      await expect(page).toHaveURL(/page=2$/);
      await expect.poll(() => placeOf(page)).toBe(place);
    });

    test('a reload stays where the page was', async ({ page, store }) => {
      await store.open('/produtos');
      const place = await scrollDown(page, 800);

      await store.reload();

      await expect.poll(() => placeOf(page)).toBe(place);
    });
  });
}

test.describe('while the page that is returned to still loads', () => {
  const calls = /\/api\/public\/products\?/;

  test('the place is found once the page is long enough', async ({ page, store }) => {
    await store.open('/produtos');
    const place = await leaveBy(page, store.nextPage);
    await expect(store.currentPage).toHaveText('2');
    const answered = await hold(page, calls);

    await page.goBack();
    await expect(page).toHaveURL(/\/produtos$/);
    answered();

    await expect(store.currentPage).toHaveText('1');
    await expect.poll(() => placeOf(page)).toBe(place);
  });

  test('a shopper who scrolls is not pulled back', async ({ page, store }) => {
    await store.open('/produtos');
    await scrollDown(page, 1200);
    await store.nextPage.click();
    await expect(store.currentPage).toHaveText('2');
    const answered = await hold(page, calls);

    await page.goBack();
    await expect(page).toHaveURL(/\/produtos$/);
    await page.mouse.move(700, 400);
    const turned = page.locator('html[data-turned]');
    await page.evaluate(() => {
      const note = () => document.documentElement.setAttribute('data-turned', '');
      addEventListener('wheel', note, { once: true, passive: true });
    });
    // Further than the place that was left, however long the page is meanwhile.
    await page.mouse.wheel(0, -6000);
    // Where the page is short meanwhile it is at its top before it has heard of the wheel.
    await expect(turned).toHaveCount(1);
    await expect.poll(() => placeOf(page)).toBe(0);
    answered();
    await expect(store.currentPage).toHaveText('1');

    // Two frames: code that scrolls back does so after the page has grown.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await placeOf(page)).toBe(0);
  });
});

import type { Locator } from '@playwright/test';
import { hold } from '../harness/hold.ts';
import { shown } from '../harness/money.ts';
import { expect, test } from '../harness/test.ts';
import type { Storefront } from '../pages/storefront.ts';

/** A product that a list has shown is there at once on its own page; what else it has fills in. */

const details = '**/api/public/products/*/details?*';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link');

const picture = (store: Storefront) =>
  store.main.locator('[data-slot=product-gallery] img:visible').first();

/** Whether a picture is drawn. */
const isDrawn = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);

/** Where the parts of a product are on the page. */
const placesOf = async (store: Storefront) =>
  Promise.all(
    [
      store.title,
      store.main.locator('[data-slot=price-tag]:visible').first(),
      store.addToCart,
      picture(store),
    ].map((part) => part.boundingBox()),
  );

test('name, price, picture and button are there before the answer, and stay where they are', async ({
  page,
  store,
  catalogue,
}) => {
  const product = await catalogue.buyable(2);
  await store.open('/produtos');
  await store.whollyHydrated();
  const letCome = await hold(page, details);

  await linkOf(store.card(product)).tap();

  await expect(store.title).toHaveText(product.name);
  await expect(page).toHaveTitle(`${product.name} | Ponte`);
  await expect(store.main.locator('[data-slot=price-tag]:visible').first()).toHaveText(
    shown(product.price),
  );
  await expect.poll(() => isDrawn(picture(store))).toBe(true);
  const before = await placesOf(store);

  await test.step('it can be bought already', async () => {
    await store.addToCart.tap();
    await expect(store.cart.line(product)).toBeVisible();
    await store.cart.closeButton.tap();
    await expect(store.cart.root).toBeHidden();
  });

  letCome();
  await expect(store.main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(store.cards.first().locator('[data-slot=skeleton]:visible')).toHaveCount(0);
  expect(await placesOf(store)).toEqual(before);
});

test('the frame after the press has them already', async ({ page, store, catalogue }) => {
  const product = await catalogue.buyable(2);
  await store.open('/produtos');
  await store.whollyHydrated();
  const link = linkOf(store.card(product));
  // The screen's code is a chunk: a press may come before it has loaded.
  await link.hover();
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    )
    .toContainEqual(expect.stringContaining('/assets/product-page'));
  await page.evaluate(() => {
    const note = () => {
      const main = document.querySelector('main');
      const parts = [
        'h1',
        '[data-slot=price-tag]',
        '[data-slot=product-gallery] img',
        '.buy-bar button',
      ];
      const there = parts.filter((part) =>
        [...(main?.querySelectorAll(part) ?? [])].some((each) => each.getClientRects().length > 0),
      );
      document.documentElement.dataset['frame'] = `${there.length} of ${parts.length}`;
    };
    addEventListener('click', () => requestAnimationFrame(note), { capture: true, once: true });
  });

  await link.tap();

  await expect(page.locator('html')).toHaveAttribute('data-frame', '4 of 4');
  await expect(store.title).toHaveText(product.name);
});

test('Back to a product shows it before it is asked for again', async ({
  page,
  store,
  catalogue,
}) => {
  const product = await catalogue.buyable(2);
  await store.open('/produtos');
  await linkOf(store.card(product)).tap();
  await expect(store.title).toHaveText(product.name);
  // Other goods are rendered when they are near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const other = store.main.getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = await other.innerText();
  await other.tap();
  await expect(store.title).toHaveText(name);
  await expect(store.cards.first().locator('[data-slot=skeleton]:visible')).toHaveCount(0);
  const letCome = await hold(page, details);

  await page.goBack();

  await expect(store.title).toHaveText(product.name);
  await page.goForward();
  await expect(store.title).toHaveText(name);
  letCome();
});

for (const [status, what] of [
  [500, 'that its page fails to give says so'],
  [404, 'that has gone meanwhile is said to be gone'],
] as const) {
  test(`a product ${what}, not what the list knew`, async ({
    page,
    store,
    catalogue,
    troubles,
  }) => {
    troubles.expect(new RegExp(`responded with a status of ${status}`));
    const product = await catalogue.buyable(2);
    await store.open('/produtos');
    const letFail = await hold(page, details, { status, json: { message: 'No' } });

    await linkOf(store.card(product)).tap();
    await expect(store.title).toHaveText(product.name);
    letFail();

    await expect(store.addToCart).toHaveCount(0, { timeout: 30_000 });
    await expect(store.title.filter({ hasText: product.name })).toHaveCount(0);
  });
}

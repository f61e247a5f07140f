import type { Page } from '@playwright/test';
import type { Catalogue } from '../harness/catalogue.ts';
import { hold } from '../harness/hold.ts';
import { isHydrated } from '../harness/hydrated.ts';
import { keepNoTime } from '../harness/keep-no-time.ts';
import { expect, test } from '../harness/test.ts';

/** On a slow line a page is there long before its code: what is pressed meanwhile is not lost. */

/** Lets a page's code come, and waits until React has taken over the page with it. */
type LetCome = () => Promise<void>;

/** Holds back every script that is a file; gives how to let them come. */
async function holdCode(page: Page): Promise<LetCome> {
  const letCome = await hold(page, /\/assets\/[^/]+\.js$/);
  return async () => {
    letCome();
    await page.waitForFunction(isHydrated);
  };
}

/** Opens a page whose code is on its way. */
async function openEarly(page: Page, path: string): Promise<LetCome> {
  const letCome = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  return letCome;
}

/** Opens a list with filters, whose code is on its way. */
async function openListEarly(page: Page, catalogue: Catalogue) {
  const { slug } = await catalogue.categoryWithPages();
  const path = `/produtos/${slug}`;
  return { path, letCome: await openEarly(page, path) };
}

test('a product is added by a press before the page works, and once by an impatient one', async ({
  page,
  store,
  catalogue,
}) => {
  const product = await catalogue.buyable(0);
  const letCome = await openEarly(page, '/produtos');
  const button = store.addButton(product);

  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const pulses = (element: Element) =>
    element.getAnimations().filter((animation) => animation instanceof CSSAnimation).length;
  // The stylesheet may still be on its way as well.
  await expect.poll(() => button.evaluate(pulses)).toBe(1);
  await button.click();
  // A slow device is at the first press for longer than two presses of one shopper lie apart.
  await page.evaluate(() => {
    addEventListener('click', () => {
      const end = performance.now() + 700;
      while (performance.now() < end);
    });
  });
  await letCome();

  await expect(store.cart.lines).toHaveCount(1);
  await expect(store.cart.quantity(product)).toHaveValue('1');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('pieces that were chosen on a product page before it works are all added', async ({
  page,
  store,
  catalogue,
  here,
}) => {
  const product = await catalogue.buyable(0);
  const letCome = await openEarly(page, `/produto/${product.slug}`);

  const more = store.main.getByRole('button', { name: here.words.increase });
  await more.click();
  await more.click();
  await store.addToCart.click();
  await letCome();

  await expect(store.cart.quantity(product)).toHaveValue('3');
});

test('the cart opens for a press before the page works', async ({ page, store, here }) => {
  const letCome = await openEarly(page, '/');

  await store.cartButton.click();
  await letCome();

  await expect(store.cart.root.getByText(here.words.emptyCart)).toBeVisible();
});

test('a brand that is ticked before its code comes narrows the list', async ({
  page,
  store,
  catalogue,
}) => {
  const { path, letCome } = await openListEarly(page, catalogue);
  // Other forms of the list carry the choice in hidden fields.
  const box = store.main.locator('input[type="checkbox"][name="brandSlug"]').first();
  const brand = await box.getAttribute('value');

  await box.check();
  await letCome();

  await expect(page).toHaveURL(`${path}?brandSlug=${brand}`);
  await expect(box).toBeChecked();
});

test('a press has the code come before the main picture, however long that takes', async ({
  page,
  store,
  here,
}) => {
  await page.addInitScript(keepNoTime);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'image') await route.continue();
  });
  // The script that waits for the picture comes after the press.
  const letCome = await hold(page, /\/assets\/early[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });

  await store.cartButton.click();
  letCome();

  await expect(store.cart.root.getByText(here.words.emptyCart)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the cart opens for a press on a part whose code comes last', async ({
    page,
    store,
    here,
  }) => {
    const letCome = await openEarly(page, '/');

    await store.phoneCartButton.tap();
    await letCome();

    await expect(store.cart.root.getByText(here.words.emptyCart)).toBeVisible();
  });

  test('the filters of a list open for a press on a part whose code comes last', async ({
    page,
    store,
    catalogue,
  }) => {
    const { letCome } = await openListEarly(page, catalogue);

    await store.main.getByRole('button', { name: /^Filtrar/ }).tap();
    await letCome();

    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
  });
});

test('without the drawer a press is answered by its panel', async ({ page, store, catalogue }) => {
  const product = await catalogue.buyable(0);
  const letCome = await hold(page, /\/assets\/frame[^/]+\.js$/);
  await store.open('/produtos');

  await store.addButton(product).click();

  await expect(page.locator('.ui-drawer[role=status]')).toBeVisible();
  letCome();
  await expect(store.cart.lines).toHaveCount(1);
  await expect(page.locator('.ui-drawer[role=status]')).toHaveCount(0);
});

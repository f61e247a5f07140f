import type { Page } from '@playwright/test';
import { isTaken } from '../harness/is-taken.ts';
import { expect, test } from '../harness/test.ts';

/** A list that is left stays, asleep: Back reveals it as it was, and until then it counts as left. */

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

/** Marks the list's elements: those that replace them have no mark. */
function markCards(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const card of document.querySelectorAll('main article'))
      card.setAttribute('data-marked', '');
  });
}

/** The ids that are in the document more than once. */
function repeatedIds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

/** The room at the page's end for what stands over it. */
function roomAtEnd(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).paddingBottom);
}

test('Back and Forward reveal the very page that was left, in its place', async ({
  page,
  store,
  catalogue,
}) => {
  await store.open('/produtos');
  await store.whollyHydrated();
  const title = await page.title();
  const heading = await store.title.innerText();
  const product = await catalogue.buyable(7);
  const link = store.card(product).getByRole('heading').getByRole('link');
  await markCards(page);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await page.evaluate(() => scrollY);
  const room = await roomAtEnd(page);

  await link.tap();

  await expect(page).toHaveTitle(`${product.name} | Ponte`);
  await test.step('meanwhile nothing of it is seen, named or said', async () => {
    await expect(store.title).toHaveText([product.name]);
    expect(await page.locator('main [data-marked]:visible').count()).toBe(0);
    expect(await repeatedIds(page)).toEqual([]);
    await expect(
      page.locator('main [role=status]:visible').filter({ hasText: heading }),
    ).toHaveCount(0);
  });
  await test.step('and the browser keeps its boxes, which need not be laid out again', async () => {
    await expect(page.locator('[data-kept]')).toHaveCSS('display', 'block');
    await expect(page.locator('[data-kept]')).toHaveCSS('content-visibility', 'hidden');
  });

  await page.goBack();

  await expect(page).toHaveTitle(title);
  await expect(store.title).toHaveText([heading]);
  await expect(page.locator('p[role=status].sr-only').last()).toHaveText(title);
  await expect(page.locator('main [data-marked]:visible')).not.toHaveCount(0);
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await repeatedIds(page)).toEqual([]);
  // The product's buy bar needs none here.
  expect(await roomAtEnd(page)).toBe(room);

  await page.goForward();

  await expect(page).toHaveTitle(`${product.name} | Ponte`);
  await expect(store.title).toHaveText([product.name]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a product that leads to another stays too, and Back reveals both it and the list', async ({
  page,
  store,
  catalogue,
}) => {
  const product = await catalogue.buyable(1);
  await store.open('/produtos');
  await store.whollyHydrated();
  // The rest of a list is hydrated at the first sign of a visitor, and is kept from then on.
  await page.mouse.move(1, 1);
  await expect.poll(() => store.cards.last().evaluate(isTaken)).toBe(true);
  await markCards(page);
  await store.card(product).getByRole('heading').getByRole('link').tap();
  await expect(store.title).toHaveText(product.name);
  // Names in a list are of another level.
  const other = store.main.locator('[data-slot=product-card] h3 a').first();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
      return other.count();
    })
    .toBe(1);
  await other.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const name = await other.innerText();
  const place = await page.evaluate(() => scrollY);

  await other.tap();

  await expect(store.title).toHaveText([name]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await repeatedIds(page)).toEqual([]);

  await page.goBack();

  await expect(page).toHaveTitle(`${product.name} | Ponte`);
  await expect(store.title).toHaveText([product.name]);
  await expect(other).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.goBack();

  await expect(page.locator('main [data-marked]:visible')).not.toHaveCount(0);
});

test('a product that was added while it slept is counted on the card that Back reveals', async ({
  page,
  store,
  catalogue,
}) => {
  const product = await catalogue.buyable(2);
  await store.open('/produtos');
  await store.whollyHydrated();
  await store.card(product).getByRole('heading').getByRole('link').tap();
  await expect(store.title).toHaveText(product.name);
  await store.addToCart.tap();
  await expect(store.cart.lines).toHaveCount(1);
  await store.cart.closeButton.tap();
  await expect(store.cart.root).toBeHidden();

  await page.goBack();

  await expect(store.card(product)).toContainText('1');
  await expect(store.cart.root).toBeHidden();
});

test('a page that was left with a dialog open is opened again without it', async ({
  page,
  store,
}) => {
  await store.open('/produtos');
  await store.whollyHydrated();
  await store.main.getByRole('button', { name: /^Filtr/ }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();

  // As a script does: what is behind a dialog can't be pressed.
  await page.evaluate(() => document.querySelector<HTMLElement>('main article h2 a')?.click());
  await expect(store.addToCart).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goBack();

  await expect(store.cards.first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Within the shop pages change in place: controls in use stay, and screen readers announce the new page. */

/** Marks the focused element, so that a replacement can be distinguished from it. */
function markFocus(page: Page): Promise<void> {
  return page.evaluate(() => document.activeElement?.setAttribute('data-marked', ''));
}

/** What the page says by itself, in its polite live regions. */
function saidOf(page: Page) {
  return page.locator('p[role=status].sr-only');
}

test.describe('with a keyboard', () => {
  test('a new page says its title and is read from its beginning', async ({
    page,
    store,
    catalogue,
  }) => {
    const [product, here] = [await catalogue.buyable(0), await catalogue.buyable(1)];
    // A product viewed some time ago: no list has shown the rest of it.
    const { id, slug, name, code } = product;
    await page.addInitScript(
      (viewed) => localStorage.setItem('ponte.recent', JSON.stringify(viewed)),
      [{ id, slug, name, code, picture: null }],
    );
    await store.open(`/produto/${here.slug}`);
    await store.whollyHydrated();
    await expect(saidOf(page)).toHaveText('');
    const titleBefore = await page.title();
    let answer = () => {};
    const due = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/${product.slug}/**`, async (route) => {
      await due;
      await route.continue();
    });

    await store.main.getByRole('link', { name: product.name, exact: true }).press('Enter');

    await expect(store.title).toHaveCount(0);
    await expect(store.main).toBeFocused();
    expect(await page.title(), 'until the next is known').toBe(titleBefore);
    answer();
    await expect(store.title).toHaveText(product.name);
    await expect(page).toHaveTitle(`${product.name} | Ponte`);
    await expect(saidOf(page)).toHaveText(await page.title());
    await page.keyboard.press('Tab');
    await expect(store.main.locator(':focus')).toHaveCount(1);
  });

  // Spec: storefront 2.15
  test('Back gives the focus to the link that led away', async ({ page, store, catalogue }) => {
    const product = await catalogue.buyable(3);
    await store.open('/produtos');
    const link = store.card(product).getByRole('heading').getByRole('link');
    await link.press('Enter');
    await expect(store.title).toHaveText(product.name);

    // Other goods are rendered when they are near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const other = store.main.getByRole('heading', { level: 3 }).getByRole('link').first();
    const name = await other.innerText();
    await other.press('Enter');
    await expect(store.title).toHaveText(name);

    await page.goBack();

    await expect(store.title).toHaveText(product.name);
    await expect(store.main.getByRole('link', { name, exact: true }).first()).toBeFocused();
    await page.goBack();

    await expect(link).toBeFocused();
  });

  test('the next page of a list is read from its first product', async ({ page, store }) => {
    await store.open('/produtos');
    const [first] = await store.cardNames.allTextContents();

    await store.nextPage.press('Enter');

    await expect(store.currentPage).toHaveText('2');
    await expect(store.cardNames.first()).not.toHaveText(first ?? '');
    await expect(saidOf(page)).toContainText('2');
    await page.keyboard.press('Tab');
    await expect(store.cardNames.first().getByRole('link')).toBeFocused();
  });

  test('the order is chosen by one arrow key after the other', async ({ page, store }) => {
    await store.open('/produtos');
    await store.sort.focus();
    await markFocus(page);

    for (const value of ['valor_venda:asc', 'valor_venda:desc', 'nome:asc']) {
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(new RegExp(`sort=${value}$`));
      await expect(store.sort).toHaveValue(value);
      await expect(store.sort).toBeFocused();
    }
    await expect(store.cards).toHaveCount(20);
    await expect(page.locator('[data-marked]')).toBeFocused();
  });

  test('a department that is chosen beside its list keeps the focus', async ({ page, store }) => {
    await store.open('/produtos');
    const category = await page.evaluate(
      () => document.querySelector<HTMLAnchorElement>('footer a[href^="/produtos/"]')?.pathname,
    );
    await store.open(category ?? '');
    const department = store.main
      .getByRole('navigation', { name: 'Departamentos' })
      .getByRole('link')
      .nth(1);
    // Beside its name stands the count of its products.
    const name = await department.evaluate((link) => link.firstChild?.textContent ?? '');

    await department.press('Enter');

    await expect(store.title).toHaveText(name);
    await expect(department).toBeFocused();
    await expect(department).toHaveAttribute('aria-current', 'page');
    await expect(saidOf(page)).toContainText(name);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the row of categories stays where it was moved to, with the choice in sight', async ({
    page,
    store,
  }) => {
    await store.open('/');
    const chips = store.categories.getByRole('link');
    const chosen = chips.nth(5);
    await chosen.scrollIntoViewIfNeeded();
    const row = store.categories.getByRole('list');
    const left = await row.evaluate((list) => list.scrollLeft);
    expect(left).toBeGreaterThan(0);
    await row.evaluate((list) => list.setAttribute('data-marked', ''));

    await chosen.tap();

    await expect(chosen).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/categoria=/);
    await expect(page.locator('[data-marked]')).toHaveCount(1);
    expect(await row.evaluate((list) => list.scrollLeft)).toBe(left);
    await expect(chosen).toBeInViewport({ ratio: 0.9 });
  });

  test('a category that an address names is in sight in its row', async ({ page, store }) => {
    await store.open('/');
    const address = await store.categories.getByRole('link').last().getAttribute('href');

    await store.open(address ?? '');

    await expect(page.locator('[aria-current=page]:visible').first()).toBeInViewport({
      ratio: 0.9,
    });
  });
});

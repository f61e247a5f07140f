import type { Page } from '@playwright/test';
import { expect, inParaguayAlone, test } from '../harness/test.ts';
import { RegistrationForm } from '../pages/registration-form.ts';

/** Text twice as large on the smallest phone (WCAG 1.4.4): nothing is cut and nothing lies beside the screen. */

test.use({ viewport: { width: 360, height: 740 } });

test('every page holds text that is twice as large', async ({ page, store, catalogue }) => {
  const category = await catalogue.categoryWithPages();
  const product = await catalogue.buyable(0);

  for (const path of [
    '/',
    '/vendedores',
    '/ajuda',
    `/produtos/${category.slug}`,
    `/produto/${product.slug}`,
  ]) {
    await store.open(path);
    await doubleText(page);
    // What is measured by the page, as a row that may overflow, is laid out a frame later.
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, path).toBe(360);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, 'the header leaves room for the page').toBeLessThan(0.4 * 740);
    const buttons = page.getByRole('main').locator('.ui-card .ui-button:visible');
    const beyond = () =>
      buttons.evaluateAll((all) =>
        all
          .filter((button) => {
            const card = button.closest('.ui-card')?.getBoundingClientRect();
            return card && button.getBoundingClientRect().right > card.right;
          })
          .map((button) => button.textContent),
      );
    await expect.poll(beyond, `buttons that stand out of their card on ${path}`).toEqual([]);
  }

  await store.open('/');
  await doubleText(page);
  const broken = () => page.getByRole('heading', { level: 1 }).evaluate(brokenWords);
  await expect.poll(broken, "words that the home's banner breaks").toEqual([]);
  const navigation = page.locator('[data-slot=bottom-nav]');
  await expect(navigation.getByRole('listitem')).toHaveCount(5);
  expect(await navigation.evaluate(brokenWords), 'words that the navigation breaks').toEqual([]);
  await store.open(`/produto/${product.slug}`);
  await doubleText(page);

  const cut = () => store.addToCart.evaluate((button) => button.scrollWidth - button.clientWidth);
  await expect.poll(cut, 'what the button for the cart says beyond its edges').toBe(0);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the errors of a registration hold text that is twice as large', async ({
    page,
    store,
    region,
  }) => {
    const form = new RegistrationForm(page, region);
    await store.open('/cadastro');
    await doubleText(page);
    await form.submit.click();
    await expect(form.list).toBeFocused();

    const next = page.getByRole('button', { name: /^Ir (?:para o próximo|al siguiente)/ });
    await expect
      .poll(() => next.evaluate((button) => button.getBoundingClientRect().right))
      .toBeLessThanOrEqual(320);
  });

  test('the account and the checkout hold text that is twice as large', async ({
    page,
    store,
    catalogue,
    customer,
  }) => {
    await customer.signInTo(page);
    await store.open(`/produto/${(await catalogue.buyable(0)).slug}`);
    await store.addToCart.click();
    await store.cartSaved();
    for (const path of ['/perfil', '/checkout']) {
      await store.open(path);
      await expect(
        store.main.getByRole('heading', { level: 2 }).or(store.main.getByRole('listitem')).first(),
      ).toBeVisible();
      await doubleText(page);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, path).toBe(320);
    }
  });

  test('bars that would take more than a quarter of a product go with the page', async ({
    page,
    store,
    catalogue,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await store.open(`/produto/${(await catalogue.buyable(0)).slug}`);
    await expect(store.addToCart).toBeInViewport();
    expect(await stuckHeight(page), 'of bars at the usual text size').toBeGreaterThan(0);
    await doubleText(page);
    await page.evaluate(() => scrollTo(0, 900));
    // On the way up the header would come back.
    await page.evaluate(() => scrollBy(0, -100));

    await expect.poll(() => stuckHeight(page)).toBeLessThanOrEqual(0.25 * 640);
    await expect(store.addToCart).not.toBeInViewport();
    await store.addToCart.click();
    await expect(store.cart.lines).toHaveCount(1);
  });

  test(
    'nothing stands over the quantity of a product once the page is scrolled',
    inParaguayAlone,
    async ({ page, store, catalogue }) => {
      const product = await catalogue.buyable(0);
      await store.open(`/produto/${product.slug}`);
      await doubleText(page);
      await page.evaluate(() => scrollTo(0, 3 * innerHeight));
      // On the way up the header comes back, and the way to the top.
      await page.evaluate(() => scrollBy(0, -innerHeight));
      await expect(
        page.getByRole('button', { name: /^(?:Voltar ao topo|Volver arriba)$/ }),
      ).toBeVisible();

      const bar = page.locator('.buy-bar');
      await bar.getByRole('button', { name: /^Aumentar/ }).click();
      await expect(bar.getByRole('spinbutton')).toHaveValue('2');
      await bar.getByRole('button', { name: /^(?:Diminuir|Disminuir)/ }).click();
      await expect(bar.getByRole('spinbutton')).toHaveValue('1');
    },
  );
});

/** As a browser's own setting would: the first text size, of which all others are made. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Px of the window that bars cover which stay as the page scrolls. */
function stuckHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position))
      .map((node) => node.getBoundingClientRect())
      .filter(({ width }) => width > 0.5 * innerWidth)
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
      .reduce((all, height) => all + height, 0),
  );
}

/** Words of an element that stand on more than one line, as it is asked in the browser. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

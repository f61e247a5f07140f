import { expectNoAxeViolations } from '../harness/axe.ts';
import { expect, phoneOrDesk, phoneWidth, test } from '../harness/test.ts';

/** Every screen by axe's rules, at the width of a phone and of a desktop. */

test.use(phoneOrDesk);

// Spec: storefront 2.2
test('the home page has no violation', async ({ page, store }) => {
  await store.open('/');
  await expect(store.cards.first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a list has no violation', async ({ page, store, catalogue }) => {
  const { slug } = await catalogue.categoryWithPages();
  await store.open(`/produtos/${slug}`);
  await expect(store.cards.first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a product has no violation', async ({ page, store, catalogue }) => {
  const { slug } = await catalogue.buyable(0);
  await store.open(`/produto/${slug}`);
  await expect(store.title).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the cart drawer has no violation, with a line and empty', async ({
  page,
  store,
  catalogue,
  here,
}) => {
  const product = await catalogue.buyable(0);
  await store.open(`/produto/${product.slug}`);
  await store.addToCart.click();
  await expect(store.cart.lines).toHaveCount(1);
  await expectNoAxeViolations(page);

  await store.cart.remove(product).click();
  await expect(store.cart.root.getByText(here.words.emptyCart)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the open menus of the header have no violation', async ({ page, store, customer }) => {
  await customer.signInTo(page);
  await store.open('/');
  const header = page.getByRole('banner');
  const triggers = header.locator(':is([aria-haspopup=menu], summary):not([aria-hidden]):visible');
  await expect.poll(() => triggers.count()).toBeGreaterThan(1);
  const count = await triggers.count();
  for (let index = 0; index < count; index += 1) {
    await triggers.nth(index).click();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
  }
});

test('a page that is not there and an empty search have no violation', async ({
  page,
  store,
  here,
  troubles,
}) => {
  troubles.expect(/Failed to load resource: the server responded with a status of 404/);
  await store.open('/nao-existe');
  await expect(page.getByText(here.words.notFound)).toBeVisible();
  await expectNoAxeViolations(page);

  await store.open('/produtos?text=zzzzqqqq');
  await expect(store.cards).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('nothing is wider than the screen', async ({ page, store, catalogue }) => {
  const { slug } = await catalogue.buyable(0);
  const content = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of ['/', '/produtos', `/produto/${slug}`]) {
    for (const width of [1440, phoneWidth]) {
      await page.setViewportSize({ width, height: 900 });
      await store.open(path);
      await expect(store.cards.first()).toBeVisible();
      expect(await content(), path).toBeLessThanOrEqual(width);
    }
  }
});

import { multiply } from '@ponte/regional/money';
import { expectFocusSeen } from '../harness/focus.ts';
import { shown } from '../harness/money.ts';
import { tabTo } from '../harness/tab-to.ts';
import { expect, test } from '../harness/test.ts';
import { RegistrationForm } from '../pages/registration-form.ts';

/** The whole way to a cart without a pointer, and through the longest form. */

test('a shopper finds, buys and changes a product with the keyboard alone', async ({
  page,
  store,
  catalogue,
  here,
}) => {
  const { cart } = store;
  const product = await catalogue.buyable(0);
  await store.open('/');

  await test.step('the first stop leads past the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: here.words.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(store.main).toBeFocused();
  });

  await test.step('the search box leads to the product', async () => {
    await page.keyboard.press('Control+Home');
    await store.open('/');
    await tabTo(page, store.search);
    await page.keyboard.type(product.name);
    await page.keyboard.press('Enter');
    // The page before may show the product as well, and this one takes the focus when it comes.
    await expect(page).toHaveURL(/text=/);
    await expect(store.title).toContainText(product.name);
    await expect(store.card(product)).toBeVisible();
    await tabTo(page, store.card(product).getByRole('heading').getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(store.title).toHaveText(product.name);
  });

  // Spec: storefront 4.2
  await test.step('the product goes into the cart and the drawer takes the focus', async () => {
    await tabTo(page, store.addToCart);
    await page.keyboard.press('Enter');
    await expect(cart.lines).toHaveCount(1);
    await expect(cart.root.locator(':focus')).toHaveCount(1);
  });

  await test.step('arrows change the quantity, and focus does not leave the drawer', async () => {
    await tabTo(page, cart.quantity(product));
    await page.keyboard.press('ArrowUp');
    await expect(cart.total).toHaveText(shown(multiply(product.price, 2)));
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const behind = await store.main.evaluate((main) => main.contains(document.activeElement));
      expect(behind).toBe(false);
    }
  });

  await test.step('Escape closes the drawer and gives the focus back', async () => {
    await page.keyboard.press('Escape');
    await expect(cart.root).toBeHidden();
    await expect(store.addToCart).toBeFocused();
  });
});

test('Tab leads through a form that was refused, and no bar of a phone stands over the focus', async ({
  page,
  store,
  region,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = new RegistrationForm(page, region);
  await store.open('/cadastro');
  await form.field('firstName').press('Enter');
  await expect(form.list).toBeFocused();

  for (const [key, end] of [
    ['Tab', form.submit],
    ['Shift+Tab', form.list.getByRole('link').first()],
  ] as const) {
    for (let presses = 0; presses < 70; presses += 1) {
      await page.keyboard.press(key);
      await expectFocusSeen(page);
      if (await end.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(end).toBeFocused();
  }
});

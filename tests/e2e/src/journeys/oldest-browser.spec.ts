import { useOldestBrowser } from '../harness/oldest-browser.ts';
import { expect, test } from '../harness/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

/** What the oldest supported browsers lack, no page needs; one that does complains, and fails this. */

test('the shop works in the oldest browsers: search, product, cart, signing in, checkout', async ({
  page,
  store,
  catalogue,
  customer,
}) => {
  test.slow();
  await useOldestBrowser(page);
  const checkout = new CheckoutPage(page, store);
  const product = await catalogue.buyable(0);

  await store.open('/');
  expect(await page.evaluate(() => 'canParse' in URL || 'showPopover' in document.body)).toBe(
    false,
  );
  await store.search.fill(product.name.slice(0, 5));
  await expect(page.getByRole('listbox')).toBeVisible();
  await store.search.press('Enter');
  await expect(store.cards.first()).toBeVisible();

  await store.open(`/produto/${product.slug}`);
  await store.addToCart.click();
  await expect(store.cart.line(product)).toBeVisible();
  await store.cart.increase(product).click();
  await expect(store.cart.quantity(product)).toHaveValue('2');
  await store.cart.closeButton.click();
  await store.cartSaved();

  await page.goto('/checkout');
  await checkout.signIn(customer);
  await checkout.button('goOn').click();
  await checkout.radio('method').check();
  await expect(checkout.button('pay')).toBeVisible();

  await store.open('/perfil/endereco');
  await expect(store.main.getByRole('article').first()).toBeVisible();
});

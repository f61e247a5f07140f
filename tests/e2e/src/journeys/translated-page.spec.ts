import { shown } from '../harness/money.ts';
import { expect, test } from '../harness/test.ts';
import { translate } from '../harness/translate.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

/** A page that the browser translates: its texts stand in the translator's elements, and it works on. */

test('a translated list is sorted, paged, narrowed and searched, and says how many there are', async ({
  page,
  store,
}) => {
  const { here } = store;
  await store.open('/produtos');
  await store.whollyHydrated();
  await translate(page);

  await store.sort.selectOption({ label: here.words.cheapestFirst });
  await expect(page).toHaveURL(/sort=/);
  await expect(store.cards).not.toHaveCount(0);
  await store.nextPage.click();
  await expect(store.currentPage).toHaveText('2');
  await expect(store.cards).not.toHaveCount(0);

  const count = store.main.getByRole('status').first();
  const before = (await count.textContent()) ?? '';
  await store.main.getByRole('checkbox').first().check();
  await expect(count).not.toHaveText(before);
  await expect(store.cards).not.toHaveCount(0);

  await store.search.fill('furadeira');
  await store.search.press('Enter');
  await expect(page).toHaveURL(/furadeira/);
  await expect(store.cards).not.toHaveCount(0);
  await page.goBack();
  await expect(store.cards).not.toHaveCount(0);
});

test('a translated page adds, counts, signs in and pays', async ({
  page,
  store,
  catalogue,
  customer,
}) => {
  test.slow();
  const checkout = new CheckoutPage(page, store);
  const product = await catalogue.buyable(0);
  await store.open(`/produto/${product.slug}`);
  await store.whollyHydrated();
  await translate(page);

  await store.addToCart.click();
  await store.cart.increase(product).click();
  await expect(store.cart.quantity(product)).toHaveValue('2');
  await store.cart.line(product).getByRole('spinbutton').fill('1');
  await store.cart.line(product).getByRole('spinbutton').press('Enter');
  await expect(store.cart.total).toContainText(shown(product.price));
  await store.cart.root.getByRole('link', { name: checkout.text('buy') }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(store.title).toBeVisible();
  await store.whollyHydrated();
  await translate(page);

  await checkout.signIn(customer);
  await checkout.goToProvider();
  await checkout.provider('approve').click();
  await expect(store.title).toHaveText(checkout.text('paid'));
});

import { multiply } from '@ponte/regional/money';
import { isSaveOf, savedAs } from '../harness/cart-calls.ts';
import { shown } from '../harness/money.ts';
import { expect, onItsOwnShop, test } from '../harness/test.ts';
import type { Troubles } from '../harness/troubles.ts';

/** The API stops in the middle of a visit and comes back. */

test.use(onItsOwnShop);

// The API ends and starts in each of them, and is tried again ever more seldom meanwhile.
test.slow();

test.afterEach(async ({ shop }) => shop.api.start());

/** Calls that fail while the API is stopped; the browser reports each as an error. */
function expectFailedCalls(troubles: Troubles) {
  troubles.expect(/Failed to load resource: the server responded with a status of 50[23]/);
}

// Spec: storefront 2.45, 8.3
test('a list that cannot be loaded says so, and loads once the shopper retries', async ({
  store,
  catalogue,
  shop,
  here,
  troubles,
}) => {
  const category = await catalogue.categoryWithPages();
  await store.open('/');
  expectFailedCalls(troubles);
  await shop.api.stop();

  const chosen = store.categories.getByRole('link', { name: category.name });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-current', 'page');
  await store.main.getByRole('link', { name: here.words.seeAll }).click();

  await expect(store.main.getByRole('alert')).toContainText(here.words.listFailed, {
    timeout: 30_000,
  });
  await shop.api.start();
  await store.main.getByRole('button', { name: here.words.retry }).click();
  await expect(store.cardNames).toHaveText(category.first.products.map(({ name }) => name));
});

test('a page that was shown before the API stopped is still served', async ({
  store,
  catalogue,
  shop,
  troubles,
}) => {
  const { slug, first } = await catalogue.categoryWithPages();
  const names = first.products.map(({ name }) => name);
  await store.open(`/produtos/${slug}`);
  await expect(store.cardNames).toHaveText(names);
  expectFailedCalls(troubles);
  await shop.api.stop();

  await store.open(`/produtos/${slug}`);

  await expect(store.cardNames).toHaveText(names);
});

test('a page that the server cannot fill is not kept, and offers a retry', async ({
  page,
  store,
  catalogue,
  shop,
  here,
  troubles,
}) => {
  // The storefront serves pages that it has rendered before: only this journey opens the oldest product.
  const product = (await catalogue.products({ order: 'desc,asc' })).products.at(0);
  if (!product) throw new Error('the catalogue has no products');
  // It knows its categories from any page; without one, it would not ask for them again so soon.
  await store.open('/');
  expectFailedCalls(troubles);
  await shop.api.stop();
  let unanswered = 0;
  page.on('response', (answer) => {
    if (answer.url().includes(`/products/${product.slug}/details`)) unanswered += 1;
  });

  const response = await store.open(`/produto/${product.slug}`);

  expect(response?.status()).toBe(503);
  expect(response?.headers()['cache-control']).toBe('no-store');
  // The page tries again by itself, three times: what the server has said stands until it begins.
  await expect.poll(() => unanswered, { timeout: 30_000 }).toBe(4);
  await expect(store.main.getByRole('alert')).toBeVisible();
  await shop.api.start();
  await store.main.getByRole('button', { name: here.words.retry }).click();
  await expect(store.title).toHaveText(product.name);
});

test('changes to the cart are kept during an outage of the API, with a notice, and saved afterwards', async ({
  page,
  store,
  catalogue,
  shop,
  here,
  troubles,
}) => {
  const { cart } = store;
  const product = await catalogue.buyable(1);
  await store.open(`/produto/${product.slug}`);
  const first = page.waitForResponse((response) => isSaveOf(response, product, 1));
  await store.addToCart.click();
  const externalId = savedAs(await first);

  await test.step('the API stops; the change is kept and the shopper sees a notice', async () => {
    expectFailedCalls(troubles);
    await shop.api.stop();
    await cart.increase(product).click();
    await cart.increase(product).click();
    await expect(cart.total).toHaveText(shown(multiply(product.price, 3)));
    await expect(cart.root.getByText(here.words.cartKept)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('a reload meanwhile loses nothing', async () => {
    await store.reload();
    await store.cartButton.click();
    await expect(cart.quantity(product)).toHaveValue('3');
    await expect(cart.total).toHaveText(shown(multiply(product.price, 3)));
  });

  await test.step('the API is back; the cart is saved without being asked', async () => {
    // However long the API takes to start, the next try is a minute away at most.
    const saved = page.waitForResponse((response) => isSaveOf(response, product, 3), {
      timeout: 0,
    });
    await shop.api.start();
    await saved;
    await expect(cart.root.getByText(here.words.cartKept)).toBeHidden();
    expect(await catalogue.cartTotal(externalId)).toEqual(multiply(product.price, 3));
  });
});

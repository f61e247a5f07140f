import { multiply } from '@ponte/regional/money';
import { shown } from '../harness/money.ts';
import { expect, inParaguayAlone, test } from '../harness/test.ts';

/** The same way on a phone: no hover, a thumb, and the navigation at the foot. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a shopper buys on a phone', inParaguayAlone, async ({ store, catalogue, here }) => {
  const { cart } = store;
  const category = await catalogue.categoryWithPages();

  // Spec: storefront 2.36
  await test.step('from the home page to the second page of a category', async () => {
    await store.open('/');
    await store.categories.getByRole('link', { name: category.name }).tap();
    await expect(
      store.main.getByRole('heading', { name: category.name, exact: false }),
    ).toBeVisible();
    const all = store.main.getByRole('link', { name: here.words.seeAll });
    await expect(all).toHaveAttribute('href', new RegExp(`/${category.slug}\\b`));
    await all.tap();
    await expect(store.title).toHaveText(category.name);
    await store.nextPage.tap();
    await expect(store.currentPage).toHaveText(/^2 de /);
  });

  const { products } = await catalogue.products({
    category_id: String(category.id),
    page: '2',
    per_page: '12',
  });
  const product = products.find(({ inStock, price }) => inStock && price !== null);
  const price = product?.price;
  if (!product || !price) throw new Error('the second page has nothing to buy');

  await test.step('into the cart, which is all of the screen', async () => {
    await store.card(product).getByRole('heading').getByRole('link').tap();
    await expect(store.title).toHaveText(product.name);
    await store.addToCart.tap();
    await expect(cart.lines).toHaveCount(1);
    await cart.increase(product).tap();
    await expect(cart.total).toHaveText(shown(multiply(price, 2)));
  });

  // Spec: storefront 2.19
  await test.step('and back to it by the navigation at the foot', async () => {
    await cart.closeButton.tap();
    await expect(cart.root).toBeHidden();
    await expect(store.phoneCartButton).toHaveAccessibleName(new RegExp(here.words.oneInCart));
    await store.phoneCartButton.tap();
    await expect(cart.quantity(product)).toHaveValue('2');
  });
});

test('no field has letters so small that a phone zooms into it', async ({ store, catalogue }) => {
  const { slug } = await catalogue.buyable(0);
  const fields = store.page.locator(
    'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range]), select, textarea',
  );

  for (const path of ['/produtos', `/produto/${slug}`, '/cadastro', '/login']) {
    await store.open(path);
    await store.whollyHydrated();
    const small = await fields.evaluateAll((all) =>
      all
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );
    expect(small, path).toEqual([]);
    expect(await fields.count()).toBeGreaterThan(0);
  }
});

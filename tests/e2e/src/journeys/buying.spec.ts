import { add, formatMoneyToParts, multiply } from '@ponte/regional/money';
import { isSaveOf, savedAs } from '../harness/cart-calls.ts';
import { keepNoTime } from '../harness/keep-no-time.ts';
import { shown } from '../harness/money.ts';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** From the home page to a cart that is right to the cent. Every expected figure is the API's own. */

// Spec: storefront 1.2
test(
  'a shopper walks from the home page through a category to a product',
  inBrazilAlone,
  async ({ page, store, catalogue, here }) => {
    // Seven pages.
    test.slow();
    const category = await catalogue.categoryWithPages();

    await test.step('the home page leads to the category', async () => {
      await store.open('/');
      await store.categories.getByRole('link', { name: category.name }).click();
      await expect(
        store.main.getByRole('heading', { name: category.name, exact: false }),
      ).toBeVisible();
      await store.main.getByRole('link', { name: here.words.seeAll }).click();
      await expect(store.title).toHaveText(category.name);
      await expect(store.cardNames).toHaveText(category.first.products.map(({ name }) => name));
    });

    await test.step('the next page goes on where the first ended', async () => {
      const second = await catalogue.products({ category_id: String(category.id), page: '2' });
      await store.nextPage.click();
      await expect(store.cardNames).toHaveText(second.products.map(({ name }) => name));
      await expect(store.currentPage).toHaveText('2');
      await expect(page).toHaveURL(/[?&]page=2/);
    });

    // Spec: storefront 2.43, 4.27
    await test.step('sorting by price begins again at the first page, cheapest first', async () => {
      const sorted = await catalogue.products({
        category_id: String(category.id),
        order_by: 'tem_estoque,valor_venda',
        order: 'desc,asc',
      });
      await store.sort.selectOption({ label: here.words.cheapestFirst });
      await expect(store.cardNames).toHaveText(sorted.products.map(({ name }) => name));
      await expect(store.currentPage).toHaveText('1');
      for (const product of sorted.products.slice(0, 5)) {
        if (product.price) await expect(store.card(product)).toContainText(shown(product.price));
      }
    });

    await test.step('back and forward show the same pages again', async () => {
      await page.goBack();
      await expect(store.currentPage).toHaveText('2');
      await page.goForward();
      await expect(store.currentPage).toHaveText('1');
    });
  },
);

// Spec: storefront 1.8, 2.53
test('a product page shows its price in four currencies and the notice about its tax', async ({
  store,
  catalogue,
  here,
}) => {
  const product = await catalogue.buyable(0);

  await store.open(`/produto/${product.slug}`);

  const article = store.main.getByRole('article').first();
  await expect(store.title).toHaveText(product.name);
  await expect(article).toContainText(product.code);
  await expect(article).toContainText(shown(product.price));
  await expect(article.getByText(here.words.taxNotice)).toBeVisible();
  const others = await Promise.all(
    here.otherCurrencies.map((currency) => catalogue.converted(product.price, currency)),
  );
  await expect(article.getByRole('definition')).toHaveText(
    others.map((other) => formatMoneyToParts(other).figures),
  );
});

test(
  'a cart stays right to the last unit while it is filled, changed, emptied and reloaded',
  inBrazilAlone,
  async ({ store, catalogue, here }) => {
    // Three pages, and ten presses whose sums are looked at.
    test.slow();
    const { cart } = store;
    const first = await catalogue.buyable(0);
    const second = await catalogue.buyable(1);

    // Spec: storefront 2.54
    await test.step('a product goes into the cart from its page', async () => {
      await store.open(`/produto/${first.slug}`);
      await store.addToCart.click();
      await expect(cart.root).toBeVisible();
      await expect(cart.lines).toHaveCount(1);
      await expect(cart.line(first)).toContainText(first.name);
      await expect(cart.total).toHaveText(shown(first.price));
    });

    // Spec: storefront 9.19
    await test.step('three pieces cost three times as much', async () => {
      await cart.increase(first).click();
      await cart.increase(first).click();
      await expect(cart.quantity(first)).toHaveValue('3');
      await expect(cart.total).toHaveText(shown(multiply(first.price, 3)));
    });

    await test.step('another product goes into the cart from a list', async () => {
      await cart.closeButton.click();
      await expect(cart.root).toBeHidden();
      await store.cartSaved();
      await store.open('/produtos');
      await store.addButton(second).click();
      await expect(cart.lines).toHaveCount(2);
      await expect(cart.total).toHaveText(shown(add(multiply(first.price, 3), second.price)));
    });

    await test.step('a removed product costs nothing any more', async () => {
      await cart.remove(first).click();
      await expect(cart.lines).toHaveCount(1);
      await expect(cart.total).toHaveText(shown(second.price));
    });

    await test.step('after a reload the cart is the same', async () => {
      await store.reload();
      await expect(store.cartButton).toHaveAccessibleName(new RegExp(here.words.oneInCart));
      await store.cartButton.click();
      await expect(cart.lines).toHaveCount(1);
      await expect(cart.quantity(second)).toHaveValue('1');
      await expect(cart.total).toHaveText(shown(second.price));
    });
  },
);

test(
  'the store knows the same cart, at the same total, as the shopper sees',
  inParaguayAlone,
  async ({ page, store, catalogue }) => {
    const product = await catalogue.buyable(0);
    await store.open(`/produto/${product.slug}`);
    const saving = page.waitForResponse((response) => isSaveOf(response, product, 2));

    await store.addToCart.click();
    await store.cart.increase(product).click();

    const externalId = savedAs(await saving);
    const total = multiply(product.price, 2);
    await expect(store.cart.total).toHaveText(shown(total));
    expect(await catalogue.cartTotal(externalId)).toEqual(total);
  },
);

// Spec: storefront 4.4
test(
  'emptying the cart takes two presses',
  inParaguayAlone,
  async ({ page, store, catalogue, here }) => {
    const { cart } = store;
    const product = await catalogue.buyable(0);
    // The first press asks for three seconds, which a slow machine may need for the second one.
    await page.addInitScript(keepNoTime);
    await store.open(`/produto/${product.slug}`);
    await store.addToCart.click();

    await cart.root.getByRole('button', { name: here.words.clearCart }).click();
    await expect(cart.lines).toHaveCount(1);
    await cart.root.getByRole('button', { name: here.words.confirmClear }).click();

    await expect(cart.root.getByText(here.words.emptyCart)).toBeVisible();
    await store.reload();
    await store.cartButton.click();
    await expect(cart.root.getByText(here.words.emptyCart)).toBeVisible();
  },
);

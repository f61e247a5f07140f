import { shown } from '../harness/money.ts';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** What HTML alone can do: a phone whose script has not arrived yet, a reader, a search engine. */

test.use({ javaScriptEnabled: false });

test(
  'home, category, second page and product are links, with their prices in the HTML',
  inParaguayAlone,
  async ({ page, store, catalogue, here }) => {
    const category = await catalogue.categoryWithPages();

    await page.goto('/');
    const choice = store.categories.getByRole('link', { name: category.name });
    await choice.click();
    // The page before has a link to all of another category.
    await expect(choice).toHaveAttribute('aria-current', 'page');
    await store.main.getByRole('link', { name: here.words.seeAll }).click();
    await expect(store.title).toHaveText(category.name);
    await expect(store.cardNames).toHaveText(category.first.products.map(({ name }) => name));

    await store.nextPage.click();
    const second = await catalogue.products({ category_id: String(category.id), page: '2' });
    await expect(store.cardNames).toHaveText(second.products.map(({ name }) => name));
    for (const product of second.products) {
      if (product.price) await expect(store.card(product)).toContainText(shown(product.price));
      else await expect(store.card(product).getByText(here.words.askPrice)).toBeVisible();
    }

    const [product] = second.products;
    if (!product) throw new Error('the second page is empty');
    await store.card(product).getByRole('heading').getByRole('link').click();
    await expect(store.title).toHaveText(product.name);
    if (product.price) await expect(store.cards.first()).toContainText(shown(product.price));
  },
);

// Spec: storefront 2.43
test('a list is sorted by a form', inBrazilAlone, async ({ page, store, catalogue, here }) => {
  const sorted = await catalogue.products({
    order_by: 'tem_estoque,valor_venda',
    order: 'desc,asc',
  });

  await page.goto('/produtos');
  await store.sort.selectOption({ label: here.words.cheapestFirst });
  await store.main.getByRole('button', { name: here.words.applySort }).click();

  await expect(store.cardNames).toHaveText(sorted.products.map(({ name }) => name));
});

// Spec: storefront 2.24
test(
  'the search box finds a product by its code',
  inBrazilAlone,
  async ({ page, store, catalogue }) => {
    const product = await catalogue.buyable(0);

    await page.goto('/');
    await store.search.fill(product.code);
    await store.search.press('Enter');

    await expect(store.card(product)).toContainText(shown(product.price));
  },
);

test(
  'nothing is offered that would need JavaScript',
  inParaguayAlone,
  async ({ page, store, catalogue, here }) => {
    const product = await catalogue.buyable(0);

    for (const path of ['/', '/produtos', `/produto/${product.slug}`]) {
      await page.goto(path);
      await expect(store.title).toBeVisible();
      await expect(store.cartButton).toBeHidden();
      await expect(
        store.main.getByRole('button', { name: new RegExp(`^${here.words.add}`) }),
      ).toHaveCount(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(store.phoneCartButton).toBeHidden();
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  },
);

test(
  'a page of somebody says what it needs, and waits for nothing',
  inBrazilAlone,
  async ({ page, store, region }) => {
    const said = { br: 'ligue o JavaScript', py: 'active JavaScript' }[region];
    for (const path of ['/checkout', '/cadastro', '/login', '/pedidos', '/perfil']) {
      await page.goto(path);
      // What stands in a `noscript` is no text to a locator by text.
      const note = store.main.locator('noscript p');
      await expect(note).toContainText(said);
      await expect(note).toBeInViewport();
      await expect(store.main.getByRole('status')).toHaveCount(0);
      await expect(store.main.locator('[data-slot=skeleton]:visible')).toHaveCount(0);
    }
  },
);

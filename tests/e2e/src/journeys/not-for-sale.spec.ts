import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** Products and addresses that lead to no purchase (decision 9), and say so. */

// Spec: decision 9
test(
  'a product without a price is asked for by WhatsApp and cannot be added',
  inBrazilAlone,
  async ({ store, catalogue, here }) => {
    const product = await catalogue.find(({ price }) => price === null);

    await store.open(`/produto/${product.slug}`);

    const article = store.main.getByRole('article').first();
    await expect(article.getByRole('link', { name: here.words.askPrice })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    );
    await expect(store.addToCart).toHaveCount(0);
  },
);

// Spec: storefront 2.51, 5.3
// Spec: decision 9
test(
  'a product that only the shop has says so and cannot be added',
  inParaguayAlone,
  async ({ store, catalogue, here }) => {
    const product = await catalogue.find(({ onlyInShop }) => onlyInShop);

    await store.open(`/produto/${product.slug}`);

    await expect(
      store.main.getByRole('article').first().getByText(here.words.physicalStoreOnly),
    ).toBeVisible();
    await expect(store.addToCart).toHaveCount(0);
  },
);

// Spec: storefront 2.58
test(
  'a product that is not there is a 404 with a way on',
  inParaguayAlone,
  async ({ store, here, troubles }) => {
    troubles.expect(/Failed to load resource: the server responded with a status of 404/);

    const response = await store.open('/produto/nao-existe');

    expect(response?.status()).toBe(404);
    await expect(store.main.getByText(here.words.productNotFound)).toBeVisible();
    await expect(store.main.locator('a[href="/produtos"]')).toBeVisible();
  },
);

// Spec: storefront 2.13
test(
  'a category by its number leads to its address by name',
  inBrazilAlone,
  async ({ page, store, catalogue }) => {
    const { id, slug, name } = await catalogue.categoryWithPages();

    await store.open(`/produtos/${id}`);

    await expect(page).toHaveURL(`/produtos/${slug}`);
    await expect(store.title).toHaveText(name);
  },
);

import type { Page } from '@playwright/test';
import { toDecimalString } from '@ponte/regional/money';
import { expect, test } from '../harness/test.ts';

test('a product page says what is sold, at which price, and where it stands', async ({
  page,
  store,
  catalogue,
  here,
}) => {
  const product = await catalogue.buyable(0);
  await store.open(`/produto/${product.slug}`);

  const things = await thingsOf(page);

  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': 'Product',
      name: product.name,
      sku: product.code,
      offers: expect.objectContaining({
        '@type': 'Offer',
        price: toDecimalString(product.price),
        priceCurrency: here.currency,
        availability: 'https://schema.org/InStock',
        url: `${here.origin}/produto/${product.slug}`,
      }),
    }),
  );
  expect(things).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
});

test('a list names its products in their order', async ({ page, store, catalogue, here }) => {
  // One that no journey changes: the server may show an older version for a while.
  const { slug: category, first } = await catalogue.categoryWithPages();
  await store.open(`/produtos/${category}`);

  expect(await thingsOf(page)).toContainEqual({
    '@type': 'ItemList',
    itemListElement: first.products.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${here.origin}/produto/${slug}`,
    })),
  });
});

/** What a page says of itself in JSON-LD. */
async function thingsOf(page: Page): Promise<readonly unknown[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const document: { '@graph': unknown[] } = JSON.parse(text ?? '');
  return document['@graph'];
}

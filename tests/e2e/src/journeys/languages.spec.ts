import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** Two origins, two languages (decisions 3 and 4). */

// Spec: storefront 1.1, 4.8, 4.10
// Spec: decision 3
test('the flag menu leads to the same page on the other storefront', async ({
  page,
  store,
  catalogue,
  here,
}) => {
  const { slug } = await catalogue.categoryWithPages();
  await store.open(`/produtos/${slug}?page=2`);
  await expect(page.locator('html')).toHaveAttribute('lang', here.locale);

  await page.getByRole('banner').getByRole('group').click();
  await page.getByRole('link', { name: here.words.otherLanguage }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', here.otherLocale);
  await expect(page).toHaveURL(`${here.otherOrigin}/produtos/${slug}?page=2`);
  await expect(store.currentPage).toHaveText('2');
});

// Spec: storefront 4.9
// Spec: decision 4
test(
  'force_lang is dropped from the address without a reload; the host name decides',
  inBrazilAlone,
  async ({ page, store, here }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));

    await store.open(`/produtos?force_lang=${here.otherLocale}&page=2`);

    await expect(page).toHaveURL('/produtos?page=2');
    await expect(page.locator('html')).toHaveAttribute('lang', here.locale);
    expect(loads).toBe(1);
  },
);

// Spec: storefront 4.12
// Spec: decision 4
test(
  'on a host that is no region of its own, force_lang decides for the visit',
  inParaguayAlone,
  async ({ page, store, here }) => {
    const local = new URL(here.origin);
    local.hostname = 'localhost';

    await store.open(`${local.origin}/?force_lang=${here.otherLocale}`);

    await expect(page).toHaveURL(`${local.origin}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', here.otherLocale);
  },
);

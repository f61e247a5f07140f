import { hold } from '../harness/hold.ts';
import { countReads, namesOf, words } from '../harness/list.ts';
import { watchRequests } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';

/** Turning the pages of a list (storefront.md §2). */

// Spec: storefront 5.4
test('a page past the last says where the list ends, and leads there', async ({
  store,
  catalogue,
  here,
  troubles,
}) => {
  troubles.expect(/Failed to load resource: the server responded with a status of 404/);
  const { total } = await catalogue.products();
  const last = Math.ceil(total / 20);

  const response = await store.open('/produtos?page=9999');
  expect(response?.status()).toBe(404);
  await store.main.getByRole('link', { name: words[here.locale].lastPage }).click();

  await expect(store.currentPage).toHaveText(String(last));
  await expect(store.cards.first()).toBeVisible();
});

// Spec: storefront 8.6
test('an empty list leads to all products and can be asked for again', async ({
  page,
  store,
  here,
}) => {
  await store.open('/produtos?text=nada-assim-9x7');
  const reads = countReads(page);

  await store.main.getByRole('button', { name: here.words.retry }).click();
  await expect.poll(reads).toBe(1);
  await store.main.locator('a[href="/produtos"]').click();
  await expect(store.cards.first()).toBeVisible();
});

test('the way to all products asks for them once', async ({ page, store }) => {
  const quiet = watchRequests(page);
  await store.open('/marcas');
  await store.whollyHydrated();
  const link = page.locator('a[href^="/produtos?order="]').first();
  await quiet();
  const reads = countReads(page);
  // A link that has the focus fetches its page ahead: what it asked for is still on its way then.
  const letCome = await hold(page, '**/api/public/products?**');

  await link.click();
  await expect(page).toHaveURL(/\/produtos\?order=/);
  await expect(store.title).toBeVisible();
  letCome();
  await expect(store.cards.first()).toBeVisible();
  await quiet();

  expect(reads()).toBe(1);
});

test('a list whose code is late is asked for once', async ({ page, store }) => {
  const code = /\/assets\/product-list[^/]+\.js$/;
  const letCome = await hold(page, code);
  // While the page is at rest.
  const fetchedAhead = page.waitForRequest(code);
  await store.open('/marcas');
  const link = page.locator('a[href^="/produtos?order="]').first();
  await store.whollyHydrated();
  const reads = countReads(page);
  await fetchedAhead;

  // Asked for ahead for who rests on the link, and needed by who follows it.
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(/\/produtos\?order=/);
  letCome();
  await expect(store.cards.first()).toBeVisible();

  expect(reads()).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  // Spec: storefront 2.47, 7.13
  test('more of a list follows what stands, twelve at a time, and is there after a look at a product', async ({
    page,
    store,
    catalogue,
    here,
  }) => {
    const { more } = words[here.locale];
    const all = namesOf(await catalogue.products({ per_page: '60' }));
    await store.open('/produtos');
    await expect(store.cardNames).toHaveText(all.slice(0, 12));
    await expect(store.currentPage).toHaveText(/^1 de /);
    const reads = countReads(page);
    const showMore = store.pagination.getByRole('link', { name: more });
    await store.whollyHydrated();
    // Cards on the way down get their real heights, before it is tapped.
    const tapMore = async () => {
      await showMore.scrollIntoViewIfNeeded();
      await showMore.tap();
    };

    await tapMore();
    await expect(store.cardNames).toHaveText(all.slice(0, 24));
    await expect(store.cardNames.nth(12).getByRole('link')).toBeFocused();
    await tapMore();
    await expect(store.cardNames).toHaveText(all.slice(0, 36));
    await expect(store.currentPage).toHaveText(/^3 de /);
    expect(reads()).toBe(2);

    await store.cardNames.nth(30).getByRole('link').tap();
    await expect(store.title).toHaveText(all[30] ?? '');
    await page.goBack();
    await expect(store.cardNames).toHaveText(all.slice(0, 36));

    await store.reload();
    await expect(store.cardNames).toHaveText(all.slice(0, 36));
    await store.nextPage.tap();
    await expect(store.cardNames).toHaveText(all.slice(36, 48));
    await expect(store.currentPage).toHaveText(/^4 de /);
  });
});

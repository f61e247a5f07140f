import type { Page } from '@playwright/test';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** How a page looks where a link to it is sent, among a phone's apps, and on paper. */

const tagsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('meta[property]')].map((tag) => [
        tag.getAttribute('property') ?? '',
        tag.getAttribute('content') ?? '',
      ]),
    ),
  );

const kindOf = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const answer = await fetch(path);
    return `${answer.status} ${answer.headers.get('content-type')}`;
  }, address);

test(
  'a product is shown with its name and a picture that has its price',
  inBrazilAlone,
  async ({ page, store, catalogue, here }) => {
    const product = await catalogue.buyable(0);
    await store.open(`/produto/${product.slug}`);

    const tags = await tagsOf(page);
    expect(tags).toMatchObject({
      'og:type': 'product',
      'og:title': await page.title(),
      'og:url': `${here.origin}/produto/${product.slug}`,
      'og:locale': here.locale.replace('-', '_'),
      'og:locale:alternate': here.otherLocale.replace('-', '_'),
      'og:image:width': '1200',
    });
    expect(tags['og:description']).not.toBe('');
    const picture = new URL(tags['og:image'] ?? '');
    expect(picture.origin).toBe(here.origin);
    expect(picture.searchParams.get('v')).toBe(String(product.price.minor));
    expect(await kindOf(page, `${picture.pathname}${picture.search}`)).toBe('200 image/png');
  },
);

test(
  'any other page is shown with the shop’s picture, and a personal one not at all',
  inBrazilAlone,
  async ({ page, store, here }) => {
    await store.open('/');
    const { 'og:image': image } = await tagsOf(page);
    expect(image).toBe(`${here.origin}/share-${here.locale}.png`);
    expect(await kindOf(page, new URL(image ?? '').pathname)).toBe('200 image/png');

    await store.open('/carrinho');
    expect(await tagsOf(page)).toEqual({});
  },
);

test('a phone can put the shop among its apps', inParaguayAlone, async ({ page, store, here }) => {
  await store.open('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.evaluate(async (path) => (await fetch(path)).json(), href ?? '');
  expect(manifest).toMatchObject({ name: 'Ponte', lang: here.locale, start_url: '/' });
  const icons: readonly { src: string; type: string }[] = manifest.icons;
  // Asked for by browsers and readers of feeds that look at no link.
  expect(await kindOf(page, '/favicon.ico')).toContain('200 image/');
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const { src, type } of [...icons, { src: touch ?? '', type: 'image/png' }]) {
    expect(await kindOf(page, src), src).toContain(`200 ${type}`);
  }
});

test(
  'on paper there is the product and no bar',
  inBrazilAlone,
  async ({ page, store, catalogue, here }) => {
    const product = await catalogue.buyable(0);
    await store.open(`/produto/${product.slug}`);
    await page.emulateMedia({ media: 'print' });

    const [frame, picture] = await Promise.all(
      ['.ui-strip', '.ui-strip img'].map((part) => store.main.locator(part).first().boundingBox()),
    );
    expect(picture?.height).toBeGreaterThan(100);
    expect(picture?.height).toBeLessThanOrEqual(frame?.height ?? 0);
    await expect(store.title).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(store.addToCart).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: here.words.phoneNavigation })).toBeHidden();
    expect(await store.title.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(0, 0, 0)');
  },
);

test(
  'on paper a list has three cards in a row, and all of its page',
  inBrazilAlone,
  async ({ page, store }) => {
    // A sheet of A4 without its margins.
    await page.setViewportSize({ width: 680, height: 1010 });
    await store.open('/produtos');
    await page.emulateMedia({ media: 'print' });

    await expect(store.cards.filter({ visible: true })).toHaveCount(20);
    const tops = await store.cards.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().top),
    );
    expect(tops.slice(0, 3)).toEqual([tops[0], tops[0], tops[0]]);
    expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  },
);

test(
  'on paper a cart says how many of what, and has nothing to press',
  inParaguayAlone,
  async ({ page, store, catalogue }) => {
    const product = await catalogue.buyable(0);
    await store.open(`/produto/${product.slug}`);
    await store.addToCart.click();
    await expect(store.cart.lines).toHaveCount(1);
    await store.cartSaved();
    await store.open('/carrinho');
    await expect(store.main).toContainText(product.code);

    await page.emulateMedia({ media: 'print' });

    const quantity = store.main.getByRole('spinbutton');
    await expect(quantity).toBeVisible();
    await expect(quantity).toHaveValue('1');
    await expect(store.main.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(store.main.locator('a[href="/checkout"]')).toBeHidden();
  },
);

import { expect, test } from '../harness/test.ts';

/** Home blocks, brand pages, special listings, favourites and sharing (storefront.md §2). */

const words = {
  br: {
    kits: 'Kits completos',
    mostSearched: 'Mais procurados',
    highlights: 'Destaques',
    next: 'Próximos',
    share: 'Compartilhar',
  },
  py: {
    kits: 'Kits completos',
    mostSearched: 'Lo más buscado',
    highlights: 'Destacados',
    next: 'Siguientes',
    share: 'Compartir',
  },
} as const;

// Spec: storefront 2.30
test('the home page goes on with banners and what is searched for most, five at a time', async ({
  page,
  store,
  region,
}) => {
  const { mostSearched, highlights, next } = words[region];
  await store.open('/');
  const banners = page.getByRole('region', { name: highlights });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await banners.scrollIntoViewIfNeeded();
  await expect(banners.getByRole('link')).toHaveCount(3);

  const block = page.getByRole('region', { name: mostSearched }).first();
  const cards = block.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(cards.nth(4)).toBeInViewport();
  await expect(cards.nth(5)).not.toBeInViewport();
  await block.getByRole('button', { name: next }).click();
  await expect(cards.nth(9)).toBeInViewport();
  await expect(cards.nth(4)).not.toBeInViewport();
});

for (const width of [1024, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 768 } });

    test('the categories beside the home page stay above what follows', async ({ page, store }) => {
      await store.open('/');
      const beside = store.main.getByRole('navigation').filter({ visible: true }).first();
      const brands = page.getByRole('region', { name: 'Marcas', exact: true });
      await brands.scrollIntoViewIfNeeded();
      await page.mouse.move(width / 2, 384);
      await page.mouse.wheel(0, -300);

      const [above, below] = await Promise.all([beside.boundingBox(), brands.boundingBox()]);
      const foot = (above?.y ?? Infinity) + (above?.height ?? 0);
      expect(foot).toBeLessThan(below?.y ?? 0);
      const products = await store.cards.filter({ visible: true }).nth(7).boundingBox();
      const besideAll = await store.main
        .locator('section', { hasText: 'Av. San Blas' })
        .first()
        .boundingBox();
      expect(besideAll?.y).toBeGreaterThan(foot);
      expect(besideAll?.y).toBeLessThan(products?.y ?? 0);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  // Spec: storefront 2.37, 2.40
  test('the home page shows six products of a category, turns its banners and shows four of the most searched', async ({
    page,
    store,
    region,
  }) => {
    const { mostSearched, highlights } = words[region];
    await store.open('/');
    await expect(store.cards.filter({ visible: true })).toHaveCount(6);
    const block = page.getByRole('region', { name: mostSearched }).first();
    await page.getByRole('heading', { name: 'Marcas', exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('list', { name: highlights }).getByRole('link')).toHaveCount(3);
    await expect(block.getByRole('article')).toHaveCount(4);
  });
});

// Spec: decision 15, 33
test('the bar leads to a special listing, whose departments narrow it', async ({
  page,
  store,
  region,
}) => {
  const { kits } = words[region];
  await store.open('/');
  await page.getByRole('link', { name: kits }).first().click();
  await expect(page).toHaveURL(/\/especial\/kits-completos$/);
  await expect(store.title).toHaveText(kits);
  await expect(store.cards.first()).toBeVisible();

  const department = store.main.locator('a[href="/especial/kits-completos/kit-casa"]:visible');
  // Beside its name stands the count of its products.
  const name = await department.evaluate((link) => link.firstChild?.textContent ?? '');
  await department.click();
  await expect(page).toHaveURL(/\/especial\/kits-completos\/kit-casa$/);
  await expect(store.title).toHaveText(name);
});

test('a brand by its number leads to its page by name', async ({ page, store }) => {
  await store.open('/marca/1');
  await expect(page).toHaveURL(/\/marca\/[a-z-]+$/);
  await expect(store.cards.first()).toBeVisible();
});

// Spec: storefront 2.52
test('a heart on a card keeps the product, and its page shares it', async ({
  page,
  store,
  region,
  here,
}) => {
  await store.open('/produtos');
  const name = (await store.cardNames.first().textContent()) ?? '';
  await store.cards
    .first()
    .getByRole('button', { name: /favoritos/ })
    .click();
  // A card leads to its product also while its price is not known yet.
  await page.route(/\/products\/\d+\/details/, () => undefined);
  await store.open('/favoritos');
  await expect(store.cardNames).toHaveText([name]);

  await store.cardNames.first().click();
  await expect(store.title).toHaveText(name);
  const share = page.getByRole('group', { name: words[region].share });
  await expect(share.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(`${here.origin}/produto/`)}`),
  );
});

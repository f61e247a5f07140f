import type { Locator, Page } from '@playwright/test';
import { expectFocusIn } from '../harness/focus.ts';
import { brandsIn, facetIn, namesOf, words } from '../harness/list.ts';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** Narrowing a list (storefront.md §2): all of it in the address. */

// Spec: storefront 2.42, 8.3
test(
  'a box beside the list narrows it at once, and Back takes it out again',
  inBrazilAlone,
  async ({ page, store, catalogue, here }) => {
    const { found } = words[here.locale];
    const category = await catalogue.categoryWithPages();
    const [first, second] = await brandsIn(catalogue, category, 2);
    if (!first || !second) throw new Error('unreachable');
    const both = await catalogue.products({
      category_id: String(category.id),
      brands_ids: `${first.id},${second.id}`,
    });
    await store.open(`/produtos/${category.slug}`);
    const box = (name: string) => store.main.getByRole('checkbox', { name, exact: true });

    await Promise.all([
      // Said for five seconds, in which the list has come as well.
      expect(page.getByText(found(first.page.total))).toBeVisible(),
      box(first.name).check(),
    ]);
    await expect(store.cardNames).toHaveText(namesOf(first.page));
    await expect(page).toHaveURL(new RegExp(`brandSlug=${first.id}$`));

    // The focus stays on the boxes, for the next one.
    await expect(box(first.name)).toBeFocused();
    await box(second.name).press('Space');
    await expect(store.cardNames).toHaveText(namesOf(both));

    await page.goBack();
    await expect(store.cardNames).toHaveText(namesOf(first.page));
    await expect(box(second.name)).not.toBeChecked();
    await store.reload();
    await expect(box(first.name)).toBeChecked();
    await expect(store.cardNames).toHaveText(namesOf(first.page));
  },
);

test(
  'facets narrow a search by keys, each says what it finds, and chips take them out',
  inBrazilAlone,
  async ({ page, store, here }) => {
    const { remove, inStock } = words[here.locale];
    const text = here.locale === 'pt-BR' ? 'furadeira' : 'taladro';
    await store.open(`/produtos?text=${text}`);
    await store.whollyHydrated();
    const value = await store.main.locator('input[name="f"]').first().getAttribute('value');
    const box = store.main.locator(`input[type="checkbox"][value="${value}"]`);
    const label = box.locator('xpath=..');
    const found = Number((await label.locator('[aria-hidden]').textContent())?.replace('.', ''));

    await box.press('Space');
    await expect(page).toHaveURL(/[?&]f=/);
    await expect(
      page
        .getByRole('status')
        .getByText(new RegExp(`^${found} `))
        .first(),
    ).toBeVisible();
    await expect(box).toBeFocused();
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);

    await store.main.getByRole('checkbox', { name: inStock }).press('Space');
    await expect(page).toHaveURL(/estoque=1/);
    await store.main.getByRole('link', { name: remove(inStock) }).press('Enter');
    await expect(page).not.toHaveURL(/estoque=1/);
    await expect(store.main.getByRole('checkbox', { name: inStock })).not.toBeChecked();
    await expect(box).toBeChecked();
  },
);

// Spec: decision 63
test(
  'a filter, its chip and an order leave the page where it is, and the counts follow',
  inBrazilAlone,
  async ({ page, store, catalogue }) => {
    const category = await catalogue.categoryWithPages();
    const category_id = String(category.id);
    const { facetas } = await catalogue.facets({ category_id });
    const facet = facetas.at(1);
    const value = facet?.valores[1];
    if (!facet || !value) throw new Error(`${category.name} has too few facets`);
    const filtros = `${facet.id}:${value.id}`;
    await store.open(`/produtos/${category.slug}`);
    await store.whollyHydrated();
    const box = store.main.locator(`[type="checkbox"][value="${filtros}"]`);
    await box.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const placeOfBox = () => box.evaluate((element) => element.getBoundingClientRect().top);
    const before = { page: await page.evaluate(() => scrollY), box: await placeOfBox() };
    expect(before.page).toBeGreaterThan(0);

    await box.press('Space');
    const narrowed = await catalogue.products({ category_id, filtros });
    await expect(store.cardNames).toHaveText(namesOf(narrowed));
    await expect(box).toBeFocused();
    // What lies above may have fewer values now.
    await expect.poll(async () => Math.round((await placeOfBox()) - before.box)).toBe(0);

    const counted = await catalogue.facets({ category_id, filtros });
    for (const { id, valores } of counted.facetas.filter((other) => other.id !== facet.id)) {
      for (const other of valores.slice(0, 2)) {
        const label = store.main.locator(`label:has(input[value="${id}:${other.id}"])`);
        await expect(label).toContainText(String(other.total));
      }
    }

    const order = store.main.getByRole('combobox');
    await order.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const place = await page.evaluate(() => scrollY);
    await order.focus();
    await order.selectOption({ index: 1 });
    await expect(page).toHaveURL(/sort=/);
    await expect(order).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);

    const chip = store.main.locator('[data-slot="filter-chips"] a').first();
    await chip.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const chipPlace = await page.evaluate(() => scrollY);
    expect(chipPlace).toBeGreaterThan(0);
    await chip.press('Enter');
    await expect(box).not.toBeChecked();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  },
);

test('the rest of a facet shows when it is asked for, and the price in the shop’s currency', async ({
  page,
  store,
  catalogue,
  here,
}) => {
  const { moreOf, from } = words[here.locale];
  const category = await catalogue.categoryWithPages();
  const facet = await facetIn(catalogue, category);
  await store.open(`/produtos/${category.slug}`);
  await store.whollyHydrated();

  await unfold(store.main.locator('details').filter({ hasText: facet.nome }));
  await store.main
    .getByRole('link', { name: moreOf(facet.valores.length - 6, facet.nome) })
    .click();
  await checkFolded(page, `${facet.id}:${facet.last.id}`);
  const filtros = `${facet.id}:${facet.last.id}`;
  const narrowed = await catalogue.products({ category_id: String(category.id), filtros });
  expect(narrowed.total).toBe(Number(facet.last.total));
  await expect(store.cardNames).toHaveText(namesOf(narrowed));

  await page.goto(`/produtos/${category.slug}`);
  await store.whollyHydrated();
  const amount = here.locale === 'pt-BR' ? '50,50' : '150.000';
  const preco_min = here.locale === 'pt-BR' ? '50.50' : '150000';
  await store.main.getByRole('textbox', { name: from, exact: true }).fill(amount);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`preco_min=${preco_min}$`));
  const dearer = await catalogue.products({ category_id: String(category.id), preco_min });
  await expect(store.cardNames).toHaveText(namesOf(dearer));
});

test.describe('on a phone', inParaguayAlone, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  // Spec: storefront 2.46
  test('brands are chosen in a drawer and count when they are applied', async ({
    page,
    store,
    catalogue,
    here,
  }) => {
    const { filter, filters, show, clear } = words[here.locale];
    const category = await catalogue.categoryWithPages();
    const [brand] = await brandsIn(catalogue, category, 1);
    if (!brand) throw new Error('unreachable');
    await store.open(`/produtos/${category.slug}`);
    const open = store.main.getByRole('button', { name: new RegExp(`^${filter}`) });
    const drawer = page.getByRole('dialog', { name: filters });
    const box = drawer.getByRole('checkbox', { name: brand.name, exact: true });

    await test.step('by touch', async () => {
      await open.tap();
      await box.tap();
      await drawer.getByRole('button', { name: show(brand.page.total), exact: true }).tap();
      await expect(drawer).toBeHidden();
      await expect(store.cardNames).toHaveText(namesOf(brand.page).slice(0, 12));
      await expect(page).toHaveURL(new RegExp(`brandSlug=${brand.id}$`));
      await expect(open).toHaveText(/1/);
    });

    await test.step('and by keys', async () => {
      await open.press('Enter');
      await expectFocusIn(drawer);
      await expect(box).toBeChecked();
      await drawer.getByRole('button', { name: clear }).press('Enter');
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/produtos/${category.slug}$`));
      await expect(store.cards).toHaveCount(12);
    });

    await page.goBack();
    await expect(store.cardNames).toHaveText(namesOf(brand.page).slice(0, 12));
  });

  // Spec: decision 63
  test('the drawer counts beside what is ticked in it', async ({
    page,
    store,
    catalogue,
    here,
  }) => {
    const { filter, filters } = words[here.locale];
    const category = await catalogue.categoryWithPages();
    const [brand] = await brandsIn(catalogue, category, 1);
    if (!brand) throw new Error('unreachable');
    const { facetas } = await catalogue.facets({
      category_id: String(category.id),
      brands_ids: String(brand.id),
    });
    const [facet] = facetas;
    const [value] = facet?.valores ?? [];
    if (!facet || !value) throw new Error(`${brand.name} has no facets`);
    await store.open(`/produtos/${category.slug}`);
    await store.main.getByRole('button', { name: new RegExp(`^${filter}`) }).tap();
    const drawer = page.getByRole('dialog', { name: filters });

    await drawer.getByRole('checkbox', { name: brand.name, exact: true }).tap();

    const label = drawer.locator(`label:has(input[value="${facet.id}:${value.id}"])`);
    await expect(label).toHaveText(`${value.nome}${value.total}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const widths = [
    [360, inParaguayAlone],
    [1440, inBrazilAlone],
  ] as const;
  for (const [width, region] of widths) {
    // Spec: storefront 2.42
    test(
      `at ${width} px brands are boxes of a form`,
      region,
      async ({ page, store, catalogue, here }) => {
        await page.setViewportSize({ width, height: 800 });
        const category = await catalogue.categoryWithPages();
        const [first, second] = await brandsIn(catalogue, category, 2);
        if (!first || !second) throw new Error('unreachable');
        const both = await catalogue.products({
          category_id: String(category.id),
          brands_ids: `${first.id},${second.id}`,
        });

        const facet = await facetIn(catalogue, category);
        await page.goto(`/produtos/${category.slug}`);
        for (const { name } of [first, second]) {
          await store.main.getByRole('checkbox', { name, exact: true }).check();
        }
        await store.main.getByRole('button', { name: words[here.locale].apply }).click();

        await expect(store.cardNames).toHaveText(namesOf(both));
        await expect(store.main.getByRole('checkbox', { checked: true })).toHaveCount(2);

        // All values are a link away.
        await page.goto(`/produtos/${category.slug}`);
        const { moreOf, apply } = words[here.locale];
        await unfold(store.main.locator('details').filter({ hasText: facet.nome }));
        await store.main
          .getByRole('link', { name: moreOf(facet.valores.length - 6, facet.nome) })
          .click();
        await checkFolded(page, `${facet.id}:${facet.last.id}`);
        await store.main.getByRole('button', { name: apply }).click();
        const filtros = `${facet.id}:${facet.last.id}`;
        const narrowed = await catalogue.products({ category_id: String(category.id), filtros });
        await expect(store.cardNames).toHaveText(namesOf(narrowed));
      },
    );
  }
});

/** Ticks a value of a facet, which may be folded, and its further values within it. */
async function checkFolded(page: Page, value: string): Promise<void> {
  const box = page.locator(`input[value="${value}"]`);
  await box.waitFor({ state: 'attached' });
  await unfold(page.getByRole('main').locator('details').filter({ has: box }));
  await box.check();
}

/** Opens what is folded, the outer ones first. */
async function unfold(folds: Locator): Promise<void> {
  for (const fold of await folds.all()) {
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
  }
}

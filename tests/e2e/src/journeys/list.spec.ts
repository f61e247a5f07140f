import type { Page } from '@playwright/test';
import type { Catalogue, ListedCategory, ListedPage } from '../harness/catalogue.ts';
import { expectFocusIn } from '../harness/focus.ts';
import { hold } from '../harness/hold.ts';
import { watchRequests } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';

/** Narrowing a list and turning its pages (storefront.md §2): all of it in the address. */

const words = {
  'pt-BR': {
    filter: 'Filtrar',
    filters: 'Filtros',
    apply: 'Aplicar',
    clear: 'Limpar',
    more: 'Mostrar mais produtos',
    lastPage: 'Ir para a última página',
    inStock: 'Só com estoque',
    remove: (label: string) => `Remover filtro ${label}`,
    moreOf: (count: number, label: string) => `Ver mais ${count} em ${label}`,
    from: 'De',
    show: (count: number) => `Mostrar ${count} ${count === 1 ? 'produto' : 'produtos'}`,
    found: (count: number) =>
      count === 1 ? '1 produto encontrado' : `${count} produtos encontrados`,
  },
  'es-PY': {
    filter: 'Filtrar',
    filters: 'Filtros',
    apply: 'Aplicar',
    clear: 'Limpiar',
    more: 'Mostrar más productos',
    lastPage: 'Ir a la última página',
    inStock: 'Solo con stock',
    remove: (label: string) => `Quitar filtro ${label}`,
    moreOf: (count: number, label: string) => `Ver ${count} más en ${label}`,
    from: 'Desde',
    show: (count: number) => `Mostrar ${count} ${count === 1 ? 'producto' : 'productos'}`,
    found: (count: number) =>
      count === 1 ? '1 producto encontrado' : `${count} productos encontrados`,
  },
} as const;

const namesOf = ({ products }: ListedPage) => products.map(({ name }) => name);

interface Narrowed {
  readonly id: number;
  readonly name: string;
  readonly page: ListedPage;
}

/** The first brands of the filter that have something in a category, and what. */
async function brandsIn(
  catalogue: Catalogue,
  category: ListedCategory,
  count: number,
): Promise<readonly Narrowed[]> {
  const { marcas } = await catalogue.facets({ category_id: String(category.id) });
  const found = await Promise.all(
    marcas.slice(0, count).map(async ({ id, nome, total }) => {
      const page = await catalogue.products({
        category_id: String(category.id),
        brands_ids: String(id),
      });
      expect(page.total).toBe(Number(total));
      return { id: Number(id), name: nome, page };
    }),
  );
  if (found.length < count) throw new Error(`${category.name} has fewer than ${count} brands`);
  return found;
}

/** How many calls for lists a page makes from now on; others of a product's brand are no list. */
function countReads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/public/products' && !searchParams.has('brand_id')) count += 1;
  });
  return () => count;
}

// Spec: storefront 2.42, 8.3
test('a box beside the list narrows it at once, and Back takes it out again', async ({
  page,
  store,
  catalogue,
  here,
}) => {
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
});

/** The first facet of a category that has more values than show at first. */
async function facetIn(catalogue: Catalogue, category: ListedCategory) {
  const { facetas } = await catalogue.facets({ category_id: String(category.id) });
  const facet = facetas.find(({ valores }) => valores.length > 6);
  const [first] = facet?.valores ?? [];
  const last = facet?.valores.at(-1);
  if (!facet || !first || !last) throw new Error(`${category.name} has no such facet`);
  return { ...facet, first, last };
}

test('facets narrow a search by keys, each says what it finds, and chips take them out', async ({
  page,
  store,
  here,
}) => {
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
});

// Spec: decision 63
test('a filter, its chip and an order leave the page where it is, and the counts follow', async ({
  page,
  store,
  catalogue,
}) => {
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
  await box.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
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
});

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

  await store.main
    .getByRole('link', { name: moreOf(facet.valores.length - 6, facet.nome) })
    .click();
  await store.main.locator(`input[value="${facet.id}:${facet.last.id}"]`).check();
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

    await showMore.tap();
    await expect(store.cardNames).toHaveText(all.slice(0, 24));
    await expect(store.cardNames.nth(12).getByRole('link')).toBeFocused();
    await showMore.tap();
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1440]) {
    // Spec: storefront 2.42
    test(`at ${width} px brands are boxes of a form`, async ({ page, store, catalogue, here }) => {
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
      await store.main
        .getByRole('link', { name: moreOf(facet.valores.length - 6, facet.nome) })
        .click();
      await store.main.locator(`input[value="${facet.id}:${facet.last.id}"]`).check();
      await store.main.getByRole('button', { name: apply }).click();
      const filtros = `${facet.id}:${facet.last.id}`;
      const narrowed = await catalogue.products({ category_id: String(category.id), filtros });
      await expect(store.cardNames).toHaveText(namesOf(narrowed));
    });
  }
});

import { expectNoAxeViolations } from '../harness/axe.ts';
import type { Catalogue } from '../harness/catalogue.ts';
import { shown } from '../harness/money.ts';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** What stands beside a product, and products side by side. */

const words = {
  'pt-BR': {
    alike: 'Produtos parecidos',
    needed: 'Você também precisa',
    compare: 'Comparar',
    selected: '2 selecionados',
    full: /^Dá para comparar até quatro produtos/,
    table: 'Produtos comparados',
    onlyDifferences: 'Só o que muda',
    differs: 'muda',
    remove: 'Tirar',
    gone: /^Um produto não está no catálogo/,
    empty: 'Nada para comparar ainda',
    one: /^Escolha mais um produto/,
    brand: 'Marca',
    warranty: 'Garantia',
  },
  'es-PY': {
    alike: 'Productos similares',
    needed: 'También va a necesitar',
    compare: 'Comparar',
    selected: '2 seleccionados',
    full: /^Se pueden comparar hasta cuatro productos/,
    table: 'Productos comparados',
    onlyDifferences: 'Solo lo que cambia',
    differs: 'cambia',
    remove: 'Quitar',
    gone: /^Un producto no está en el catálogo/,
    empty: 'Todavía no hay nada para comparar',
    one: /^Elija un producto más/,
    brand: 'Marca',
    warranty: 'Garantía',
  },
} as const;

/** Drills that can be bought: the demo shop has several of each voltage. */
async function drills(catalogue: Catalogue) {
  const { products } = await catalogue.products({
    text: 'parafusadeira furadeira a bateria',
    per_page: '12',
  });
  const bought = products.filter(({ inStock, price }) => inStock && price);
  const [first, second] = bought;
  if (!first?.price || !second?.price || bought.length < 5) throw new Error('too few drills');
  return { first, second, all: bought, ids: bought.slice(0, 4).map(({ id }) => id) };
}

test(
  'cards of a list are gathered, and a bar leads to them side by side',
  inParaguayAlone,
  async ({ page, store, here }) => {
    const text = words[here.locale];
    await store.open('/produtos');
    const gathers = store.cards.getByRole('button', { name: new RegExp(`^${text.compare}: `) });
    await gathers.nth(0).click();
    await gathers.nth(1).click();
    await expect(gathers.nth(1)).toHaveAttribute('aria-pressed', 'true');
    const names = await store.cardNames.allTextContents();

    const bar = store.main.getByRole('status').filter({ hasText: text.selected });
    await bar.getByRole('link', { name: text.compare }).click();
    await expect(page).toHaveURL(/comparar/);
    for (const name of names.slice(0, 2)) {
      await expect(store.main.getByRole('link', { name }).first()).toBeVisible();
    }
  },
);

test(
  'a product stands beside alike ones and what it needs, which can be added there',
  inBrazilAlone,
  async ({ page, store, catalogue, here }) => {
    const text = words[here.locale];
    const { first } = await drills(catalogue);
    await store.open(`/produto/${first.slug}`);
    await store.whollyHydrated();

    const alike = page.getByRole('list', { name: text.alike });
    const needed = page.getByRole('list', { name: text.needed });
    await expect(alike.getByRole('heading', { level: 3 }).first()).toHaveText(
      /^(?:Parafusadeira|Atornillador)/,
    );
    await expect(needed.getByRole('heading', { level: 3 }).first()).toHaveText(/^(?:Bit|Punta)/);

    await needed
      .getByRole('button', { name: new RegExp(String.raw`^${here.words.add}\b(?!.*favoritos$)`) })
      .first()
      .click();
    await expect(store.cart.lines.or(page.locator('[data-slot=toast]')).first()).toBeVisible();
  },
);

test(
  'two are gathered from a page and compared; the address is shared',
  inBrazilAlone,
  async ({ page, store, catalogue, here, visitor }) => {
    const text = words[here.locale];
    const { first, second } = await drills(catalogue);
    await store.open(`/produto/${first.slug}`);
    await store.whollyHydrated();
    const toggle = page.getByRole('button', { name: `${text.compare} ${first.name}`, exact: true });
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');

    await store.open(`/produto/${second.slug}`);
    await store.whollyHydrated();
    await page.getByRole('button', { name: `${text.compare} ${second.name}` }).click();
    await expect(page.getByRole('status').filter({ hasText: text.selected }).first()).toBeVisible();
    await page.getByRole('link', { name: text.compare, exact: true }).first().click();

    await expect(page).toHaveURL(`/comparar?ids=${first.id},${second.id}`);
    const table = page.getByRole('region', { name: text.table });
    await expect(table.getByRole('columnheader')).toContainText(['', first.name, second.name]);
    await expect(table).toContainText(first.price ? shown(first.price) : '');
    await expectNoAxeViolations(page);

    const other = await (await visitor()).newPage();
    await other.goto(page.url());
    await expect(other.getByRole('region', { name: text.table })).toContainText(second.name);
  },
);

test(
  'the table scrolls by keyboard, and shows what differs alone',
  inParaguayAlone,
  async ({ page, store, catalogue, here }) => {
    const text = words[here.locale];
    const { ids } = await drills(catalogue);
    await page.setViewportSize({ width: 360, height: 740 });
    await store.open(`/comparar?ids=${ids.join(',')}`);
    const table = page.getByRole('region', { name: text.table });
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );

    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const sticky = table.getByRole('rowheader').first();
    const [cell, region] = await Promise.all([sticky.boundingBox(), table.boundingBox()]);
    expect(Math.abs((cell?.x ?? 0) - (region?.x ?? 0))).toBeLessThanOrEqual(2);

    const same = table.getByRole('row', { name: new RegExp(`^${text.warranty}`) });
    await expect(same).toBeVisible();
    await page.getByRole('checkbox', { name: text.onlyDifferences }).press('Space');
    await expect(same).toBeHidden();
    await expect(
      table.getByRole('rowheader', { name: `${text.brand} ${text.differs}` }),
    ).toBeVisible();
  },
);

test(
  'a fifth is refused with a sentence, which leads to the four',
  inBrazilAlone,
  async ({ page, store, catalogue, here }) => {
    const text = words[here.locale];
    const { ids, all } = await drills(catalogue);
    const fifth = all[4];
    await store.open(`/comparar?ids=${ids.join(',')}`);
    await expect(page.getByRole('region', { name: text.table })).toBeVisible();
    await store.open(`/produto/${fifth?.slug}`);
    await store.whollyHydrated();
    const toggle = page.getByRole('button', {
      name: `${text.compare} ${fifth?.name}`,
      exact: true,
    });
    await toggle.click();

    await expect(page.getByText(text.full)).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Ver comparação' }).click();
    await expect(page).toHaveURL(`/comparar?ids=${ids.join(',')}`);
  },
);

test(
  'one is taken out, the last too; what there is not is left out with a notice',
  inBrazilAlone,
  async ({ page, store, catalogue, here }) => {
    const text = words[here.locale];
    const { first, second } = await drills(catalogue);
    await store.open(`/comparar?ids=${first.id},999999999,${second.id}`);
    await expect(page.getByText(text.gone)).toBeVisible();

    await page.getByRole('link', { name: `${text.remove} ${first.name}` }).click();
    await expect(page).toHaveURL(`/comparar?ids=${second.id}`);
    await expect(page.getByText(text.one)).toBeVisible();
    await page.getByRole('link', { name: `${text.remove} ${second.name}` }).click();
    await expect(page.getByText(text.empty)).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an address shows its products, and each can be taken out',
    inBrazilAlone,
    async ({ page, catalogue, here }) => {
      const text = words[here.locale];
      const { first, second } = await drills(catalogue);
      await page.goto(`/comparar?ids=${first.id},${second.id}`);

      const table = page.getByRole('region', { name: text.table });
      await expect(table).toContainText(first.name);
      await page.getByRole('checkbox', { name: text.onlyDifferences }).check();
      await expect(table.getByRole('row', { name: new RegExp(`^${text.warranty}`) })).toBeHidden();
      await page.getByRole('link', { name: `${text.remove} ${first.name}` }).click();
      await expect(table).not.toContainText(first.name);
      await expect(table).toContainText(second.name);
      expect(await page.content()).toContain('<meta name="robots" content="noindex"');
    },
  );
});

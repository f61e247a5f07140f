import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** The search box with suggestions (storefront.md §2 "Search"), by keyboard and by touch. */

const texts = {
  br: {
    seeAll: /^Ver todos os resultados para/,
    nothing: 'Nenhum produto encontrado',
    recent: 'Buscas recentes',
    forget: 'Limpar buscas recentes',
    tooLong: 'O texto da busca é longo demais',
  },
  py: {
    seeAll: /^Ver todos los resultados para/,
    nothing: 'No se encontró ningún producto',
    recent: 'Búsquedas recientes',
    forget: 'Borrar búsquedas recientes',
    tooLong: 'El texto de la búsqueda es demasiado largo',
  },
} as const;

/** A word being typed, and the department that it may mean. */
const groups = {
  br: { typed: 'furad', category: 'Categorias', department: 'Furadeiras' },
  py: { typed: 'talad', category: 'Categorías', department: 'Taladros' },
} as const;

/** A typo, and what a list says of it. */
const readings = {
  br: {
    typo: 'fudareira',
    meant: 'furadeira',
    shown: 'Mostrando resultados para furadeira.',
    amount: 'furadeira até R$ 200',
    size: 'broca 1/4',
    nearest: 'Não há broca de 1/4. Medidas mais próximas:',
    unknown: 'Não encontramos “xyzzy” e “qwertz” na loja.',
    again: 'Buscar “furadeira”',
    ask: 'Perguntar pelo WhatsApp',
  },
  py: {
    typo: 'taldaro',
    meant: 'taladro',
    shown: 'Mostramos resultados para taladro.',
    amount: 'taladro hasta 150 mil',
    size: 'mecha 1/4',
    nearest: 'No hay mecha de 1/4. Medidas más cercanas:',
    unknown: 'No encontramos “xyzzy” y “qwertz” en la tienda.',
    again: 'Buscar “taladro”',
    ask: 'Consultar por WhatsApp',
  },
} as const;

// Spec: storefront 2.21, 2.25
test(
  'the keyboard finds a product among suggestions, and all results behind them',
  inParaguayAlone,
  async ({ page, store, catalogue, region }) => {
    // Six ways through the shop.
    test.slow();
    const product = await catalogue.buyable(0);
    const box = page.getByRole('search').getByRole('combobox');
    const options = page.getByRole('listbox').getByRole('option');

    await test.step('nothing but a form until the focus comes', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await store.open('/');
      await expect(box).toBeVisible();
      expect(asked.filter((url) => /search-list/.test(url))).toEqual([]);
    });

    await test.step('arrows go to a suggestion, and Enter opens its page', async () => {
      await store.search.focus();
      await page.keyboard.type(product.code);
      await expect(options.first()).toContainText(product.name);
      expect(await options.count()).toBeLessThanOrEqual(6);
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(store.title).toHaveText(product.name);
      await expect(options).toHaveCount(0);
      // The page takes the focus, and would take it from what is typed next.
      await expect(box).not.toBeFocused();
    });

    const { name } = product;
    const word = name.split(' ')[0] ?? name;
    await test.step('Escape closes the list; the last row is all results', async () => {
      await store.search.fill(word);
      await expect(options).not.toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(box).toHaveValue(word);
      await page.keyboard.press('ArrowUp');
      await expect(options.filter({ hasText: texts[region].seeAll })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/produtos?text=${encodeURIComponent(word)}`);
      await expect(store.title).toContainText(word);
      await expect(box).toHaveValue(word);
      await expect(box).not.toBeFocused();
    });

    await test.step('what nothing is found for is said', async () => {
      await store.search.fill('zzzzqqqq');
      await expect(page.getByText(texts[region].nothing)).toBeVisible();
    });

    await test.step('earlier searches are offered again, until they are deleted', async () => {
      await store.open('/');
      await store.search.focus();
      await expect(page.getByText(texts[region].recent)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/produtos?text=${encodeURIComponent(word)}`);
      // The page is there, with its text in the box and the focus where a reader begins.
      await expect(box).toHaveValue(word);
      await expect(store.cards.first()).toBeVisible();
      await expect(box).not.toBeFocused();
      await store.search.fill('');
      await page.getByRole('button', { name: texts[region].forget }).click();
      await expect(options).toHaveCount(0);
    });

    await test.step('what is typed while the results come stays, and so does the focus', async () => {
      await store.search.fill(word);
      await box.evaluate((input: HTMLInputElement) => {
        input.form?.requestSubmit();
        input.value += ' x';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
      await expect(page).toHaveURL(`/produtos?text=${encodeURIComponent(word)}`);
      await expect(store.title).toContainText(word);
      await expect(box).toHaveValue(`${word} x`);
      await expect(box).toBeFocused();
    });
  },
);

test(
  'suggestions lead to a category, and a code straight to its product',
  inParaguayAlone,
  async ({ page, store, catalogue, region }) => {
    const { typed, category, department } = groups[region];
    const product = await catalogue.buyable(0);
    const box = page.getByRole('search').getByRole('combobox');
    const list = page.getByRole('listbox');

    await test.step('arrows go on from the searches to the categories', async () => {
      await store.open('/');
      await store.search.focus();
      await page.keyboard.type(typed);
      const option = list.getByRole('group', { name: category }).getByRole('option').first();
      await expect(option).toContainText(department);
      await expect(option.locator('mark').first()).toBeVisible();
      const before = await list.getByRole('option').allTextContents();
      const place = before.indexOf((await option.textContent()) ?? '');
      for (let pressed = 0; pressed <= place; pressed += 1) await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(store.title).toContainText(department);
      await expect(store.cards.first()).toBeVisible();
    });

    await test.step('Enter opens the product of exactly the typed code', async () => {
      await store.search.fill(product.code.toLowerCase());
      await expect(list.getByRole('option').first()).toContainText(product.name);
      await box.press('Enter');
      await expect(store.title).toHaveText(product.name);
      await expect(list).toHaveCount(0);
    });

    await test.step('and the beginning of a code is a search', async () => {
      const start = product.code.slice(0, -1);
      await store.search.fill(start);
      await expect(list.getByRole('option').first()).toBeVisible();
      await box.press('Enter');
      await expect(page).toHaveURL(`/produtos?text=${encodeURIComponent(start)}`);
    });
  },
);

test('a measure that no goods have is said, and an amount of money is no word of goods', async ({
  store,
  region,
}) => {
  const { size, nearest, amount, shown } = readings[region];

  await store.open(`/produtos?text=${encodeURIComponent(size)}`);
  await expect(store.main.getByRole('status').getByText(nearest)).toBeVisible();
  await expect(store.cardNames.first()).toHaveText(/\s6\s(mm|x)/);

  await store.open(`/produtos?text=${encodeURIComponent(amount)}`);
  await expect(store.main.getByRole('status').getByText(shown)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  // Spec: storefront 2.23
  test(
    'a suggestion is tapped, within the screen',
    inParaguayAlone,
    async ({ page, store, catalogue }) => {
      const product = await catalogue.buyable(1);
      await store.open('/');
      await store.search.tap();
      await page.keyboard.type(product.code);
      const option = page.getByRole('listbox').getByRole('option').first();
      await expect(option).toContainText(product.name);
      await expect(option).toBeInViewport();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
      await option.tap();
      await expect(store.title).toHaveText(product.name);
    },
  );
});

test('a search that is too long says so', inParaguayAlone, async ({ store, region, troubles }) => {
  troubles.expect(/status of 400/);
  await store.open(`/produtos?text=${'x'.repeat(201)}`);
  await expect(store.main.getByText(texts[region].tooLong)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  const [how, where] = javaScriptEnabled ? ['with', inBrazilAlone] : ['without', inParaguayAlone];
  test.describe(`${how} JavaScript`, where, () => {
    test.use({ javaScriptEnabled });

    test('a list says which word was corrected, and what to do when nothing is found', async ({
      page,
      store,
      region,
    }) => {
      const { typo, meant, shown, unknown, again, ask } = readings[region];
      const text = `${typo} xyzzy qwertz`;
      await page.goto(`/produtos?${new URLSearchParams({ text: typo })}`);
      await expect(store.main.getByText(shown)).toBeVisible();
      await expect(store.cards.first()).toBeVisible();

      await page.goto(`/produtos?${new URLSearchParams({ text })}`);
      await expect(store.main.getByText(unknown)).toBeVisible();
      await expect(store.cards).toHaveCount(0);
      const link = store.main.getByRole('link', { name: ask });
      expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
        `“${text}”`,
      );
      await store.main.getByRole('link', { name: again }).click();
      await expect(page).toHaveURL(`/produtos?text=${meant}`);
      await expect(store.cards.first()).toBeVisible();
      await expect(store.main.getByText(shown)).toHaveCount(0);
    });
  });
}

import { expectNoAxeViolations } from '../harness/axe.ts';
import { hold } from '../harness/hold.ts';
import type { RegionCode } from '../harness/region.ts';
import {
  expect,
  inBrazilAlone,
  inParaguayAlone,
  phoneOrDesk,
  phoneWidth,
  test,
} from '../harness/test.ts';

/** The pages that are read rather than bought from (storefront.md §2, decisions 22 and 23). */

const headings: Readonly<Record<string, Readonly<Record<RegionCode, string>>>> = {
  '/sobre-nos': { br: 'Sobre a Ponte', py: 'Sobre Ponte' },
  '/vendedores': { br: 'Equipe de vendas', py: 'Equipo de ventas' },
  '/como-comprar': { br: 'Como comprar', py: 'Cómo comprar' },
  '/ajuda': { br: 'Central de ajuda', py: 'Centro de ayuda' },
  '/contato': { br: 'Contato', py: 'Contacto' },
  '/privacidade': { br: 'Privacidade', py: 'Privacidad' },
  '/termos': { br: 'Termos de uso', py: 'Términos y condiciones' },
  '/marcas': { br: 'Marcas', py: 'Marcas' },
  '/favoritos': { br: 'Favoritos', py: 'Favoritos' },
};

test.describe('on a phone or at a desk', () => {
  test.use(phoneOrDesk);

  // Spec: storefront 1.7, 2.6, 2.9, 2.10, 2.49, 2.63
  // Spec: decision 23
  test('each opens under its own heading, is no wider than the screen, and satisfies axe', async ({
    page,
    store,
    region,
    viewport,
  }) => {
    test.slow();
    const content = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const [path, heading] of Object.entries(headings)) {
      const response = await store.open(path);
      expect(response?.status(), path).toBe(200);
      await expect(store.title).toHaveText(heading[region]);
      await expect(page).toHaveTitle(new RegExp(heading[region]));
      await expect(store.main.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoAxeViolations(page);
      for (const width of [phoneWidth, viewport?.width ?? 0]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(content, path).toBeLessThanOrEqual(width);
      }
    }
  });
});

// Spec: decision 23
test('an answer of the help centre opens by keyboard', inBrazilAlone, async ({ page, store }) => {
  await store.open('/ajuda');
  const first = store.main.locator('details').first();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first.locator('p')).toBeVisible();
});

// Spec: storefront 2.9, 2.61
test('a seller can be written to', inParaguayAlone, async ({ store }) => {
  await store.open('/vendedores');
  const seller = store.cards.filter({ hasText: 'Thiago Nunes' });
  await expect(seller.getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/595900000005\?text=/,
  );
});

// Spec: storefront 2.6, 2.39, 2.48, 2.49
test('a brand leads to its products', inBrazilAlone, async ({ page, store }) => {
  await store.open('/marcas');
  await store.main.getByRole('listitem').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/marcas$/);
  await expect(store.cards.first()).toBeVisible();
});

// Spec: decision 22
test(
  'favourites are shown with their price, and leave when they are unmarked',
  inBrazilAlone,
  async ({ page, store, catalogue, region }) => {
    const { id, slug, name, code } = await catalogue.buyable(0);
    const other = await catalogue.buyable(1);
    await store.open('/favoritos');
    const empty = { br: 'Você ainda não tem favoritos', py: 'Todavía no tiene favoritos' }[region];
    await expect(page.getByText(empty)).toBeVisible();

    await page.evaluate(
      (favourites) => localStorage.setItem('ponte.favourites', JSON.stringify(favourites)),
      [{ id, slug, name, code }, other].map((product) => ({
        id: product.id,
        slug: product.slug,
        name: product.name,
        code: product.code,
        picture: null,
      })),
    );
    const letPricesCome = await hold(page, /\/products\/\d+\/details/);
    await store.reload();
    await expect(store.cards).toHaveCount(2);
    await expect(store.cardNames).toContainText([name]);
    const heights = () =>
      store.cards.evaluateAll((cards) => cards.map((card) => card.clientHeight));
    const withoutPrices = await heights();
    letPricesCome();
    await expect(
      store.addButton({ id, slug, name, code, price: null, inStock: true, onlyInShop: false }),
    ).toBeVisible();

    // By the keyboard, whose place goes to the next heart, and after the last one to the page.
    await expect(store.addButton(other)).toBeVisible();
    expect(await heights()).toEqual(withoutPrices);
    const hearts = store.cards.getByRole('button', { name: /favoritos/ });
    await expect(hearts).toHaveCount(2);
    await hearts.first().press('Enter');
    await expect(store.cards).toHaveCount(1);
    await expect(hearts).toBeFocused();
    await hearts.press('Enter');
    await expect(page.getByText(empty)).toBeVisible();
    await expect(store.main).toBeFocused();
  },
);

// Spec: storefront 2.17, 2.20
// Spec: decision 23
test(
  'every link of header, footer and phone navigation leads to a page',
  inBrazilAlone,
  async ({ page, store, here }) => {
    // The server renders dozens of pages.
    test.slow();
    await store.open('/');
    const hrefs = await page
      .locator('header a[href], nav a[href], footer a[href]')
      .evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
      );
    const addresses = new Set(
      hrefs.map((href) => href.split('#')[0] ?? '').filter((href) => href.startsWith(here.origin)),
    );

    expect(addresses.size).toBeGreaterThan(15);
    for (const address of addresses) {
      const { pathname, search } = new URL(address);
      const status = await page.evaluate(
        async (path) => (await fetch(path, { headers: { accept: 'text/html' } })).status,
        `${pathname}${search}`,
      );
      expect(status, address).toBe(200);
    }
  },
);

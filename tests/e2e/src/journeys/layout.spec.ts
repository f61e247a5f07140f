import { expect, inBrazilAlone, inParaguayAlone, phoneWidth, test } from '../harness/test.ts';

/** What surrounds every page (storefront.md §2 "Layout on every page", "Categories navigation"). */

const texts = {
  br: { rates: 'Câmbio', departments: 'Departamentos', back: 'Voltar', seeAll: /^Ver tudo em/ },
  py: { rates: 'Cotización', departments: 'Departamentos', back: 'Volver', seeAll: /^Ver todo en/ },
} as const;

const notices = {
  br: { top: 'Voltar ao topo', notKept: /não guarda dados/, understood: 'Entendi' },
  py: { top: 'Volver arriba', notKept: /no guarda datos/, understood: 'Entendido' },
} as const;

// Spec: storefront 4.10
// Spec: decision 32
test('the cart goes along to the other storefront, and is priced in its currency', async ({
  page,
  store,
  catalogue,
  here,
}) => {
  const product = await catalogue.buyable(0);
  await store.open(`/produto/${product.slug}`);
  await store.addToCart.click();
  await expect(store.cart.quantity(product)).toHaveValue('1');
  await store.cart.closeButton.click();

  await page.getByRole('banner').getByRole('group').click();
  const other = page.getByRole('link', { name: here.words.otherLanguage });
  await expect(other).toHaveAttribute('href', /#carrinho=/);
  await other.click();

  await expect(page).toHaveURL(`${here.otherOrigin}/produto/${product.slug}`);
  const badge = page.getByRole('banner').getByRole('button').filter({ hasText: '1' });
  await badge.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(product.code)).toBeVisible();
  await expect(drawer).toContainText(here.code === 'br' ? 'G$' : 'U$');
});

// Spec: storefront 2.16
test('the bar above the header leads to the offers', inParaguayAlone, async ({ page, store }) => {
  await store.open('/sobre-nos');
  await page.locator('[data-slot=top-bar] a[href="/#offers"]').click();
  await expect(page.locator('#offers')).toBeInViewport();
});

test('a long page has a way back to its top', inParaguayAlone, async ({ page, store, region }) => {
  await store.open('/produtos');
  const top = page.getByRole('button', { name: notices[region].top });
  await expect(top).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // The hearts of cards stand at their right.
  const heart = await page.locator('[data-slot=favourite-button]').first().boundingBox();
  const button = await top.boundingBox();
  expect((button?.x ?? Infinity) + (button?.width ?? 0)).toBeLessThan(heart?.x ?? 0);
  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(store.main).toBeFocused();
  await expect(top).toHaveCount(0);
});

test(
  'on a phone that way comes while the page goes up, and hides nothing on the way down',
  inParaguayAlone,
  async ({ page, store, region }) => {
    await page.setViewportSize({ width: phoneWidth, height: 740 });
    await store.open('/produtos');
    const top = page.getByRole('button', { name: notices[region].top });
    await page.evaluate(() => scrollBy(0, 2 * innerHeight));
    // From then on the page listens to what is scrolled.
    await expect(page.locator('.back-to-top')).toBeAttached();
    await page.evaluate(() => scrollBy(0, 100));
    await expect(top).toBeHidden();
    await page.evaluate(() => scrollBy(0, -100));
    await expect(top).toBeVisible();
    await page.evaluate(() => scrollBy(0, 100));
    await expect(top).toBeHidden();
  },
);

test(
  'a browser that keeps nothing says so, once there is something to lose',
  inParaguayAlone,
  async ({ page, store, catalogue, region }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Forbidden', 'SecurityError');
      };
    });
    const product = await catalogue.buyable(0);
    await store.open(`/produto/${product.slug}`);
    const notice = page.getByText(notices[region].notKept);
    await expect(notice).toHaveCount(0);
    await store.addToCart.click();
    await store.cart.closeButton.click();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: notices[region].understood }).click();
    await expect(notice).toHaveCount(0);
  },
);

// Spec: storefront 2.18, 2.26
test(
  'the menu of categories shows the departments under the pointer, and the keyboard reaches them',
  inParaguayAlone,
  async ({ page, store, catalogue }) => {
    const { name, slug } = await catalogue.categoryWithPages();
    const sections = page.locator('[data-slot=nav-bar]');
    const menu = sections.getByRole('group').first();
    await store.open('/');

    await menu.locator('summary').click();
    const category = menu.getByRole('link', { name, exact: true });
    // They come once the menu is gone to.
    const parts = page.locator(`[href^="/produtos/${slug}/"]`);
    await expect(menu.locator(parts)).not.toHaveCount(0);
    await category.hover();
    const departments = menu.getByRole('list').filter({ has: parts });
    await expect(departments.last()).toBeVisible();

    await category.focus();
    await page.keyboard.press('ArrowRight');
    await expect(menu.locator(':focus')).toHaveAttribute('href', new RegExp(`^/produtos/${slug}/`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/produtos/${slug}/`));
    await expect(category).toBeHidden();
  },
);

// Spec: storefront 2.18
test(
  'links that do not fit beside the categories are behind the menu of more',
  inParaguayAlone,
  async ({ page, store }) => {
    await page.setViewportSize({ width: 780, height: 800 });
    await store.open('/');
    const bar = page.locator('[data-slot=overflow-menu]');
    const more = bar.getByRole('group');
    await expect(more).toBeVisible();
    await more.locator('summary').click();
    // The first to go behind the menu, and the last to leave it when the row's font comes.
    const hidden = more.getByRole('link').last();
    const href = await hidden.getAttribute('href');
    await hidden.click();
    await expect(page).toHaveURL(href ?? '');
    await expect(store.title).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  // Spec: storefront 2.27
  test(
    'departments are drilled into in a panel, which holds the page still',
    inParaguayAlone,
    async ({ page, store, catalogue, here, region }) => {
      const { name, slug } = await catalogue.categoryWithPages();
      await store.open('/');
      const entry = page
        .getByRole('navigation', { name: here.words.phoneNavigation })
        .getByRole('link', { name: texts[region].departments });
      // Until a visitor gives a sign the entry is a link to all products.
      await page.mouse.move(1, 1);
      await expect(entry).toHaveAttribute('aria-haspopup', 'dialog');
      await entry.tap();

      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name, exact: true }).tap();
      await expect(panel.getByRole('link', { name: texts[region].seeAll })).toHaveAttribute(
        'href',
        `/produtos/${slug}`,
      );
      await panel.getByRole('button', { name: texts[region].back }).tap();
      await expect(panel.getByRole('button', { name, exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(entry).toBeFocused();

      await entry.tap();
      await panel.getByRole('button', { name, exact: true }).tap();
      const department = panel.locator(`[href^="/produtos/${slug}/"]`).first();
      const href = await department.getAttribute('href');
      await department.tap();
      await expect(page).toHaveURL(href ?? '');
      await expect(panel).toBeHidden();
    },
  );

  test(
    'the first screen of the home page shows a product',
    inParaguayAlone,
    async ({ page, store }) => {
      await store.open('/');
      await expect(async () => {
        const picture = await store.cards.first().locator('img').boundingBox();
        const bar = await page.locator('[data-slot=bottom-nav]').boundingBox();
        expect(picture?.y ?? Infinity).toBeLessThan((bar?.y ?? 0) - 60);
      }).toPass({ timeout: 10_000 });
    },
  );

  // Spec: storefront 2.19
  test(
    'the header tells the rates, hides on the way down and comes back on the way up',
    inBrazilAlone,
    async ({ page, store, region }) => {
      await store.open('/produtos');
      const header = page.getByRole('banner');
      const rates = header.getByRole('group').getByText(texts[region].rates, { exact: true });
      const button = rates.locator('xpath=ancestor-or-self::summary');
      // Until a visitor gives a sign it opens as it does without scripting.
      await page.mouse.move(1, 1);
      await expect(button).toHaveAttribute('aria-haspopup', 'menu');
      await rates.tap();
      await expect(page.getByRole('menu').getByRole('menuitem')).toHaveCount(3);
      await expect(page.getByRole('menu')).toContainText('G$');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      // The focus keeps the header in sight; it comes back to the button once the menu is gone.
      await expect(button).toBeFocused();
      await button.blur();

      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect(header).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
      await expect(header).toBeInViewport();
    },
  );
});

test.describe('in a low window, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no bar stays over the page', inParaguayAlone, async ({ page, store }) => {
    await store.open('/produtos');
    const staying = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((node) => {
          const { position, display } = getComputedStyle(node);
          const { height } = node.getBoundingClientRect();
          return display !== 'none' && height > 4 && ['fixed', 'sticky'].includes(position);
        })
        .map((node) => node.getAttribute('class')),
    );
    expect(staying).toEqual([]);
  });
});

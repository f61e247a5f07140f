import { fetchFromNode } from '../harness/fetch-from-node.ts';
import { keepNoTime } from '../harness/keep-no-time.ts';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** What a product's page does beyond showing it and filling the cart. */

const words = {
  'pt-BR': {
    recent: 'Vistos recentemente',
    clear: 'Limpar',
    inCart: '2 no carrinho',
    storeOnly: 'Venda só no balcão',
    reserved: /reservada no balcão/,
    hours: /Segunda a sexta: 7h às 17h/,
    collect: /^Retire .+ (até as|a partir das) \d+h$/,
    shipping: /Calcular frete/,
    shippingOffered: 0,
    left: 'Últimas 2 unidades',
    marked: 'Adicionado aos favoritos:',
    unmarked: 'Removido dos favoritos:',
    undo: 'Desfazer',
    notYet: 'Compra on-line em desenvolvimento',
    understood: 'Entendi',
    home: 'Voltar para o início',
  },
  'es-PY': {
    recent: 'Vistos recientemente',
    clear: 'Borrar',
    inCart: '2 en el carrito',
    storeOnly: 'Se vende solo en el mostrador',
    reserved: /reservada/,
    hours: /Lunes a viernes: 7 a 17 h/,
    collect: /^Retire .+ (hasta|desde) las \d+ h$/,
    shipping: /Calcular envío/,
    shippingOffered: 1,
    left: 'Últimas 2 unidades',
    marked: 'Agregado a favoritos:',
    unmarked: 'Quitado de favoritos:',
    undo: 'Deshacer',
    notYet: 'Compra en línea en desarrollo',
    understood: 'Entendido',
    home: 'Volver al inicio',
  },
} as const;

test(
  'what was looked at before stands beneath a product and on the home page, until it is cleared',
  inBrazilAlone,
  async ({ page, store, catalogue, here }) => {
    const { recent, clear } = words[here.locale];
    const [first, second] = [await catalogue.buyable(0), await catalogue.buyable(1)];
    const strip = page.getByRole('list', { name: recent });

    await store.open(`/produto/${first.slug}`);
    await expect(store.title).toHaveText(first.name);
    await expect(strip).toHaveCount(0);
    const kept = () => page.evaluate(() => localStorage.getItem('ponte.recent'));
    await expect.poll(kept).toContain(first.slug);
    await store.open(`/produto/${second.slug}`);
    await expect(strip.getByRole('link')).toHaveText([first.name]);
    // With today's price.
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('[data-slot=price-tag]').first()).toContainText('U$');

    await strip.getByRole('link').click();
    await expect(store.title).toHaveText(first.name);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(strip.getByRole('link')).toHaveText([second.name]);
    // It is kept as the last one a moment after the others are shown.
    await expect.poll(kept).toMatch(new RegExp(String.raw`^\[\{[^}]*"slug":"${first.slug}"`));

    await store.open('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(strip.getByRole('link')).toHaveText([first.name, second.name]);
    await store.main.getByRole('button', { name: clear, exact: true }).click();
    await expect(strip).toHaveCount(0);
  },
);

test(
  'pages and cards tell how many are in the cart already',
  inBrazilAlone,
  async ({ page, store, catalogue, here }) => {
    const { inCart } = words[here.locale];
    const product = await catalogue.buyable(0);
    await store.open(`/produto/${product.slug}`);
    await store.addToCart.click();
    await store.cart.increase(product).click();
    await expect(store.cart.quantity(product)).toHaveValue('2');
    await page.keyboard.press('Escape');
    await expect(store.cart.root).toBeHidden();

    await store.main.getByRole('button', { name: inCart }).click();
    await expect(store.cart.quantity(product)).toHaveValue('2');
    await page.keyboard.press('Escape');
    await store.cartSaved();

    await store.open('/produtos');
    await expect(store.addButton(product)).toHaveAccessibleName(new RegExp(`${inCart}$`));
  },
);

// Spec: storefront 2.51
// Spec: decision 9
test(
  'a product that only the shop has says one thing, and what to do about it',
  inParaguayAlone,
  async ({ store, catalogue, here }) => {
    const { storeOnly, reserved, hours, collect } = words[here.locale];
    const product = await catalogue.find(({ onlyInShop }) => onlyInShop);
    await store.open(`/produto/${product.slug}`);

    const article = store.main.getByRole('article').first();
    await expect(article.getByText(storeOnly)).toBeVisible();
    await expect(article.getByText(hours)).toBeVisible();
    await expect(article.getByText(reserved)).toHaveCount(0);
    await expect(article.getByText(collect)).toHaveCount(0);
    const ask = article.locator('a[href^="https://wa.me/"]').first();
    await expect(ask).toHaveAttribute('href', new RegExp(encodeURIComponent(product.code)));
  },
);

test('a product that is for sale says by when it can be collected, and residents what delivery costs', async ({
  store,
  catalogue,
  here,
}) => {
  const { hours, collect, shipping, shippingOffered } = words[here.locale];
  const product = await catalogue.buyable(0);
  await store.open(`/produto/${product.slug}`);

  await expect(store.main.getByText(hours)).toBeVisible();
  await expect(store.main.getByText(collect)).toBeVisible();
  await expect(store.main.getByText(shipping)).toHaveCount(shippingOffered);
});

test(
  'a product that is nearly sold out says how many are left, and lets no more be chosen',
  inBrazilAlone,
  async ({ page, store, here }) => {
    await page.route('**/api/public/products/*/details*', async (route) => {
      const response = await fetchFromNode(route);
      const product: unknown = await response.json();
      await route.fulfill({
        response,
        json: Object.assign({}, product, { quantidade_restante: 2 }),
      });
    });
    await store.open('/produtos');
    await store.cards.first().getByRole('link').first().click();

    await expect(store.main.getByText(words[here.locale].left)).toBeVisible();
    const more = store.main.getByRole('button', { name: here.words.increase });
    await more.click();
    await expect(store.main.getByRole('spinbutton')).toHaveValue('2');
    await expect(more).toBeDisabled();
    // Another product that was meant by the way may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

// Spec: storefront 2.52
test(
  'a favourite is told in passing, and one that was taken out comes back on demand',
  inBrazilAlone,
  async ({ page, store, here }) => {
    const { marked, unmarked, undo } = words[here.locale];
    // A notice stays for five seconds: it must not be gone before it is pressed on a busy machine.
    await page.addInitScript(keepNoTime);
    await store.open('/produtos');
    const heart = store.cards.first().getByRole('button', { name: /favoritos/ });
    const live = page.locator('[aria-live=polite]');

    await heart.click();
    await expect(live.filter({ hasText: marked })).toBeVisible();
    await heart.click();
    await expect(live.filter({ hasText: unmarked })).toBeVisible();
    await page.getByRole('button', { name: undo }).click();

    await expect(heart).toHaveAttribute('data-state', 'on');
  },
);

// Spec: storefront 2.60
// Spec: accounts 2.28
// Spec: decision 21
test(
  'a shop that does not sell yet says so once on product pages, and leads home from the checkout',
  inBrazilAlone,
  async ({ page, store, catalogue, here }) => {
    const { notYet, understood, home } = words[here.locale];
    await page.route('**/assets/*.js', async (route) => {
      const response = await fetchFromNode(route);
      const code = await response.text();
      await route.fulfill({
        response,
        body: code.replaceAll('onlinePurchase:!0', 'onlinePurchase:!1'),
      });
    });
    const [first, second] = [await catalogue.buyable(0), await catalogue.buyable(1)];
    const popup = page.getByRole('dialog', { name: notYet });

    await store.open(`/produto/${first.slug}`);
    await popup.getByRole('button', { name: understood }).click();
    await expect(popup).toBeHidden();
    await expect(store.title).toHaveText(first.name);
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/produto/${second.slug}`);
    await expect(store.title).toHaveText(second.name);
    await expect(popup).toBeHidden();

    await store.open('/checkout');
    await popup.getByRole('button', { name: home }).click();
    await expect(page).toHaveURL('/');
    // Code of the page that comes when it is idle may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'the bar for buying leaves the end of the page to be read, and all of a low window',
    inBrazilAlone,
    async ({ page, store, catalogue }) => {
      const product = await catalogue.buyable(0);
      await store.open(`/produto/${product.slug}`);
      await expect(store.addToCart).toBeInViewport();

      const end = page.getByRole('contentinfo').getByText(/^©/);
      const goToEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      // Parts that come late make the page longer: its end is gone to again.
      await expect(async () => {
        await goToEnd();
        const [line, bar] = [await end.boundingBox(), await store.addToCart.boundingBox()];
        expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }).toPass();
      await expect(end).toBeInViewport();

      await page.setViewportSize({ width: 640, height: 360 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(store.title).toBeVisible();
      await goToEnd();
      await expect(store.addToCart).not.toBeInViewport();
    },
  );
});

import { watchRequests } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';

/** A page that cannot be loaded says why, and does not wait to be asked when the network is back. */

const words = {
  'pt-BR': {
    internal: 'Ocorreu um erro interno no servidor!',
    unavailable: 'Serviço indisponível, tente novamente mais tarde!',
    recent: 'Vistos recentemente',
  },
  'es-PY': {
    internal: '¡Ocurrió un error interno en el servidor!',
    unavailable: '¡Servicio no disponible, intente de nuevo más tarde!',
    recent: 'Vistos recientemente',
  },
} as const;

/** All automatic retries of a read, 2, 4 and 6 seconds apart, and some. */
const patience = { timeout: 30_000 };

// Spec: storefront 8.3
test('a list that the server fails to give says so', async ({ page, store, here, troubles }) => {
  troubles.expect(/Failed to load resource: the server responded with a status of 500/);
  await store.open('/produtos');
  await page.route('**/api/public/products?**', (route) => route.fulfill({ status: 500 }));

  await store.nextPage.click();

  await expect(store.main.getByRole('alert')).toContainText(words[here.locale].internal, patience);
  await expect(page.getByRole('listitem').filter({ hasText: here.words.listFailed })).toBeVisible();
});

test('a link leads on though the code of parts of the page does not come', async ({
  page,
  store,
  troubles,
}) => {
  troubles.expect(/Failed to load resource: net::ERR_FAILED/);
  await page.route(/\/assets\/(?:frame|list-tools)-[^/]+\.js$/, (route) => route.abort());
  await store.open('/produtos');

  await store.nextPage.press('Enter');

  await expect(store.currentPage).toHaveText('2');
  await expect(store.cards).toHaveCount(20);
});

test('without a network a list says so, and loads by itself when it is back', async ({
  page,
  context,
  store,
  here,
  troubles,
}) => {
  troubles.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  const quiet = watchRequests(page);
  await store.open('/produtos');
  await quiet();
  await context.setOffline(true);

  await store.nextPage.press('Enter');

  const { unavailable } = words[here.locale];
  await expect(store.main.getByRole('alert')).toContainText(unavailable, patience);
  await context.setOffline(false);
  await expect(store.currentPage).toHaveText('2');
  await expect(store.cards).toHaveCount(20);
});

test('without a network, pages that fail to load show the products seen last, and load once it is back', async ({
  page,
  context,
  store,
  catalogue,
  here,
  troubles,
}) => {
  troubles.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  const quiet = watchRequests(page);
  const { recent } = words[here.locale];
  const [seen, next] = [await catalogue.buyable(0), await catalogue.buyable(1)];
  const strip = page.getByRole('list', { name: recent });
  const kept = () => page.evaluate(() => localStorage.getItem('ponte.recent'));
  await store.open(`/produto/${seen.slug}`);
  await expect.poll(kept).toContain(seen.slug);
  await store.open('/produtos');
  await store.whollyHydrated();
  await quiet();
  await context.setOffline(true);

  await test.step('a product whose code is here, and its data are not', async () => {
    await store.card(next).getByRole('heading').getByRole('link').press('Enter');
    await expect(store.main.getByRole('alert')).toBeVisible(patience);
    await expect(strip.getByRole('link')).toHaveText([seen.name]);
    await context.setOffline(false);
    await expect(store.title).toHaveText(next.name);
    await expect(store.main.getByRole('alert')).toBeHidden();
  });

  await test.step('a page whose code is not here', async () => {
    await expect.poll(kept).toContain(next.slug);
    const link = page.getByRole('contentinfo').locator('a[href="/privacidade"]');
    await context.setOffline(true);
    await link.press('Enter');
    await expect(store.main.getByRole('alert')).toBeVisible();
    await expect(strip.getByRole('link')).toHaveText([next.name, seen.name]);
    await context.setOffline(false);
    await expect(store.main.getByRole('alert')).toBeHidden();
    await expect(store.title).toBeVisible();
  });
});

test('where the browser blocks site data, a shopper can buy for as long as the tab', async ({
  page,
  store,
  catalogue,
}) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: deny });
    Object.defineProperty(globalThis, 'sessionStorage', { get: deny });
    navigator.locks.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  const product = await catalogue.buyable(0);
  await store.open(`/produto/${product.slug}`);
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && new URL(answer.url()).pathname.endsWith('/carrinho'),
  );

  await store.addToCart.click();

  expect((await saved).ok()).toBe(true);
  await expect(store.cart.lines).toHaveCount(1);
});

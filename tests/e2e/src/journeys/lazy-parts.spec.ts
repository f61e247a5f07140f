import { hold } from '../harness/hold.ts';
import { isTaken } from '../harness/is-taken.ts';
import { keepNoTime } from '../harness/keep-no-time.ts';
import { watchRequests } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';

/** Lazy code may fail to load: the page stays, and the action happens later. */

/** What is around a page, the cart's drawer among it. */
const frame = /\/assets\/frame[^/]+\.js$/;

const pageCode = /\/assets\/client[^/]+\.js$/;

const words = {
  'pt-BR': 'O carrinho não carregou. Seus produtos estão guardados',
  'es-PY': 'El carrito no se cargó. Sus productos están guardados',
} as const;

test('a drawer that does not come leaves the page as it is, and opens once it comes', async ({
  page,
  store,
  catalogue,
  here,
  troubles,
}) => {
  troubles.expect(/Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const product = await catalogue.buyable(0);
  await page.route(frame, (route) => route.abort());
  await store.open(`/produto/${product.slug}`);

  await store.addToCart.click();

  await expect(page.getByText(words[here.locale])).toBeVisible();
  // Each failure doubles the pause before the next try: from here on none fails, one only lasts.
  const letCome = await hold(page, frame);
  await expect(store.title).toHaveText(product.name);
  letCome();
  await expect(store.cart.lines).toHaveCount(1);
});

test('a product that is added when the line has just broken is said to be kept, and shown once it is back', async ({
  page,
  context,
  store,
  catalogue,
  here,
  troubles,
}) => {
  troubles.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  const product = await catalogue.buyable(0);
  const quiet = watchRequests(page);
  await store.open(`/produto/${product.slug}`);
  await quiet();
  await context.setOffline(true);

  await store.addToCart.click();

  await expect(page.getByText(words[here.locale])).toBeVisible();
  await context.setOffline(false);
  await expect(store.cart.lines).toHaveCount(1);
});

test('code that a deployment took away leads to one reload, with the cart as it was', async ({
  page,
  store,
  catalogue,
  here,
  troubles,
}) => {
  // The reload may come while the cart is being made: then it is there already when it is made again.
  troubles.expect(/Failed to load resource: the server responded with a status of (?:404|422)/);
  const product = await catalogue.buyable(0);
  await page.route(frame, (route) => route.fulfill({ status: 404 }));
  await page.route(pageCode, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await store.open(`/produto/${product.slug}`);
  // The document that comes next is of the new deployment.
  let documents = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents += 1;
    void page.unroute(frame);
  });

  const loaded = page.waitForEvent('load');
  await store.addToCart.click();

  await loaded;
  await store.hydrated();
  await expect(store.title).toHaveText(product.name);
  await expect(store.cartButton).toHaveAccessibleName(new RegExp(here.words.oneInCart));
  await store.cartButton.click();
  await expect(store.cart.quantity(product)).toHaveValue('1');
  expect(documents).toBe(1);
});

test('a page whose own code a deployment took away is loaded once more', async ({
  page,
  store,
  catalogue,
  troubles,
}) => {
  troubles.expect(/Failed to load resource: the server responded with a status of 404/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(pageCode, (route) =>
    documents > 1 ? route.continue() : route.fulfill({ status: 404 }),
  );

  await page.goto(`/produto/${(await catalogue.buyable(0)).slug}`);

  await expect.poll(() => documents).toBe(2);
  // The first document never is: a press on it would go with it.
  await store.hydrated();
  await store.addToCart.click();
  await expect(store.cart.lines).toHaveCount(1);
  expect(documents).toBe(2);
});

// Spec: decision 2
test('what is below the first screen stays the server’s HTML until a visitor gives a sign, and then works', async ({
  page,
  store,
  catalogue,
}) => {
  await page.addInitScript(keepNoTime);
  const footer = page.getByRole('contentinfo');
  const card = store.cards.last();
  for (const path of ['/produtos', `/produto/${(await catalogue.buyable(0)).slug}`]) {
    await store.open(path);
    await store.atRest();
    for (const part of [footer, card]) expect(await part.evaluate(isTaken), path).toBe(false);

    await page.mouse.move(1, 1);

    for (const part of [footer, card]) await expect.poll(() => part.evaluate(isTaken)).toBe(true);
  }
});

test('a press below the first screen is answered though it is the first sign of a visitor', async ({
  page,
  store,
}) => {
  await page.addInitScript(keepNoTime);
  await store.open('/produtos');
  await store.atRest();

  const press = (element: HTMLElement) => element.click();
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')));
  await store.cards.last().getByRole('link').first().evaluate(press);

  await expect(page).toHaveURL(/\/produto\//);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('links whose code is late stay in place when the page around them changes', async ({
  page,
  store,
  catalogue,
}) => {
  const letCome = await hold(page, frame);
  await store.open(`/produto/${(await catalogue.buyable(0)).slug}`);
  const parts = page.locator('[data-slot=flag-menu], [data-slot=breadcrumb]');
  await expect(parts).toHaveCount(2);
  const before = await parts.elementHandles();

  await store.addToCart.click();

  await expect(page.locator('.ui-drawer[role=status]')).toBeVisible();
  const stay = () => Promise.all(before.map((part) => part.evaluate((one) => one.isConnected)));
  expect(await stay()).toEqual([true, true]);
  letCome();
  await expect
    .poll(() => Promise.all(before.map((part) => part.evaluate(isTaken))))
    .toEqual([true, true]);
  await expect(store.cart.lines).toHaveCount(1);
  expect(await stay()).toEqual([true, true]);
});

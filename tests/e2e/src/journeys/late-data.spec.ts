import { fetchFromNode } from '../harness/fetch-from-node.ts';
import { hold } from '../harness/hold.ts';
import { expect, test } from '../harness/test.ts';

/** What differs from the page that the server rendered shows once React has taken all of it over. */

const frameCode = /\/assets\/frame[^/]*\.js$/;
const startData = '**/api/public/start*';
const minute = 60_000;

test('a kept page takes up rates that have changed since, once it is hydrated', async ({
  page,
  catalogue,
}) => {
  const { slug } = await catalogue.buyable(0);
  await page.route(startData, async (route) => {
    const response = await fetchFromNode(route);
    const body = (await response.text()).replaceAll(/"tax":"[^"]*"/g, '"tax":"9876"');
    await route.fulfill({ response, body });
  });
  for (const path of ['/', '/produtos', `/produto/${slug}`, '/marcas']) {
    const letCome = await hold(page, frameCode);
    const asked = page.waitForResponse(startData, { timeout: 0 });
    await page.goto(path);
    // It is asked for after four seconds, and at once when a visitor gives a sign.
    if (path !== '/') await page.mouse.move(1, 1);
    await asked;
    letCome();
    await expect(page.getByText('9.876', { exact: false }).first(), path).toBeVisible();
    await page.unroute(frameCode);
  }
});

test('the last minutes of a session are announced on a page that is impersonal until it is hydrated', async ({
  page,
  customer,
  here,
}) => {
  const value = await customer.storedSession(Date.now() - 56 * minute);
  const origins = [{ origin: here.origin, localStorage: [{ name: 'ponte.session', value }] }];
  await page.context().setStorageState({ cookies: [], origins });

  for (const path of ['/', '/produtos', '/carrinho', '/pedidos']) {
    await page.goto(path);
    await expect(page.getByText('Sua sessão termina às'), path).toBeVisible();
  }
});

import { watchRequests } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';

/** Browsers keep a page that is left alive for a while, and show that one again on Back. */

test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const signingOut = {
  br: { ask: 'Sair da conta?', out: 'Sair' },
  py: { ask: '¿Cerrar la sesión?', out: 'Cerrar sesión' },
} as const;

test('a page that the browser kept alive is where it was left, and remembers its places still', async ({
  page,
  store,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  const quiet = watchRequests(page);
  await store.open('/produtos');
  // A page that waits for an answer may not be kept.
  await quiet();
  await page.evaluate(() => {
    Reflect.set(globalThis, 'kept', true);
    scrollTo(0, 900);
  });
  await store.open('/');
  await expect.poll(place).toBe(0);

  // Playwright waits for events of loading, which there are none of.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(/produtos$/);
  await expect.poll(place).toBe(900);
  // Otherwise this test says nothing of the browser's cache.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'kept'))).toBe(true);

  const link = store.cardNames.getByRole('link').nth(9);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const left = await place();
  await link.click();
  await expect(page).toHaveURL(/\/produto\//);
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(/produtos$/);
  await expect.poll(place).toBe(left);
});

// Spec: accounts 2.36, 3.10, 4.12
// Spec: decision 35
test('who signs out leaves nothing of theirs on the pages behind Back', async ({
  page,
  store,
  customer,
  region,
}) => {
  const { ask, out } = signingOut[region];
  await customer.signInTo(page);
  const email = page.getByText(customer.email).first();
  await store.open('/perfil/dados-pessoais');
  await expect(email).toBeVisible();
  await store.open('/pedidos');
  await store.open('/perfil');
  await expect(email).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: out }).click();
  await page.getByRole('alertdialog', { name: ask }).getByRole('button', { name: out }).click();
  await expect(page).toHaveURL(/\/login$/);

  for (const path of ['/pedidos', '/perfil/dados-pessoais']) {
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page).toHaveURL((url) => url.searchParams.get('redirect') === path);
    await expect(email).toHaveCount(0);
    const kept = await page.evaluate(
      () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
    );
    expect(kept).not.toContain(customer.email);
  }
});

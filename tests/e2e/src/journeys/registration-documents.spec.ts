import type { Route } from '@playwright/test';
import type { RegionCode } from '../harness/region.ts';
import { expect, inParaguayAlone, test } from '../harness/test.ts';
import {
  isSignedIn,
  newEmail,
  noise,
  pdf,
  picture,
  registerPath,
  RegistrationForm,
} from '../pages/registration-form.ts';

/** Registering: documents on their way to the store (accounts.md §5, decision 25). */

interface Words {
  readonly cancel: string;
  readonly offline: RegExp;
  readonly edit: string;
  readonly type: RegExp;
}

const words: Readonly<Record<RegionCode, Words>> = {
  br: {
    cancel: 'Cancelar o envio',
    offline: /Sem conexão com a loja/,
    edit: 'Editar dados',
    type: /Este arquivo não é/,
  },
  py: {
    cancel: 'Cancelar el envío',
    offline: /Sin conexión con la tienda/,
    edit: 'Editar datos',
    type: /Este archivo no es/,
  },
};

// Spec: accounts 2.18
test(
  'documents on their way can be stopped, or lost with the connection, and are sent again',
  inParaguayAlone,
  async ({ page, store, region, troubles }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { cancel, offline } = words[region];
    const form = new RegistrationForm(page, region);
    await store.open('/cadastro');
    await form.fillOpen(newEmail());
    await form.fillSecret();
    // One handler to the end: a browser that holds nothing back any more sends what it still held.
    let treat: (route: Route) => unknown = () => undefined;
    await page.route(`**${registerPath}?*`, (route) => treat(route));
    const held = page.waitForRequest(`**${registerPath}*`);
    await form.submit.dblclick();
    await held;
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: cancel }).click();
    await expect(form.submit).toBeFocused();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);

    treat = (route) => route.abort('internetdisconnected');
    await form.submit.click();
    await expect(page.getByRole('alert').filter({ hasText: offline })).toBeFocused();
    treat = (route) => route.continue();
    await form.submit.click();
    await expect(page).toHaveURL(/\/perfil$/);
  },
);

// Spec: accounts 5.5
test(
  'a photo that is too large is made smaller, and stays when another choice is refused',
  inParaguayAlone,
  async ({ page, store, region }) => {
    const { type } = words[region];
    const form = new RegistrationForm(page, region);
    await store.open('/cadastro');
    const photo = noise(1500);
    expect(photo.length).toBeGreaterThan(5_242_880);

    await form.field('front').setInputFiles({ ...picture, buffer: photo });
    await expect(page.getByText('frente.jpg')).toBeVisible({ timeout: 30_000 });
    const size = () =>
      form
        .field('front')
        .evaluate((input) => (input instanceof HTMLInputElement ? input.files?.[0]?.size : 0));
    await expect.poll(size).toBeLessThan(5_242_880);
    // By then its content has been checked, too.
    await expect(page.locator('canvas[data-state=drawn]')).toBeVisible();

    await form.field('front').setInputFiles({ ...pdf, name: 'frente.png' });
    await expect(form.field('front')).toHaveAccessibleDescription(type);
    await expect(page.getByText('frente.jpg')).toBeVisible();
  },
);

test(
  'a large photo on a slow line is sent smaller, shows how far it is, and can be stopped and sent again',
  inParaguayAlone,
  async ({ page, context, store, region }) => {
    test.slow();
    const { cancel, edit } = words[region];
    const form = new RegistrationForm(page, region);
    const large = { ...picture, buffer: noise(1350) };
    await store.open('/cadastro');
    await form.fillOpen(newEmail());
    await form.fillSecret();
    await form.field('front').setInputFiles(large);
    await expect(page.getByText('frente.jpg')).toBeVisible({ timeout: 30_000 });
    const line = await context.newCDPSession(page);
    const upload = (bytesPerSecond: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond,
      });
    await upload(100_000);

    await form.submit.click();
    const share = () =>
      page.getByRole('progressbar').evaluate((bar) => Number(bar.getAttribute('value')));
    await expect.poll(share).toBeGreaterThan(0);
    expect(await share()).toBeLessThan(1);
    const stopped = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: cancel }).click();
    await stopped;
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await isSignedIn(page)).toBe(false);

    await upload(-1);
    // The store refuses what is larger than its limit: what it takes was made smaller.
    await form.submit.click();
    await expect(page).toHaveURL(/\/perfil$/);

    await store.open('/perfil/dados-pessoais');
    await store.main.getByRole('button', { name: edit }).click();
    await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(large);
    await expect(page.getByRole('dialog').getByText('frente.jpg')).toBeVisible({
      timeout: 30_000,
    });
  },
);

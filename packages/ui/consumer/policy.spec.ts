import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { folder } from './app.ts';

/** The policy that the guide recommends. */
const guide = readFileSync(
  join(import.meta.dirname, '../src/docs/content-security-policy.mdx'),
  'utf8',
);
const [, policy = "default-src 'none'"] = /^Content-Security-Policy: (.+)$/m.exec(guide) ?? [];

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

const test = base.extend<{ shop: Page }>({
  shop: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.exposeFunction('complain', (text: string) => complaints.push(text));
    await page.addInitScript(() => {
      const complain: unknown = Reflect.get(window, 'complain');
      const say = (text: string) => typeof complain === 'function' && complain(text);
      document.addEventListener('securitypolicyviolation', (event) =>
        say(`${event.violatedDirective} refuses ${event.blockedURI} ${event.sample}`),
      );
      new MutationObserver(() => {
        const styles =
          document.querySelectorAll('style').length + document.adoptedStyleSheets.length;
        if (styles > 0) say(`${styles} style sheets that are no files`);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.route('http://consumer.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const type = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      await route.fulfill({
        path: join(folder(), 'dist', pathname),
        headers: { 'Content-Type': type, 'Content-Security-Policy': policy },
      });
    });
    await page.goto('/overlays.html');
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

/** Each modal by what opens it, and the role that it has. */
const modals = [
  ['Dialog', 'dialog'],
  ['ConfirmDialog', 'alertdialog'],
  ['Drawer', 'dialog'],
  ['CartDrawer', 'dialog'],
  ['CategoryPanel', 'dialog'],
  ['AddressModal', 'dialog'],
  ['Filtrar', 'dialog'],
] as const;

for (const [name, role] of modals) {
  test(`${name} opens, slides and closes under the policy`, async ({ shop }) => {
    const trigger = shop.getByRole('button', { name, exact: true });
    await trigger.click();
    await expect(shop.getByRole(role)).toBeVisible();
    await shop.keyboard.press('Escape');
    await expect(shop.getByRole(role)).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });
}

test('an enlarged picture opens under the policy', async ({ shop }) => {
  await shop.getByRole('link', { name: /^Ampliar foto/ }).click();
  await expect(shop.getByRole('dialog')).toBeVisible();
  await shop.keyboard.press('Escape');
  await expect(shop.getByRole('dialog')).toHaveCount(0);
});

test('a toast over a modal shows under the policy', async ({ shop }) => {
  await shop.getByRole('button', { name: 'Dialog', exact: true }).click();
  await shop.getByRole('button', { name: 'Salvar' }).click();
  await shop.getByRole('button', { name: 'Dispensar aviso' }).click();
  await shop.getByRole('button', { name: 'Entendi' }).click();
  await expect(shop.getByRole('dialog')).toHaveCount(0);
});

for (const name of ['Maria', 'Câmbio']) {
  test(`the menu "${name}" opens in its place under the policy`, async ({ shop }) => {
    const trigger = shop.getByText(name, { exact: true });
    await trigger.click();
    const menu = shop.getByRole('menu');
    await expect(menu).toBeVisible();
    const [button, list] = [await trigger.boundingBox(), await menu.boundingBox()];
    expect(list?.y).toBeGreaterThanOrEqual((button?.y ?? Infinity) + (button?.height ?? 0));
    await shop.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });
}

test('a trigger keeps the class that the app gave it', async ({ shop }) => {
  await expect(shop.getByRole('button', { name: 'Drawer', exact: true })).toHaveClass(
    /their-class/,
  );
});

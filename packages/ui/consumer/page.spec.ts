import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folder } from './app.ts';

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

test("the README's page without tools shows a price, and a dialog that is fetched when it opens", async ({
  page,
}) => {
  const installed = join(folder(), 'node_modules/@ponte/ui');
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  const [, html = ''] = /^```html\n([^]*?)^```$/m.exec(readme) ?? [];
  const complaints: string[] = [];
  const fetched: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.route('http://page.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    fetched.push(pathname);
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    if (!pathname.startsWith('/kit/'))
      return route.fulfill({ body: html, contentType: 'text/html' });
    const contentType = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const path = join(installed, 'dist/browser', pathname.slice('/kit/'.length));
    return route.fulfill({ path, contentType });
  });

  await page.goto('http://page.test/ofertas');

  await expect(page.locator('.ui-price')).toHaveText(/64,90/);
  const before = fetched.length;
  await page.getByRole('button', { name: 'Comprar' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Reservar a furadeira?' })).toBeVisible();
  expect(fetched.length).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Reservar' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

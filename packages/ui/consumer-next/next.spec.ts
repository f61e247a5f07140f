import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folder } from './app.ts';

let origin: string;
let server: ReturnType<typeof startNext>;

const startNext = () =>
  spawn(join(folder(), 'node_modules/.bin/next'), ['start', '--port', '0'], {
    cwd: folder(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });

test.beforeAll(async () => {
  server = startNext();
  let written = '';
  origin = await new Promise((resolve) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      const port = /http:\/\/localhost:(\d+)/.exec(written)?.[1];
      if (port) resolve(`http://localhost:${port}`);
    });
  });
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

test('the README’s pages are rendered on the server, hydrate, and their links are the router’s', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });

  const html = await (await fetch(origin)).text();
  expect(html).toContain('481.558');
  // A word of the app's own, and a pure function that the page calls on the server.
  expect(html).toContain('Unidades');
  expect(html).toContain('ui-button-soft');

  await page.goto(origin);
  await page.getByRole('button', { name: 'Aumentar' }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');

  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Comprar' }).click();
  await expect(page.getByRole('heading', { name: 'Carrinho' })).toBeVisible();
  expect(loads).toBe(0);
  expect(complaints).toEqual([]);
});

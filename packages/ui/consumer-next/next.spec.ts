import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { shopIn } from '../consumer/walk.ts';
import { folder, steps } from './app.ts';

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

const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
};

test('in the three steps of its guide an app has prices, a cart and a registration', async ({
  page,
}, info) => {
  expect(steps()).toBe(3);
  const complaints = complaintsOf(page);
  await page.goto(origin);
  await shopIn(page, (name) => info.outputPath(name));
  expect(complaints).toEqual([]);
});

test('the guide’s pages are rendered on the server, hydrate, and their links are the router’s', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
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
  await page.getByRole('link', { name: 'Ver carrinho' }).click();
  await expect(page.getByRole('heading', { name: 'Carrinho' })).toBeVisible();
  expect(loads).toBe(0);
  expect(complaints).toEqual([]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { execute, folder } from './app.ts';
import { follow, register, shopIn, type Followed } from './walk.ts';

/** From an empty folder to a shop: the guides of the documentation, followed to the letter. */

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
};

const remove = ({ folder: app }: Followed) => rm(join(app, '..'), { recursive: true, force: true });

for (const guide of ['vite', 'tailwind', 'bootstrap']) {
  test(`in the three steps of its guide an app has prices, a cart and a registration: ${guide}`, async ({
    page,
  }, info) => {
    const complaints = complaintsOf(page);
    const app = await follow(guide, folder());
    try {
      expect(app.steps.map((heading) => heading.slice(0, 2))).toEqual(['1.', '2.', '3.']);
      await execute('npm', ['run', 'build'], app.folder);
      await page.route('http://consumer.test/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const path = pathname === '/' ? '/index.html' : pathname;
        const contentType = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
        await route.fulfill({ path: join(app.folder, 'dist', path), contentType });
      });
      await page.goto('/');
      await shopIn(page, (name) => info.outputPath(name));
      expect(complaints).toEqual([]);
    } finally {
      await remove(app);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('in the three steps of its guide a server in Node has prices, a cart and a registration', async ({
    page,
  }, info) => {
    const app = await follow('node', folder());
    expect(app.steps.map((heading) => heading.slice(0, 2))).toEqual(['1.', '2.', '3.']);
    const server = spawn(process.execPath, ['server.mjs'], {
      cwd: app.folder,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [address] = await once(server.stdout.setEncoding('utf8'), 'data');
      await page.goto(String(address).trim());
      const main = page.getByRole('main');
      for (const amount of [/U\$.*64,90/s, /R\$.*351,76/s, /G\$.*481\.558/s, /P\$.*89\.886/s]) {
        await expect(main).toContainText(amount);
      }
      await page.getByRole('spinbutton').fill('2');
      await page.getByRole('button', { name: 'Comprar' }).click();
      await expect(main).toContainText('129,80');
      await register(page);
      await page.screenshot({ path: info.outputPath('registration.png'), fullPage: true });
    } finally {
      server.kill();
      await once(server, 'exit');
      await remove(app);
    }
  });
});

import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { folder } from './app.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

/** The built app in a browser, which must not complain. */
export const test = base.extend<{ shop: Page }>({
  shop: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    // The built files without a server, and so without a port.
    await page.route('http://consumer.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      await route.fulfill({ path: join(folder(), 'dist', pathname), contentType });
    });
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

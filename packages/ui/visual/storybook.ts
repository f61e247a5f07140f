import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { test as base } from '@playwright/test';

const root = join(import.meta.dirname, '../reports/storybook');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const server = () =>
  createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(root, path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      // What has a hash in its name is read once by each browser, not for each story.
      'cache-control': path.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });

/** Playwright's test with the built Storybook at its `baseURL`. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, provide) => {
      const built = server().listen(0, '127.0.0.1');
      await once(built, 'listening');
      const address = built.address();
      if (typeof address !== 'object') throw new Error('Storybook has no port');
      await provide(`http://127.0.0.1:${address?.port}`);
      built.closeAllConnections();
      built.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ storybook }, provide) => provide(storybook),
});

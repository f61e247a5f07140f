import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { test as base } from '@playwright/test';

/** Not at the root of its server: the documentation is fit for any path. */
const prefix = '/of/somebody/';
const root = join(import.meta.dirname, '../storybook-static');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const server = () =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(pathname.replace(/\/$/, '/index.html'));
    const file = join(root, path.slice(prefix.length));
    if (!path.startsWith(prefix) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      // What has a hash in its name is read once by each browser, not for each story.
      'cache-control': path.startsWith(`${prefix}assets/`) ? 'max-age=3600, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });

/** Playwright's test with the built Storybook at its `baseURL`, to which addresses are relative. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, provide) => {
      const built = server().listen(0, '127.0.0.1');
      await once(built, 'listening');
      const address = built.address();
      if (typeof address !== 'object') throw new Error('Storybook has no port');
      await provide(`http://127.0.0.1:${address?.port}${prefix}`);
      built.closeAllConnections();
      built.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ storybook }, provide) => provide(storybook),
});

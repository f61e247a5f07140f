import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

// The built Storybook, on the port that playwright.config.ts says and waits for.
const root = join(import.meta.dirname, '../reports/storybook');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

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
}).listen(Number(process.env['VISUAL_PORT']), '127.0.0.1');

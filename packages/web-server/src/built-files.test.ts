import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFiles } from './built-files.ts';

let folder: string;
let app: Hono;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-files-'));
  for (const [path, text] of Object.entries({
    'assets/app.js': 'alert',
    'assets/app.js.br': 'brotli',
    'assets/app.js.gz': 'gzip',
    'icon.svg': '<svg/>',
    'page/nothing': 'a file that no build makes',
    '.vite/manifest.json': '{}',
    '.well-known/security.txt': 'Contact:',
  })) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  app = new Hono();
  app.get('*', builtFiles(folder));
  app.get('*', (context) => context.text('page'));
});
afterAll(() => rm(folder, { recursive: true }));

const forEver = 'public, max-age=31536000, immutable';

it.each([
  ['/assets/app.js', {}, 200, forEver, 'alert'],
  ['/assets/app.js', { 'Accept-Encoding': 'br' }, 200, forEver, 'brotli'],
  ['/assets/app.js', { 'Accept-Encoding': 'br;q=1.0, gzip;q=0.8' }, 200, forEver, 'brotli'],
  ['/assets/app.js', { 'Accept-Encoding': 'br;q=0.5, gzip;q=0.8' }, 200, forEver, 'gzip'],
  ['/assets/app.js', { 'Accept-Encoding': 'br;q=0, GZIP' }, 200, forEver, 'gzip'],
  ['/assets/app.js', { 'Accept-Encoding': 'br;q=0, gzip;q=0' }, 200, forEver, 'alert'],
  ['/assets/app.js', { Range: 'bytes=1-2' }, 206, forEver, 'le'],
  ['/assets/app.js', { Range: 'bytes=99-' }, 416, 'no-store', ''],
  ['/icon.svg', {}, 200, 'public, max-age=3600', '<svg/>'],
  ['/.well-known/security.txt', {}, 200, 'public, max-age=3600', 'Contact:'],
])('%s, asked for with %o, is %i and may be kept: %s', async (path, headers, ...expected) => {
  const answer = await app.request(path, { headers });
  const { status } = answer;

  expect([status, answer.headers.get('Cache-Control'), await answer.text()]).toEqual(expected);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
});

it('has a short response for a missing asset, which is not cached', async () => {
  const answer = await app.request('/assets/other.js');

  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  expect(await answer.text()).toBe('There is no such file.');
});

it.each(['/.vite/manifest.json', '/assets/.hidden', '/nothing', '/page/nothing'])(
  'leaves %s to the pages',
  async (path) => {
    expect(await (await app.request(path)).text()).toBe('page');
  },
);

it('has assets of other builds from the folder that they share, and nothing else from there', async () => {
  const kept = join(folder, 'kept');
  await mkdir(join(kept, 'assets'), { recursive: true });
  await writeFile(join(kept, 'assets/before.js'), 'before');
  await writeFile(join(kept, 'assets/before.js.br'), 'brotli');
  await writeFile(join(kept, 'assets/app.js'), 'not this one');
  await writeFile(join(kept, 'list.txt'), 'which builds there are');
  const shared = new Hono();
  shared.get('*', builtFiles(folder, kept));

  const before = await shared.request('/assets/before.js', {
    headers: { 'Accept-Encoding': 'br' },
  });

  expect([before.headers.get('Cache-Control'), await before.text()]).toEqual([forEver, 'brotli']);
  expect(await (await shared.request('/assets/app.js')).text()).toBe('alert');
  expect((await shared.request('/assets/never.js')).status).toBe(404);
  expect((await shared.request('/list.txt')).status).toBe(404);
});

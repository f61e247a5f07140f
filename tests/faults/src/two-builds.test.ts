import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildOf, copyOfBuild } from './build-of.ts';
import { startNginx } from './cache/caches.ts';
import { roundRobin } from './round-robin.ts';
import { startServer, type Server } from './server.ts';
import { startStorefront } from './storefront.ts';

let folder: string;
let doors: readonly [string, string];
let api: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-builds-'));
  doors = [
    await copyOfBuild(join(folder, 'before')),
    await buildOf(join(folder, 'after'), {
      "whatsapp: '595610000000'": "whatsapp: '595610000001'",
      'Av. San Blas': 'Av. Monseñor Rodríguez',
    }),
  ];
  api = await startServer(join(folder, 'data'), { RATE_LIMIT_FACTOR: '1000000' });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const running: Server[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function start(door: string): Promise<Server> {
  const kept = { KEPT_ASSETS: join(folder, 'kept') };
  const server = await startStorefront(api.origin, kept, door);
  running.push(server);
  return server;
}

/** What a page needs, by its addresses from the site's root. */
const assetsIn = (html: string) => new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));

/** All scripts of a build, those among them that pages import later. */
async function scriptsOf(door: string): Promise<string[]> {
  const manifest = await readFile(join(dirname(door), '../client/.vite/manifest.json'), 'utf8');
  const chunks = v.parse(
    v.record(v.string(), v.object({ file: v.string() })),
    JSON.parse(manifest),
  );
  return Object.values(chunks).map(({ file }) => `/${file}`);
}

/** Which of them are not there. */
async function missing(origin: string, paths: Iterable<string>): Promise<string[]> {
  const gone: string[] = [];
  for (const path of paths) {
    const answer = await fetch(`${origin}${path}`, { method: 'HEAD' });
    if (answer.status !== 200) gone.push(path);
  }
  return gone;
}

/** The addresses that a sitemap names, from the site's root. */
async function namedBy(origin: string, sitemap: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}${sitemap}`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const { pathname } = new URL(address);
    return pathname;
  });
}

async function productsOf(origin: string): Promise<string[]> {
  const sitemaps = (await namedBy(origin, '/sitemap.xml')).filter((path) => /products/.test(path));
  return (await Promise.all(sitemaps.map((path) => namedBy(origin, path)))).flat();
}

test('each of two builds behind one address has the scripts of both, and of their product pages', async () => {
  const servers = [await start(doors[0]), await start(doors[1])];
  const shop = await roundRobin(servers.map(({ origin }) => origin));
  const products = await productsOf(shop.origin);
  const assets = new Set<string>();
  const failed: string[] = [];
  // All of a build's pages are made of its scripts, which are asked for below.
  for (const path of products.filter((_, index) => index % 20 === 0)) {
    const page = await fetch(`${shop.origin}${path}`);
    if (page.status !== 200) failed.push(path);
    for (const asset of assetsIn(await page.text())) assets.add(asset);
  }
  const scripts = await Promise.all(doors.map(scriptsOf));
  const wanted = new Set([...assets, ...scripts.flat()]);

  expect(products.length).toBeGreaterThan(1000);
  expect(failed).toEqual([]);
  // The builds share few files, or this shows nothing.
  expect(wanted.size).toBeGreaterThan(1.5 * new Set(scripts[0]).size);
  for (const { origin } of servers) expect(await missing(origin, wanted)).toEqual([]);

  await shop.close();
});

test('a page that a cache kept of a build that is gone has its scripts through the same cache', async () => {
  const before = await start(doors[0]);
  const address = await roundRobin([before.origin]);
  const cache = await startNginx(address.origin);
  const page = await (await fetch(`${cache.origin}/produtos`)).text();
  address.use([(await start(doors[1])).origin]);
  await before.stop();

  const kept = await fetch(`${cache.origin}/produtos`);

  expect(kept.headers.get('X-Cache')).toBe('HIT');
  expect((await kept.text()) === page).toBe(true);
  expect(assetsIn(page).size).toBeGreaterThan(3);
  expect(await missing(cache.origin, assetsIn(page))).toEqual([]);

  await cache.stop();
  await address.close();
});

test('a page of a build that is gone has its scripts, at a server that never knew that build', async () => {
  const before = await start(doors[0]);
  const page = await (await fetch(`${before.origin}/produtos`)).text();
  const wanted = [...assetsIn(page), ...(await scriptsOf(doors[0]))];
  await before.stop();
  await rm(join(folder, 'before'), { recursive: true });

  const after = await start(doors[1]);

  const own = new Set(await scriptsOf(doors[1]));
  expect([...assetsIn(page)].filter((path) => !own.has(path))).not.toEqual([]);
  expect(await missing(after.origin, wanted)).toEqual([]);
});

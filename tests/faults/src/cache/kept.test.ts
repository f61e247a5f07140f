import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBackOffice } from '../back-office.ts';
import { roundRobin, type RoundRobin } from '../round-robin.ts';
import { startServer, type Server } from '../server.ts';
import { startStorefront } from '../storefront.ts';
import { caches, type Cache } from './caches.ts';

const productPage = v.object({
  data: v.array(v.object({ slug: v.string(), codigo: v.string() })),
});

const staffOrigin = 'http://staff.localhost:4003';

let folder: string;
let api: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-cache-'));
  const settings = { RATE_LIMIT_FACTOR: '1000000', STAFF_ORIGIN: staffOrigin };
  api = await startServer(join(folder, 'data'), settings);
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

describe.each(caches)('$name in front of a storefront', ({ name, start }) => {
  const keptAssets = join(tmpdir(), `ponte-cache-assets-${process.pid}-${name}`);
  let storefront: Server;
  let address: RoundRobin;
  let cache: Cache;
  let product: { readonly slug: string; readonly codigo: string };
  let asset: string;
  beforeAll(async () => {
    storefront = await startStorefront(api.origin, { KEPT_ASSETS: keptAssets });
    address = await roundRobin([storefront.origin]);
    cache = await start(address.origin);
    product = await someProduct();
    asset = assetsIn(await (await ask('/')).text())[0] ?? '';
  });
  afterAll(async () => {
    await cache.stop();
    await storefront.stop();
    await rm(keptAssets, { recursive: true, force: true });
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${cache.origin}${path}`, { redirect: 'manual', ...init });

  /** Where answers to the same request come from, one after the other. */
  const sources = async (path: string, init?: RequestInit) => {
    const found: (string | null)[] = [];
    for (let time = 0; time < 3; time += 1) {
      const answer = await ask(path, init);
      await answer.arrayBuffer();
      found.push(answer.headers.get('X-Cache'));
    }
    return found;
  };

  const someProduct = async () => {
    const answer = await ask('/api/public/products?per_page=1');
    const [product] = v.parse(productPage, await answer.json()).data;
    if (!product) throw new Error('The shop has no product.');
    return product;
  };

  test.each([
    ['a page', () => `/produto/${product.slug}`],
    ['a list', () => '/produtos?page=2'],
    ['an address where nothing is', () => '/nada/por/aqui'],
    ['a script', () => asset],
    ['a list of the API', () => '/api/public/products?per_page=3'],
    ['the start data of the API', () => '/api/public/start'],
  ])('%s is kept', async (_, path) => {
    await (await ask(path())).arrayBuffer();

    expect(await sources(path())).toEqual(['HIT', 'HIT', 'HIT']);
  });

  test('a picture is kept', async () => {
    const html = await (await ask(`/produto/${product.slug}`)).text();
    const picture = /\/media\/(?!previews)[\w.-]+/.exec(html)?.[0] ?? '';
    await (await ask(picture)).arrayBuffer();

    expect(await sources(picture)).toEqual(['HIT', 'HIT', 'HIT']);
  });

  test.each([
    ['the shell of a personal page', '/carrinho'],
    ["a customer's page", '/perfil/meus-pedidos'],
    ['whether it is well', '/health/ready'],
    ['an order', '/ecom/venda/0190a1c4-0000-7000-8000-000000000000'],
    ['a script that no build has', '/assets/none-00000000.js'],
    ['a list that is refused', '/api/public/products?page=nowhere'],
  ])('%s is never kept', async (_, path) => {
    expect(await sources(path)).not.toContain('HIT');
  });

  test('a response to a signed-in customer is neither cached nor served from the cache', async () => {
    const headers = { Authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaa' };

    expect(await sources('/api/public/products?per_page=4', { headers })).not.toContain('HIT');
    expect((await sources('/api/public/products?per_page=4'))[0]).toBe('MISS');
  });

  test('each browser gets the encoding that it takes, of the same page', async () => {
    const encodings: (string | null)[] = [];
    const texts = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
      const answer = await ask('/contato', { headers: { 'Accept-Encoding': accepted } });
      encodings.push(answer.headers.get('Content-Encoding'));
      texts.add(await answer.text());
    }

    expect(encodings).toEqual(['br', 'gzip', null, 'br', 'gzip', null]);
    expect(texts.size).toBe(1);
  });

  test('a browser that has the page gets 304', async () => {
    const etag = (await ask('/sobre-nos')).headers.get('ETag') ?? 'none';

    const again = await ask('/sobre-nos', { headers: { 'If-None-Match': etag } });

    expect(again.status).toBe(304);
  });

  test('a script of a newer build is served once one of the servers has it', async () => {
    const path = '/assets/newer-00000000.js';
    expect((await ask(path)).status).toBe(404);
    await mkdir(join(keptAssets, 'br', 'assets'), { recursive: true });
    await writeFile(join(keptAssets, 'br', 'assets', 'newer-00000000.js'), 'export {};');

    expect((await ask(path)).status).toBe(200);
  });

  test('a purge brings a changed price at once, where the page server has it', async () => {
    const page = `/produto/${product.slug}`;
    const [dollars, shown] = name === 'nginx' ? ['4321.00', '4.321,00'] : ['5432.00', '5.432,00'];
    const isShown = async () => (await (await ask(page)).text()).includes(shown);
    expect(await isShown()).toBe(false);
    await setPrice(product.codigo, dollars);
    const next = await startStorefront(api.origin, { KEPT_ASSETS: keptAssets });
    address.use([next.origin]);
    await storefront.stop();
    storefront = next;
    expect(await isShown()).toBe(false);

    await cache.purge();

    expect(await isShown()).toBe(true);
  });

  test('what is kept is answered while no server is there', async () => {
    const page = `/produto/${product.slug}`;
    const before = await (await ask(page)).text();
    await (await ask(asset)).arrayBuffer();
    await address.close();

    const answers = await Promise.all([page, asset].map((path) => ask(path)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await answers[0]?.text()) === before).toBe(true);
    expect((await ask('/carrinho')).status).toBeGreaterThanOrEqual(500);
  });
});

async function setPrice(code: string, dollars: string): Promise<void> {
  await (await openBackOffice(api.origin, staffOrigin)).sell(code, dollars, true);
}

function assetsIn(html: string): string[] {
  return html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
}

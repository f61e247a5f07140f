/** `npm run soak -- <minutes>`: a mixed load for so long, and how the server took it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Figures } from './figures.ts';
import type { ServerProcess } from './server-process.ts';
import { startServer, type Server } from './server.ts';
import { call, cartOf, order, press, register, signIn, untilServed } from './shopper.ts';
import { startStorefront } from './storefront.ts';

const minutes = Number(process.argv[2] ?? '20');
if (!(minutes > 0)) {
  console.error('Say for how many minutes, such as npm run soak -- 20.');
  process.exit(1);
}

/** The number that work at the same time. */
const shoppers = 8;

/** Memory is compared with what it was once everything has happened a few times. */
const warmUpShare = 0.2;

/** In less time nothing is warm: caches still fill, and memory grows as it should. */
const shortestToCompareMinutes = 10;
const comparesMemory = minutes >= shortestToCompareMinutes;

/** What memory may have grown by since then. */
const mostGrowth = 1.15;

const folder = await mkdtemp(join(tmpdir(), 'ponte-soak-'));
const server = await startServer(folder, { RATE_LIMIT_FACTOR: '1000000' });
const storefront = await startStorefront(server.origin);
const figures = new Figures();
try {
  const end = Date.now() + minutes * 60_000;
  const watching = [watch('the API', server, end), watch('the storefront', storefront, end)];
  await Promise.all([
    ...Array.from({ length: shoppers }, (_, index) => shop(server, index, end)),
    readPages(storefront, end),
    inventAddresses(storefront, end),
  ]);
  await Promise.all(watching);
  console.log(
    `${minutes} minutes, ${shoppers} at a time, ${availableParallelism()} cores, embedded database\n`,
  );
  console.log(figures.table());
  if (!comparesMemory) {
    console.log(`\nToo short to compare memory: ${shortestToCompareMinutes} minutes or more do.`);
  }
  const problems = figures.problems(mostGrowth);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await storefront.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Looks at the memory now and then. */
async function watch(name: string, { megabytes }: ServerProcess, end: number): Promise<void> {
  const start = Date.now();
  while (Date.now() < end) {
    await pause(Math.min(5_000, end - Date.now() + 1));
    const settled = comparesMemory && Date.now() - start > (end - start) * warmUpShare;
    figures.sawMemory(name, await megabytes(), settled);
  }
}

/** One shopper after another: most look around, some fill carts, few register and buy. */
async function shop({ origin }: Server, index: number, end: number): Promise<void> {
  const email = `soak-${index}@example.com`;
  // All come at once, with pictures: more than the API redraws and keeps waiting at a time.
  await figures.time('register', () => untilServed(() => register(origin, email)));
  for (let round = 0; Date.now() < end; round += 1) {
    await lookAround(origin, index * 7919 + round);
    if (round % 4 === 0) await fillCart(origin, round);
    if (round % 16 === 0) await buy(origin, email);
    if (round % 64 === 0) await mistakes(origin, `${index}-${round}@example.com`);
  }
}

async function lookAround(origin: string, number: number): Promise<void> {
  const get = (path: string) => () => call(origin, 'GET', path);
  const page = 1 + (number % 40);
  const id = 1 + (number % 2000);
  const text = ['furadeira', 'chave', 'lampada', 'tinta 3,6', 'mangera'][number % 5] ?? '';
  await figures.time('list', get(`/api/public/products?per_page=20&page=${page}`));
  await figures.time('search', get(`/api/public/products?text=${text}&per_page=20&all_products=1`));
  await figures.time('detail', get(`/api/public/products/${id}/details`), [200, 404]);
}

async function fillCart(origin: string, round: number): Promise<void> {
  const body = cartOf(1 + (round % 9));
  const path = '/ecom/venda/carrinho';
  await figures.time('cart save', () => call(origin, 'POST', path, { body }));
  const saved = `${path}/${body.external_id}`;
  await figures.time('cart save', () => call(origin, 'PUT', saved, { body }));
  await figures.time('cart read', () => call(origin, 'GET', saved));
}

async function buy(origin: string, email: string): Promise<void> {
  const token = await figures.time('sign in', () => signIn(origin, email), 'token');
  if (!token) return;
  const body = cartOf(1);
  await figures.time('cart save', () =>
    call(origin, 'POST', '/ecom/venda/carrinho', { token, body }),
  );
  const placed = await figures.time(
    'checkout',
    () => order(origin, token, body.external_id),
    'token',
  );
  if (!placed) return;
  await figures.time(
    'payment',
    async () => ({
      status: await press(origin, placed.link, 'approve'),
      body: undefined,
    }),
    [303, 302, 200],
  );
  const orders = '/ecom/venda/pedidos';
  await figures.time('orders', () => call(origin, 'GET', orders, { token }));
}

/** A shopper reads the popular pages, which the storefront caches. */
async function readPages({ origin }: Server, end: number): Promise<void> {
  const paths = ['/', '/produtos', '/marcas', '/ajuda', '/produtos?sort=valor_venda:asc'];
  for (let round = 0; Date.now() < end; round += 1) {
    const path = paths[round % paths.length] ?? '/';
    await figures.time('kept page', () => call(origin, 'GET', path));
    await pause(20);
  }
}

/** A program requests new addresses, with invented hosts. */
async function inventAddresses({ origin }: Server, end: number): Promise<void> {
  for (let round = 0; Date.now() < end; round += 1) {
    const headers = {
      'X-Forwarded-For': `10.${(round >> 16) % 256}.${(round >> 8) % 256}.${round % 256}`,
    };
    const get = (path: string) => () => call(origin, 'GET', path, { headers });
    await figures.time('new address', get(`/produtos?text=${round}&sort=${round}`));
    const beyondTheLast = `/produtos?page=${100_000 + round}`;
    await figures.time('no page', get(round % 2 ? `/nothing/${round}` : beyondTheLast), [404]);
    await figures.time('unknown query', get(`/ajuda?${round}=${round}`));
  }
}

/** What people and programs do wrong all day. */
async function mistakes(origin: string, email: string): Promise<void> {
  const login = { email, password: 'wrong one' };
  await figures.time('refused', () => call(origin, 'POST', '/ecom/login', { body: login }), [401]);
  await figures.time('refused', () => call(origin, 'GET', `/nothing/${email}`), [404]);
  await figures.time('refused', () => call(origin, 'POST', '/ecom/login', { body: {} }), [422]);
}

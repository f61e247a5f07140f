import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoShop } from '@ponte/demo-shop';
import { startServer, type Server } from '@ponte/faults/server';
import { call, cartOf, order, press, register, signIn } from '@ponte/faults/shopper';
import { startStorefront } from '@ponte/faults/storefront';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeArtefact } from './make-artefact.ts';

let folder: string;
let artefact: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-artefact-'));
  artefact = join(folder, 'ponte');
  await makeArtefact(artefact);
});
afterAll(() => rm(folder, { recursive: true }));

const running: Server[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

const settings = {
  SEED: 'none',
  STAFF_ORIGIN: 'https://staff.shop.example',
  RATE_LIMIT_FACTOR: '1000000',
};

async function start(data: string): Promise<Server> {
  const door = join(artefact, 'api/build/server.js');
  const server = await startServer(data, settings, { door, node: join(artefact, 'node') });
  running.push(server);
  return server;
}

/** A command of the API on a data folder, with nothing else in its environment. */
function run(data: string, command: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    join(artefact, 'node'),
    [join(artefact, `api/build/${command}.js`), ...words],
    { cwd: folder, env: { ...settings, DATA_DIR: data }, encoding: 'utf8' },
  );
  return { status, said: `${stdout}${stderr}` };
}

const packagesIn = async (path: string) =>
  (await readdir(join(artefact, path))).filter((name) => !name.startsWith('.')).toSorted();

test('of packages it has those alone that no build can hold, and of the workspace none', async () => {
  const all = await packagesIn('api/node_modules/.pnpm');

  expect(await packagesIn('api/node_modules')).toEqual([
    '@electric-sql',
    '@expo-google-fonts',
    'pdfkit',
    'sharp',
  ]);
  expect(all.filter((name) => /^(?:@ponte|@types|typescript|vite|vitest)\b/.test(name))).toEqual(
    [],
  );
  expect(await packagesIn('api')).toEqual(['build', 'drizzle', 'node_modules', 'package.json']);
});

test('it weighs so little that an image of it stays below 250 MB', () => {
  const { stdout } = spawnSync('du', ['-s', '-B1', artefact], { encoding: 'utf8' });
  const bytes = Number.parseInt(stdout, 10);
  /** The libraries of `gcr.io/distroless/cc-debian12`. */
  const base = 25;

  expect(bytes / 1_000_000 + base).toBeLessThan(250);
});

test('it says that it has no demo shop, and keeps nothing of one', () => {
  const started = spawnSync(join(artefact, 'node'), [join(artefact, 'api/build/server.js')], {
    env: { ...settings, DATA_DIR: join(folder, 'demo'), SEED: 'demo' },
    encoding: 'utf8',
  });

  expect(started.status).not.toBe(0);
  expect(`${started.stdout}${started.stderr}`).toContain(
    'No shop can be made of SEED=demo: the package @ponte/demo-shop is not installed. Nothing was saved.',
  );
});

test('a shop is made, filled, sells, is saved, restored and shown with nothing but it', async () => {
  const data = join(folder, 'data');
  await (await start(data)).stop();
  await writeFile(
    join(folder, 'goods.csv'),
    'code,name_pt,name_es,brand,category_pt,category_es,department_pt,department_es,price_usd,in_stock\n' +
      'A-1,Furadeira,Taladro,Kordeno,Ferramentas,Herramientas,Furadeiras,Taladros,64.90,sim\n',
  );

  expect(run(data, 'import', 'goods.csv')).toEqual({
    status: 0,
    said: expect.stringMatching(/^1 products saved, 0 lines skipped/m),
  });
  const told = join(demoShop().folder, 'shop.json');
  expect(run(data, 'shop', 'apply', told)).toMatchObject({ status: 0 });
  expect(run(data, 'staff', 'invite', 'ana@shop.example', '--role', 'owner')).toEqual({
    status: 0,
    said: expect.stringMatching(/^https:\/\/staff\.shop\.example\/invitation#\S+\n$/),
  });

  const server = await start(data);
  const { origin } = server;
  expect((await register(origin, 'ana@example.com')).status).toBe(200);
  const token = (await signIn(origin, 'ana@example.com')) ?? '';
  const cart = cartOf(1);
  await call(origin, 'POST', '/ecom/venda/carrinho', { token, body: cart });
  const placed = await order(origin, token, cart.external_id);
  if (!placed) throw new Error('There is no order.');
  expect(await press(origin, placed.link, 'approve')).toBeLessThan(400);
  const headers = { Authorization: `Bearer ${token}` };
  const ticket = await fetch(`${origin}/ecom/venda/pedidos/${placed.externalId}/comprovante`, {
    headers,
  });
  expect(Buffer.from(await ticket.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  const picture = await fetch(`${origin}/media/previews/1-pt.png`);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  await server.stop();

  expect(run(data, 'backup', 'shop.tar.gz')).toMatchObject({ status: 0 });
  const other = join(folder, 'other');
  expect(run(other, 'restore', 'shop.tar.gz')).toMatchObject({ status: 0 });
  const restored = await start(other);
  const mine = await fetch(`${restored.origin}/ecom/venda/pedidos/${placed.externalId}`, {
    headers: { Authorization: `Bearer ${await signIn(restored.origin, 'ana@example.com')}` },
  });
  expect(await mine.json()).toMatchObject({ status: 'PAGO' });

  for (const app of ['br', 'py', 'staff']) {
    const door = join(artefact, app, 'server/server.js');
    const pages = await startStorefront(restored.origin, {}, door);
    running.push(pages);
    const page = await fetch(pages.origin);
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
    expect([app, page.status, (await fetch(`${pages.origin}${script}`)).status]).toEqual([
      app,
      200,
      200,
    ]);
    expect(script).not.toBe('');
  }
});

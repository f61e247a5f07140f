import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { startServer, type Server } from '@ponte/faults/server';
import { call, cartOf, order, register, signIn } from '@ponte/faults/shopper';
import { startStorefront } from '@ponte/faults/storefront';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '../../../apps/api/src/testing/mail-server.ts';
import {
  startPaymentService,
  type PaymentService,
} from '../../../apps/api/src/testing/payment-service.ts';
import { findPostgres } from '../../../apps/api/src/testing/postgres-programs.ts';
import {
  startPostgres,
  type PostgresServer,
} from '../../../apps/api/src/testing/postgres-server.ts';
import { freePort } from '../../../scripts/run/free-port.ts';
import { blocksOf } from './rehearsal/blocks.ts';
import { repository } from './repository.ts';

/** Walks docs/runbook.md section by section on a running shop. */

const blocks = blocksOf(readFileSync(join(repository, 'docs/runbook.md'), 'utf8'));
const walked: string[] = [];

/** The commands of a section's blocks; `count` is how many it has. */
function section(heading: string, count = 1): readonly string[] {
  walked.push(heading);
  const own = blocks.filter((block) => block.heading === heading);
  if (own.length !== count) throw new Error(`"${heading}" has ${own.length} blocks.`);
  return own.map(({ commands }) => commands);
}

const email = 'ana@example.com';
const paymentKey = 'a-key-of-shop-and-service-long-enough';

let folder: string;
let postgres: PostgresServer;
let service: PaymentService;
let settings: Record<string, string>;
let api: Server;
let pages: Server;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-night-'));
  const started = await startPostgres();
  if (!started.ok) throw new Error(started.problem);
  postgres = started.server;
  service = await startPaymentService({ key: paymentKey });
  settings = {
    PORT: String(await freePort()),
    DATABASE_URL: await postgres.createDatabase('shop'),
    DATA_DIR: join(folder, 'data'),
    PONTE_SECRET: 'a-secret-that-others-have-seen-by-now',
    SANDBOX_PAYMENTS: 'off',
    PAYMENT_PROVIDER: 'http',
    PAYMENT_URL: service.url,
    PAYMENT_KEY: paymentKey,
    STAFF_ORIGIN: 'https://staff.shop.example',
    // No server listens there yet.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  };
  api = await startApi();
  pages = await startStorefront(api.origin);
  if ((await register(api.origin, email)).status !== 200) throw new Error('Nobody could register.');
  token = (await signIn(api.origin, email)) ?? '';
});
afterAll(async () => {
  await Promise.all([pages.stop(), api.stop()]);
  await service.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const startApi = () => startServer(settings['DATA_DIR'] ?? '', settings);

/** Runs commands in a shell with the API's environment and returns their output. */
async function type(commands: string, cwd = repository): Promise<string> {
  return (await ran(commands, cwd)).said;
}

function ran(commands: string, cwd = repository): Promise<{ said: string; code: unknown }> {
  const jq = dirname(process.env['JQ_PATH'] ?? '/usr/bin/jq');
  const bin = [join(repository, 'node_modules/.bin'), findPostgres(process.env) ?? ''];
  const env = {
    ...settings,
    HOME: folder,
    PATH: [...bin, process.env['PATH'], jq].join(delimiter),
  };
  return new Promise((done) => {
    execFile('/bin/sh', ['-c', commands], { cwd, env }, (error, stdout, stderr) =>
      done({ said: `${stdout}${stderr}`, code: error?.code ?? 0 }),
    );
  });
}

const ask = (path: string) => call(api.origin, 'GET', path, { token });
const valueOf = async (query: string) =>
  (await type(`psql "$DATABASE_URL" -At -c "${query}"`)).trim();

/** A cart with the first product, and the order of it. */
async function buy(): Promise<string> {
  const cart = cartOf(1);
  await call(api.origin, 'POST', '/ecom/venda/carrinho', { token, body: cart });
  const placed = await order(api.origin, token, cart.external_id);
  if (!placed) throw new Error('There is no order.');
  return placed.externalId;
}

const statusOf = async (externalId: string): Promise<unknown> =>
  Reflect.get(Object((await ask(`/ecom/venda/pedidos/${externalId}`)).body), 'status');

test('which process is sick: what each of them answers when it is well, without its database, hung and gone', async () => {
  const [written = ''] = section('Which process is sick', 2);
  const health = written
    .replaceAll('127.0.0.1:4000', new URL(api.origin).host)
    .replaceAll('127.0.0.1:4001', new URL(pages.origin).host);
  const answers = async () => (await type(health)).trim().split('\n').join(' ');

  expect(await answers()).toBe('200 200 200');

  await postgres.leave();
  await expect.poll(answers).toBe('200 503 503');
  await postgres.comeBack();
  await expect.poll(answers).toBe('200 200 200');

  const kept = cartOf(2);
  await call(api.origin, 'POST', '/ecom/venda/carrinho', { token, body: kept });
  api.signal('SIGSTOP');
  await expect.poll(answers).toBe('000 000 503');
  await api.stop('SIGKILL');
  await expect.poll(answers).toBe('000 000 503');

  api = await startApi();
  await expect.poll(answers).toBe('200 200 200');
  expect((await ask(`/ecom/venda/carrinho/${kept.external_id}`)).status).toBe(200);
});

test('which process is sick: what failed most, and all lines of a request', async () => {
  const [, logs = ''] = blocks.filter(({ heading }) => heading === 'Which process is sick');
  await postgres.leave();
  const failed = await fetch(`${pages.origin}/produtos?page=7`);
  const id = failed.headers.get('X-Request-Id') ?? '';
  await postgres.comeBack();
  for (const [name, { written }] of Object.entries({ api, br: pages, py: pages })) {
    await writeFile(join(folder, `${name}.log`), `Started by systemd.\n${written()}`);
  }

  const [often = '', ofRequest = ''] = logs === '' ? [] : logs.commands.trim().split('\n');
  expect(failed.status).toBe(503);
  expect(await type(often, folder)).toMatch(/^ *\d+ outage of the database or the storage$/m);
  const lines = await type(ofRequest.replace('THE-ID', id), folder);
  expect(lines).toContain('"event":"outage of the database or the storage"');
  expect(lines).toContain('"event":"page failed"');
});

test('mails again: they leave once their server is back', async () => {
  const [commands = ''] = section('Mails again');
  const failedOnes = () => valueOf('select count(*) from jobs where attempts > 0 and not running');
  await expect.poll(failedOnes).not.toBe('0');
  const mail = await startMailServer(Number(new URL(settings['SMTP_URL'] ?? '').port));

  const said = await type(commands);

  expect(said).toMatch(/^mail \d+: attempt \d+ failed, again at .*ECONNREFUSED/m);
  expect(said).toMatch(/^[1-9]\d* jobs of the kind mail will be retried now by/m);
  await expect.poll(() => mail.count(email)).toBe(1);
  await mail.close();
});

test('a payment is asked for: the order of a lost notification is paid', async () => {
  const [commands = ''] = section('A payment is asked for');
  const externalId = await buy();
  for (const reference of service.payments.keys()) await service.settle(reference, 'approved');
  expect(await statusOf(externalId)).not.toBe('PAGO');
  const number = await valueOf('select max(id) from orders');

  const said = await type(commands.replace('21', number));

  expect(said).toMatch(new RegExp(`^payment .*: approved\norder ${number}: PAGO$`, 'm'));
  expect(await statusOf(externalId)).toBe('PAGO');
});

test('a product off sale now: it can’t be ordered until it is shown again', async () => {
  const [hide = '', show = ''] = (section('A product off sale now')[0] ?? '').trim().split('\n');
  const code = await valueOf('select code from products where id = 1');
  const detail = async () => (await ask('/api/public/products/1/details')).status;
  expect(await detail()).toBe(200);

  expect(await type(hide.replace('B8844', code))).toMatch(/is off sale and in no list/);
  await expect.poll(detail).toBe(404);

  expect(await type(show.replace('B8844', code))).toMatch(/is shown and sold/);
  await expect.poll(detail).toBe(200);
});

test('the database is away: the command shows whether it is', async () => {
  const [commands = ''] = section('The database is away');
  expect(await ran(commands)).toMatchObject({ code: 0 });

  await postgres.leave();
  expect(await ran(commands)).toEqual({ code: 2, said: expect.stringMatching(/refused/) });
  await postgres.comeBack();
});

test('all connections are in use: who holds one is named, and ended', async () => {
  const commands = section('All connections are in use')[0] ?? '';
  const [list = '', end = ''] = commands.trim().split('\n');
  const bin = findPostgres(process.env) ?? '';
  const hanging = spawn(
    join(bin, 'psql'),
    [settings['DATABASE_URL'] ?? '', '-c', 'select pg_sleep(3600)'],
    { env: { PGAPPNAME: 'ponte' }, stdio: 'ignore' },
  );
  const ended = once(hanging, 'exit');
  const holder = async () => / (\d+) \| active .*pg_sleep/.exec(await type(list))?.[1];
  await expect.poll(holder).toBeDefined();

  await type(end.replace('THE-PID', (await holder()) ?? ''));

  expect(await ended).toEqual([2, null]);
});

test('the disk is full: the largest folders are named, and drawn pictures are drawn again', async () => {
  const commands = section('The disk is full')[0] ?? '';
  const { body } = await ask('/api/public/products?per_page=1');
  const path = /\/media\/[^"?]+/.exec(JSON.stringify(body))?.[0] ?? '';
  const picture = async () => (await fetch(`${api.origin}${path}`)).status;
  expect(await picture()).toBe(200);
  const drawn = () => readdir(join(settings['DATA_DIR'] ?? '', 'media'));
  expect(await drawn()).not.toEqual([]);

  expect(await type(commands)).toMatch(/\/data\/media$/m);

  await expect(drawn()).rejects.toThrow('ENOENT');
  expect(await picture()).toBe(200);
});

test('the secret was seen: with another one, sessions, passwords, carts and orders stay good', async () => {
  const [random = '', invite = ''] = section('The secret was seen by others', 2);
  const externalId = await buy();
  settings['PONTE_SECRET'] = (await type(random)).trim();
  expect(settings['PONTE_SECRET']).toMatch(/^[0-9a-f]{64}$/);
  await api.stop();
  api = await startApi();

  expect((await ask(`/ecom/venda/pedidos/${externalId}`)).status).toBe(200);
  expect(await signIn(api.origin, email)).toBeDefined();
  await expect(buy()).resolves.toMatch(/./);
  expect(await type(invite)).toMatch(/^https:\/\/staff\.shop\.example\/invitation#\S+$/m);
});

test('an upgrade is undone: the shop is as it was before it', async () => {
  const [contracting = '', restore = ''] = section('An upgrade is undone', 2);
  const before = join(folder, 'before.tar.gz');
  const meant = restore.replace('/backups/before.tar.gz', before);
  const earlier = await buy();
  expect(await ran(`pnpm --filter @ponte/api run backup ${before}`)).toMatchObject({ code: 0 });
  expect(await valueOf("select count(*) from settings where key = 'backed_up_at'")).toBe('1');
  const later = await buy();
  const migrations = join(folder, 'apps/api/drizzle');
  await mkdir(migrations, { recursive: true });
  await writeFile(join(migrations, '0031_expands.sql'), 'create table a ();\n');
  await writeFile(join(migrations, '0032_contracts.sql'), '-- contract: 0031 nothing reads b\n');
  expect(await type(contracting, folder)).toBe('apps/api/drizzle/0032_contracts.sql\n');

  const refused = await ran(meant);
  expect(refused.code).not.toBe(0);
  expect(refused.said).toMatch(/is connected|are connected|in use/);
  await api.stop();
  expect(await ran(meant)).toEqual({
    code: 0,
    said: expect.stringMatching(/rows and \d+ files .* restored from/),
  });

  api = await startApi();
  token = (await signIn(api.origin, email)) ?? '';
  expect(await statusOf(earlier)).toBeDefined();
  expect((await ask(`/ecom/venda/pedidos/${later}`)).status).toBe(404);
});

test('no commands of the runbook are left out here but those of systemd', () => {
  const others = blocks.filter(({ heading }) => !walked.includes(heading));

  expect(others.map(({ commands }) => commands.startsWith('systemctl start ponte-'))).toEqual([
    true,
  ]);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCart, getCart } from '@ponte/contract/cart';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../testing/postgres-server.ts';
import { newCart } from '../../testing/shopping.ts';
import { requestOf } from '../../testing/test-app.ts';
import { openPostgres } from '../db/postgres.ts';
import { isOutage } from './outage.ts';

/** A server on a Postgres that is reached by its socket, as deploy/api.env says. */

let postgres: PostgresServer;
let databaseUrl: string;
let folder: string;
let server: ChildProcess;
let said = '';
let origin: string;
beforeAll(async () => {
  const started = await startPostgres();
  if (!started.ok) throw new Error(started.problem);
  postgres = started.server;
  folder = await mkdtemp(join(tmpdir(), 'ponte-restarted-'));
  const { port } = new URL(await postgres.createDatabase('shop'));
  databaseUrl = `postgres:///shop?host=${postgres.socketFolder}&port=${port}&user=tests`;
  const main = new URL('../../main.ts', import.meta.url).pathname;
  server = spawn(process.execPath, ['--conditions=@ponte/source', main], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: '0',
      DRAIN_SECONDS: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      SEED: 'demo',
      SANDBOX_PAYMENTS: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = await new Promise<string>((done, fail) => {
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /"url":"([^"]+)"/.exec(said)?.[1];
      if (found) done(found);
    });
  });
});
afterAll(async () => {
  server.kill('SIGKILL');
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The calls of a shopper: a list, a product, a cart that is read, one that is new. */
const calls = () => [
  { address: '/api/public/products?per_page=20', init: {} },
  { address: '/api/public/products/1/details', init: {} },
  requestOf(getCart, { params: { external_id: kept.external_id } }),
  requestOf(createCart, { body: newCart() }),
];
const kept = newCart();

const answer = async (address: string, init?: RequestInit) => {
  const response = await fetch(`${origin}${address}`, init);
  const body: unknown = await response.json();
  return { status: response.status, again: response.headers.get('Retry-After'), body };
};

const answers = () => Promise.all(calls().map(({ address, init }) => answer(address, init)));
const ready = async () => (await answer('/health/ready')).status;

const unavailable = {
  status: 503,
  again: '5',
  body: { message: 'Serviço indisponível, tente novamente mais tarde!' },
};

test('a Postgres that is restarted is an outage for a while, and the server serves again by itself', async () => {
  const saved = requestOf(createCart, { body: kept });
  expect(await answer(saved.address, saved.init)).toMatchObject({ status: 200 });

  for (let restart = 0; restart < 2; restart += 1) {
    await expect
      .poll(async () => (await answers()).map(({ status }) => status))
      .toEqual([200, 200, 200, 200]);

    await postgres.leave();

    // The catalogue is checked once a second: until then lists are as they were.
    await expect.poll(answers).toEqual(Array.from({ length: 4 }, () => unavailable));
    expect(await ready()).toBe(503);
    expect((await answer('/health/live')).status).toBe(200);

    await postgres.comeBack();

    await expect.poll(ready).toBe(200);
  }
  expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(server.exitCode).toBeNull();
  expect(said).toContain('"event":"outage of the database or the storage"');
  expect(said).not.toContain('"event":"request failed"');
});

test('a Postgres that refuses connections while it stops is an outage', async () => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: string }>(
    String.raw`select split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid`,
  );
  // It waits for this client, and takes no other.
  process.kill(Number(rows[0]?.pid), 'SIGTERM');
  const refusal = () =>
    openPostgres(databaseUrl, 1, { asItIs: true }).then(
      async (opened) => opened.close(),
      (error: unknown) => error,
    );

  await expect.poll(refusal).toMatchObject({ code: '57P03' });
  expect(isOutage(await refusal())).toBe(true);
  await client.end();
});

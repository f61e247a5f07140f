import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '@ponte/contract/accounts';
import { createCart, getCart } from '@ponte/contract/cart';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { listOrders, startCheckout } from '@ponte/contract/orders';
import { calculateShipping, type WireDeliveryOption } from '@ponte/contract/shipping';
import { Client } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brazilianForm } from './testing/customers.ts';
import { postgresVariable } from './testing/filled-database.ts';
import { choiceOf, cities, newCart } from './testing/shopping.ts';
import { requestOf, type Sent } from './testing/test-app.ts';

const secret = 'a secret that both servers have, long enough';
let folder: string;
let databaseUrl: string;
const servers: Server[] = [];

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-two-'));
  const origin = process.env[postgresVariable] ?? '';
  const client = new Client({ connectionString: `${origin}/postgres` });
  await client.connect();
  await client.query('create database two_servers');
  await client.end();
  databaseUrl = `${origin}/two_servers`;
  servers.push(...(await Promise.all([startServer('a'), startServer('b')])));
});
afterAll(async () => {
  for (const { process } of servers) process.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** A server of its own process, on the common database. Both migrate and seed it at once. */
function startServer(name: string): Promise<Server> {
  const main = new URL('./main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=@ponte/source', main], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, name),
      DATABASE_URL: databaseUrl,
      PONTE_SECRET: secret,
      SANDBOX_PAYMENTS: 'on',
      RATE_LIMIT_FACTOR: '1000000',
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /"url":"([^"]+)"/.exec(chunk.toString())?.[1];
      if (url) done({ url, process: child });
    });
  });
}

async function call<Definition extends EndpointDefinition>(
  { url }: Server,
  definition: Definition,
  sent: Sent,
): Promise<v.InferOutput<Definition['responses'][200]>> {
  const { address, init } = requestOf(definition, sent);
  const response = await fetch(`${url}${address}`, init);
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return v.parse(definition.responses[200], body);
}

/** What a shopper does when no answer comes: the same once more, at the server that is left. */
async function insist<Definition extends EndpointDefinition>(
  server: Server,
  other: Server,
  definition: Definition,
  sent: Sent,
): Promise<v.InferOutput<Definition['responses'][200]>> {
  return call(server, definition, sent).catch(() => call(other, definition, sent));
}

test('a server that is killed under load loses and doubles no order and no cart', async () => {
  const [doomed, left] = servers;
  if (!doomed || !left) throw new Error('Two servers were expected.');
  const email = 'ana@example.com';
  await call(left, register, {
    form: { ...brazilianForm, email, email_confirmation: email },
  });
  const { token } = await call(left, login, { body: { email, password: brazilianForm.password } });

  let finished = 0;
  const killAfter = 15;
  const shopOnce = async (index: number): Promise<string> => {
    const cart = newCart(1 + (index % 5));
    const params = { externalId: cart.external_id, external_id: cart.external_id };
    // A cart that was saved by the call whose answer was lost is 422 the second time, and there.
    await insist(doomed, left, createCart, { body: cart, token }).catch(() => undefined);
    const options: WireDeliveryOption[] = await insist(doomed, left, calculateShipping, {
      token,
      params,
      body: { moeda_id: 2, cidade_id: cities.foz },
    });
    const body = choiceOf(options[0]);
    const { external_id } = await insist(doomed, left, startCheckout, { token, params, body });
    finished += 1;
    if (finished === killAfter) doomed.process.kill('SIGKILL');
    return external_id ?? '';
  };
  const queue = Array.from({ length: 60 }, (_, index) => index);
  const placed: string[] = [];
  const shopper = async (): Promise<void> => {
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      placed.push(await shopOnce(index));
    }
  };
  doomed.process.removeAllListeners('exit');
  await Promise.all(Array.from({ length: 8 }, shopper));

  const { data } = await call(left, listOrders, { token });
  const kept = data.map(({ external_id }) => external_id);
  expect(placed).toHaveLength(60);
  expect(new Set(kept)).toEqual(new Set(placed));
  expect(kept).toHaveLength(60);
  const cart = newCart();
  await call(left, createCart, { body: cart, token });
  expect(
    await call(left, getCart, { params: { externalId: cart.external_id }, token }),
  ).toMatchObject({ external_id: cart.external_id });
});

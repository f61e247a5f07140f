import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '@ponte/contract/accounts';
import { createCart, getCart } from '@ponte/contract/cart';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { getOrder, listOrders, listPayments, startCheckout } from '@ponte/contract/orders';
import { calculateShipping, type WireDeliveryOption } from '@ponte/contract/shipping';
import { Client } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brazilianForm } from '../testing/customers.ts';
import { postgresVariable } from '../testing/postgres-programs.ts';
import { choiceOf, cities, newCart } from '../testing/shopping.ts';
import { requestOf, type Sent } from '../testing/test-app.ts';

const secret = 'a-secret-that-both-servers-have-long-enough';
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

/** A separate server process, on the common database. Both migrate and seed it at once. */
function startServer(name: string): Promise<Server> {
  const main = new URL('../main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=@ponte/source', main], {
    env: {
      ...process.env,
      PORT: '0',
      DRAIN_SECONDS: '0',
      DATA_DIR: join(folder, name),
      DATABASE_URL: databaseUrl,
      PONTE_SECRET: secret,
      SEED: 'demo',
      SANDBOX_PAYMENTS: 'on',
      RATE_LIMIT_FACTOR: '1000000',
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const url = /"url":"([^"]+)"/.exec(said)?.[1];
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
    const params = { external_id: cart.external_id };
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
    await call(left, getCart, { params: { external_id: cart.external_id }, token }),
  ).toMatchObject({ external_id: cart.external_id });
});

test('a server that is killed between order and payment leaves each order to be paid at the other, once', async () => {
  const [, left] = servers;
  if (!left) throw new Error('A server was expected.');
  const doomed = await startServer('c');
  servers.push(doomed);
  const email = 'luis@example.com';
  await call(left, register, {
    form: { ...brazilianForm, email, email_confirmation: email },
  });
  const { token } = await call(left, login, { body: { email, password: brazilianForm.password } });
  const begun = await Promise.all(Array.from({ length: 8 }, () => begin(doomed, token)));
  doomed.process.removeAllListeners('exit');
  doomed.process.kill('SIGKILL');

  // Half of the buyers pay on the page that is open, the provider takes the others' money unheard.
  const [onPage, unheard] = [begun.slice(0, 4), begun.slice(4)];
  await Promise.all(onPage.map(({ link }) => approve(left, link)));
  await settleUnheard(unheard.map(({ orderId }) => orderId));
  const stands = await Promise.all(
    begun.map(async ({ orderId, cart, body }) => {
      const sent = { token, params: { external_id: orderId } };
      const { pagamentos } = await call(left, listPayments, sent);
      const { status, codigo_retirada: code } = await call(left, getOrder, sent);
      // The tab that never heard of it sends its checkout once more.
      const again = requestOf(startCheckout, { token, params: { external_id: cart }, body });
      const refused = await fetch(`${left.url}${again.address}`, again.init);
      return [pagamentos.map((one) => one.status), status, typeof code, refused.status];
    }),
  );

  expect(stands).toEqual(begun.map(() => [['PAGO'], 'PAGO', 'string', 409]));
  const { data } = await call(left, listOrders, { token });
  expect(new Set(data.map((order) => order.external_id))).toEqual(
    new Set(begun.map(({ orderId }) => orderId)),
  );
  expect(data).toHaveLength(begun.length);
  const letters = await query('select count(*)::int as sent from mails where subject like $1', [
    'Pagamento recebido%',
  ]);
  expect(letters).toEqual([{ sent: begun.length }]);
});

/** Orders a new cart, and says how it would be sent again. */
async function begin(server: Server, token: string) {
  const cart = newCart();
  const params = { external_id: cart.external_id };
  await call(server, createCart, { body: cart, token });
  const [counter] = await call(server, calculateShipping, {
    token,
    params,
    body: { moeda_id: 2, cidade_id: cities.foz },
  });
  const body = choiceOf(counter);
  const { external_id, link_pagamento } = await call(server, startCheckout, {
    token,
    params,
    body,
  });
  const link = new URL([link_pagamento].flat()[0] ?? '');
  return { cart: cart.external_id, orderId: external_id ?? '', link, body };
}

/** Presses approve on the provider's page, at a server that is there. */
async function approve({ url }: Server, { pathname, search }: URL): Promise<void> {
  const body = new URLSearchParams({ action: 'approve' });
  const options = { method: 'POST', body, redirect: 'manual' } as const;
  const { status } = await fetch(`${url}${pathname}${search}`, options);
  if (status !== 303) throw new Error(`The page answered ${status}.`);
}

/** Money that came while no server could be notified. */
async function settleUnheard(orderIds: readonly string[]): Promise<void> {
  await query(
    `update sandbox_payments set settles_at = now() - interval '1 minute' where reference in (
      select reference from payments join orders on orders.id = payments.order_id
      where orders.external_id = any($1))`,
    [orderIds],
  );
}

async function query(text: string, values: unknown[]): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text, values);
  await client.end();
  return rows;
}

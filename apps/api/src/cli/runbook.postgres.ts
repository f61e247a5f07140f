import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '@ponte/contract/accounts';
import { createCart } from '@ponte/contract/cart';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { startCheckout } from '@ponte/contract/orders';
import { calculateShipping } from '@ponte/contract/shipping';
import { Client } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brazilianForm } from '../testing/customers.ts';
import { startPaymentService, type PaymentService } from '../testing/payment-service.ts';
import { postgresVariable } from '../testing/postgres-programs.ts';
import { choiceOf, cities, newCart } from '../testing/shopping.ts';
import { requestOf, type Sent } from '../testing/test-app.ts';

/** The commands of docs/runbook.md as they stand there, on the shop of a server that runs. */

const root = join(import.meta.dirname, '../../../..');
const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
const scripts = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(join(root, 'apps/api/package.json'), 'utf8')),
).scripts;

const paymentKey = 'a-key-of-shop-and-service-long-enough';
let folder: string;
let environment: NodeJS.ProcessEnv;
let service: PaymentService;
let server: ChildProcess;
let url: string;
let database: Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-runbook-'));
  service = await startPaymentService({ key: paymentKey });
  const origin = process.env[postgresVariable] ?? '';
  const first = new Client({ connectionString: `${origin}/postgres` });
  await first.connect();
  await first.query('create database runbook');
  await first.end();
  environment = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: '0',
    DRAIN_SECONDS: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `${origin}/runbook`,
    SEED: 'demo',
    PAYMENT_PROVIDER: 'http',
    PAYMENT_URL: service.url,
    PAYMENT_KEY: paymentKey,
    STAFF_ORIGIN: 'https://staff.shop.example',
    // Nobody listens there: mail fails.
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  const main = join(root, 'apps/api/src/main.ts');
  server = spawn(process.execPath, ['--conditions=@ponte/source', main], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise<string>((done, fail) => {
    let said = '';
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /"url":"([^"]+)"/.exec(said)?.[1];
      if (found) done(found);
    });
  });
  database = new Client({ connectionString: `${origin}/runbook` });
  await database.connect();
});
afterAll(async () => {
  server.kill('SIGKILL');
  await service.close();
  await rm(folder, { recursive: true });
});

async function call<Definition extends EndpointDefinition>(
  definition: Definition,
  sent: Sent,
): Promise<v.InferOutput<Definition['responses'][200]>> {
  const { address, init } = requestOf(definition, sent);
  const response = await fetch(`${url}${address}`, init);
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return v.parse(definition.responses[200], body);
}

/** An order whose payment the provider has, and of which the shop has not heard. */
async function paidUnheard(): Promise<string> {
  const email = 'ana@example.com';
  await call(register, { form: { ...brazilianForm, email, email_confirmation: email } });
  const { token } = await call(login, { body: { email, password: brazilianForm.password } });
  const cart = newCart();
  const params = { externalId: cart.external_id, external_id: cart.external_id };
  await call(createCart, { body: cart, token });
  const where = { moeda_id: 2, cidade_id: cities.foz };
  const [counter] = await call(calculateShipping, { token, params, body: where });
  await call(startCheckout, { token, params, body: choiceOf(counter) });
  for (const reference of service.payments.keys()) await service.settle(reference, 'approved');
  return valueOf('select max(id)::text as value from orders');
}

async function valueOf(query: string): Promise<string> {
  const { rows } = await database.query<{ value: string }>(query);
  return rows[0]?.value ?? '';
}

/** Runs a script of the package as pnpm does; what it said, and its code. */
function run(line: string): Promise<{ readonly said: string; readonly code: unknown }> {
  const [script = '', ...words] = line.split(' ');
  const [, ...args] = (scripts[script] ?? '').split(' ');
  const options = { cwd: join(root, 'apps/api'), env: environment };
  return new Promise((done) => {
    execFile(process.execPath, [...args, ...words], options, (error, stdout, stderr) =>
      done({ said: `${stdout}${stderr}`, code: error?.code ?? 0 }),
    );
  });
}

const commands = [...runbook.matchAll(/^pnpm --filter @ponte\/api run (.+)$/gm)].map(
  ([, words = '']) => words,
);

test('each command of the runbook does what it says, and none is left out here', async () => {
  const number = await paidUnheard();
  const code = await valueOf('select code as value from products where id = 8');
  const failed = () =>
    valueOf(`select count(*) as value from jobs where attempts > 0 and not running`);
  await expect.poll(failed).not.toBe('0');
  const backup = join(folder, 'before.tar.gz');
  expect(await run(`backup ${backup}`)).toMatchObject({ code: 0 });
  const noted = `select count(*) as value from settings where key = 'backed_up_at'`;
  expect(await valueOf(noted)).toBe('1');
  const done: string[] = [];
  const expectOf = async (words: string, said: RegExp): Promise<void> => {
    done.push(words);
    const meant = words
      .replace('21', number)
      .replace('B8844', code)
      .replace('/backups/before.tar.gz', backup);
    expect(await run(meant)).toEqual({ code: 0, said: expect.stringMatching(said) });
  };

  await expectOf('jobs list', /^mail \d+: attempt \d+ failed, again at .*ECONNREFUSED/m);
  await expectOf('jobs retry mail', /^[1-9]\d* jobs of the kind mail are tried again now, by/);
  await expectOf('order ask 21', new RegExp(`^payment .*: approved\norder ${number}: PAGO\n$`));
  await expectOf('product hide B8844', / is off sale and in no list, on all pages within a minute/);
  const shown = `select active::text as value from products where id = 8`;
  expect(await valueOf(shown)).toBe('false');
  await expectOf('product show B8844', / is shown and sold, on all pages within a minute/);
  expect(await valueOf(shown)).toBe('true');
  await expectOf(
    'staff invite you@shop.example --role owner',
    /^https:\/\/staff\.shop\.example\/\S+\n$/,
  );
  await database.end();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await expectOf('restore /backups/before.tar.gz --force', /rows and \d+ files .* restored from/);

  expect(done).toEqual(commands);
});

test.each([
  ['jobs', /^Say what to do: jobs list, or jobs retry/],
  ['jobs retry', /^Say what to do: jobs list, or jobs retry/],
  ['jobs list mail', /^Say what to do: jobs list, or jobs retry/],
  ['order ask x', /^Say whose payment to ask for/],
  ['order ask 999999', /^There is no order 999999\.\n$/],
  ['product hide', /^Say what to do with which product/],
  ['product sell 8844', /^Say what to do with which product/],
  ['product hide nothing-of-ours', /^There is no product with the code nothing-of-ours\.\n$/],
])('%s is refused in one sentence', async (words, sentence) => {
  expect(await run(words)).toEqual({ code: 1, said: expect.stringMatching(sentence) });
});

test('what the runbook asks Postgres is answered', async () => {
  const client = new Client({ connectionString: environment['DATABASE_URL'] });
  await client.connect();
  const queries = [...runbook.matchAll(/^psql "\$DATABASE_URL" -c (["'])(.+)\1$/gm)];

  for (const [, , query = ''] of queries) {
    await expect(client.query(query.replace('THE-PID', '0'))).resolves.toBeDefined();
  }

  expect(queries.length).toBeGreaterThan(2);
  await client.end();
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../platform/db/postgres.ts';
import { postgresVariable } from '../../testing/postgres-programs.ts';

/** Commands of the runbook with what they do not know; tests/deploy walks the runbook itself. */

const api = join(import.meta.dirname, '../../..');
const scripts = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(join(api, 'package.json'), 'utf8')),
).scripts;

let folder: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-commands-'));
  const origin = process.env[postgresVariable] ?? '';
  const first = new Client({ connectionString: `${origin}/postgres` });
  await first.connect();
  await first.query('create database refused_commands');
  await first.end();
  const url = `${origin}/refused_commands`;
  await (await openPostgres(url, 1)).close();
  environment = {
    ...process.env,
    NODE_OPTIONS: '',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: url,
    PAYMENT_PROVIDER: 'http',
    PAYMENT_URL: 'http://127.0.0.1:1',
    PAYMENT_KEY: 'a-key-of-shop-and-service-long-enough',
  };
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a script of the package as pnpm does; what it said, and its code. */
function run(line: string): Promise<{ readonly said: string; readonly code: unknown }> {
  const [script = '', ...words] = line.split(' ');
  const [, ...args] = (scripts[script] ?? '').split(' ');
  const options = { cwd: api, env: environment };
  return new Promise((done) => {
    execFile(process.execPath, [...args, ...words], options, (error, stdout, stderr) =>
      done({ said: `${stdout}${stderr}`, code: error?.code ?? 0 }),
    );
  });
}

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

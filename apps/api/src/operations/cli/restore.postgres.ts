import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPooler } from '../../testing/pooler.ts';
import { postgresVariable } from '../../testing/postgres-programs.ts';

let folder: string;
let environment: NodeJS.ProcessEnv;
let server: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-restore-'));
  const origin = process.env[postgresVariable] ?? '';
  const client = new Client({ connectionString: `${origin}/postgres` });
  await client.connect();
  await client.query('create database restored');
  await client.end();
  environment = {
    ...process.env,
    PORT: '0',
    DRAIN_SECONDS: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `${origin}/restored`,
    NODE_OPTIONS: '',
  };
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A server in a separate process, and its address. */
async function startServer(): Promise<string> {
  const args = ['--conditions=@ponte/source', pathOf('../../main.ts')];
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, args, { env: environment, stdio: [...stdio] });
  server = child;
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  await expect.poll(() => said).toContain('"event":"listening"');
  return /"url":"([^"]+)"/.exec(said)?.[1] ?? '';
}

function run(command: 'backup' | 'restore', ...words: string[]) {
  const args = ['--conditions=@ponte/source', pathOf(`${command}.ts`), ...words];
  const options = { cwd: folder, env: { ...environment, INIT_CWD: folder } };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...options,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

test('a shop is replaced only once its server has ended', async () => {
  const url = await startServer();
  expect(run('backup', 'shop.tar.gz').status).toBe(0);

  const refused = run('restore', 'shop.tar.gz', '--force');

  expect(refused).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^Others are connected to the database \(\d+ × ponte of 127\.0\.0\.1, idle\): stop the servers first\. /,
    ),
  });
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  server?.kill('SIGTERM');
  if (server) await once(server, 'exit');
  expect(run('restore', 'shop.tar.gz', '--force')).toMatchObject({ status: 0 });
});

test('connections that a pooler keeps are named, with the statement that ends them', async () => {
  const { DATABASE_URL: directUrl = '' } = environment;
  const pooler = await startPooler(directUrl.replace(/\/restored$/, ''), 2);
  const shopper = new Client({ connectionString: pooler.urlOf('restored') });
  await shopper.connect();
  await shopper.query('select 1');
  await shopper.end();

  const refused = run('restore', 'shop.tar.gz', '--force');
  const [sentence, statement = ''] = refused.said.trimEnd().split('\n');
  const operator = new Client({ connectionString: directUrl });
  await operator.connect();
  await operator.query(statement);
  await operator.end();

  expect(refused.status).toBe(1);
  expect(sentence).toMatch(
    / idle\): stop the servers first\. When they are stopped, a pooler keeps /,
  );
  expect(statement).toMatch(/^select pg_terminate_backend/);
  expect(run('restore', 'shop.tar.gz', '--force')).toMatchObject({ status: 0 });
  await pooler.stop();
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands, categories, products, settings } from '../../platform/db/schema/index.ts';
import { postgresVariable } from '../../testing/postgres-programs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let folder: string;
let url: string;
let watcher: Client;
beforeAll(async () => {
  shop = await startTestApp();
  const [found] = await shop.db
    .select({ name: sql<string>`current_database()` })
    .from(sql`(select 1) as one`);
  url = `${process.env[postgresVariable]}/${found?.name}`;
  watcher = new Client({ connectionString: url });
  await watcher.connect();
  const value = 'once';
  await shop.db.insert(settings).values([
    { key: 'seeded_at', value },
    { key: 'network_seeded_at', value },
  ]);
  folder = await mkdtemp(join(tmpdir(), 'ponte-killed-'));
});
afterAll(async () => {
  await watcher.end();
  await shop.close();
  await rm(folder, { recursive: true });
});

const lines = 20_000;

async function goods(): Promise<string> {
  const path = join(folder, 'goods');
  const rows = Array.from(
    { length: lines },
    (_, n) => `N-${n};Serra ${n};Sierra ${n};Nova;Jardim;Jardín;S;S;1`,
  );
  const header =
    'code;name_pt;name_es;brand;category_pt;category_es;department_pt;department_es;price_usd';
  await rm(path, { recursive: true, force: true });
  await mkdir(path);
  await writeFile(join(path, 'products.csv'), [header, ...rows].join('\n'));
  return path;
}

function startImport(path: string) {
  const script = fileURLToPath(new URL('../../operations/cli/import.ts', import.meta.url));
  return spawn(
    process.execPath,
    ['--conditions=@ponte/source', script, path, '--replace', '--yes'],
    {
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: join(folder, 'data'), DATABASE_URL: url },
      stdio: 'ignore',
    },
  );
}

const counted = async () => ({
  products: await shop.db.$count(products),
  shown: await shop.db.$count(products, eq(products.active, true)),
  categories: await shop.db.$count(categories),
  brands: await shop.db.$count(brands),
});

test('an import that is killed in the middle leaves nothing, and is whole when it is run again', async () => {
  const before = await counted();
  const path = await goods();
  const killed = startImport(path);
  const isKeeping = async () => {
    const { rowCount } = await watcher.query(
      `select 1 from pg_stat_activity where datname = current_database()
       and pid <> pg_backend_pid() and query like '%json_populate_recordset%'`,
    );
    return rowCount !== 0;
  };
  await expect.poll(isKeeping, { interval: 5, timeout: 120_000 }).toBe(true);
  killed.kill('SIGKILL');
  const [status, signal] = await once(killed, 'exit');

  expect([status, signal]).toEqual([null, 'SIGKILL']);
  expect(await counted()).toEqual(before);

  const [again] = await once(startImport(path), 'exit');
  expect(again).toBe(0);
  expect(await counted()).toEqual({
    products: before.products + lines,
    shown: lines,
    categories: before.categories + 1,
    brands: before.brands + 1,
  });
});

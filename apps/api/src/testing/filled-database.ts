import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoShop } from '@ponte/demo-shop';
import { Client } from 'pg';
import type { Database, Db } from '../db/client.ts';
import { openEmbedded } from '../db/embedded.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { openPostgres } from '../db/postgres.ts';
import type { RawLine } from '../import/read-file.ts';
import { writeShop } from '../seed/seed-once.ts';
import { shopFolder, type Shop } from '../seed/shop-folder.ts';
import type { ShopSettings } from '../shop-settings/shop-json.ts';
import { postgresVariable } from './postgres-programs.ts';

/** A shop as its files would say it: a value for each line. */
export interface TestCatalogue {
  readonly categories: readonly unknown[];
  readonly departments: readonly unknown[];
  readonly brands: readonly unknown[];
  readonly products: readonly unknown[];
  readonly settings: Omit<ShopSettings, 'delivery' | 'pickupPoints'>;
}

/** A catalogue of the tests, delivered where the demo shop delivers. */
export async function shopOf(catalogue: TestCatalogue): Promise<Shop> {
  const { delivery, pickupPoints } = await shopFolder(demoShop().folder).settings();
  return {
    categories: linesOf(catalogue.categories),
    departments: linesOf(catalogue.departments),
    brands: linesOf(catalogue.brands),
    products: linesOf(catalogue.products),
    synonyms: linesOf([]),
    companions: linesOf([]),
    icon: () => Promise.resolve('<svg/>'),
    settings: () => Promise.resolve({ ...catalogue.settings, delivery, pickupPoints }),
  };
}

async function* linesOf(values: readonly unknown[]): AsyncGenerator<RawLine> {
  for (const [index, value] of values.entries()) yield { line: index + 1, value };
}

/**
 * A separate database with a catalogue. Filling takes seconds and copying a fraction, so a filled
 * one of each kind is cached.
 */
export async function openFilled(catalogue: TestCatalogue): Promise<Database> {
  const name = `filled_${await fingerprint(JSON.stringify(catalogue))}`;
  return openCopy(name, async (db) => writeShop(db, await shopOf(catalogue)));
}

/** A separate database with the demo shop. */
export async function openDemoShop(): Promise<Database> {
  const { folder } = demoShop();
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.csv'),
  );
  const files = names.toSorted().map((name) => readFile(join(folder, name), 'utf8'));
  const name = `demo_${await fingerprint((await Promise.all(files)).join('\n'))}`;
  return openCopy(name, (db) => writeShop(db, shopFolder(folder)));
}

async function openCopy(name: string, fill: Fill): Promise<Database> {
  const origin = process.env[postgresVariable];
  return origin === undefined ? copyEmbedded(name, fill) : copyPostgres(origin, name, fill);
}

/** In a folder of its own, which is deleted when dependencies are reinstalled. */
const cacheFolder = new URL('../../node_modules/.cache/filled-databases/', import.meta.url);

type Fill = (db: Db) => Promise<void>;

async function copyEmbedded(name: string, fill: Fill): Promise<Database> {
  const file = new URL(`${name}.tar`, cacheFolder);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return openEmbedded({ copyOf: new Blob([kept]) });
  const database = await openEmbedded();
  await fill(database.db);
  await mkdir(cacheFolder, { recursive: true });
  const draft = new URL(`${randomUUID()}.new`, cacheFolder);
  await writeFile(draft, (await database.dump()).stream());
  await rename(draft, file);
  return database;
}

/** How many connections a test's app uses: enough for calls to meet each other. */
const poolSize = 5;

async function copyPostgres(origin: string, name: string, fill: Fill): Promise<Database> {
  const server = new Client({ connectionString: `${origin}/postgres` });
  await server.connect();
  // Test files run at the same time, and a database can't be copied while somebody uses it.
  await server.query('select pg_advisory_lock(1)');
  const known = await server.query('select 1 from pg_database where datname = $1', [name]);
  if (known.rowCount === 0) {
    await server.query(`create database ${name}`);
    const template = await openPostgres(`${origin}/${name}`, 2);
    await fill(template.db);
    await template.close();
  }
  const copy = `copy_${randomUUID().replaceAll('-', '')}`;
  await server.query(`create database ${copy} template ${name}`);
  await server.end();
  return openPostgres(`${origin}/${copy}`, poolSize);
}

/** Changes with all that decides what is in the database. */
async function fingerprint(catalogue: string): Promise<string> {
  const hash = createHash('sha256').update(catalogue);
  for (const folder of [migrationsFolder, ...writers.map((name) => join(sources, name))]) {
    for (const name of (await readdir(folder)).toSorted()) {
      if (/\.(?:sql|ts)$/.test(name)) hash.update(await readFile(join(folder, name)));
    }
  }
  hash.update(await readFile(join(demoShop().folder, 'shop.json')));
  return hash.digest('hex').slice(0, 24);
}

/** The folders of what fills a database. */
const sources = fileURLToPath(new URL('..', import.meta.url));
const writers = ['seed', 'import'];

import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoShop } from '@ponte/demo-shop';
import { Client } from 'pg';
import type { RawLine } from '../catalogue/import/read-file.ts';
import type { ShopSettings } from '../office/shop-settings/shop-json.ts';
import { writeShop } from '../operations/seed/seed-once.ts';
import { shopFolder, type Shop } from '../operations/seed/shop-folder.ts';
import type { Database, Db } from '../platform/db/client.ts';
import { openEmbedded, type EmbeddedDatabase } from '../platform/db/embedded.ts';
import { migrationsFolder } from '../platform/db/migrations-folder.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { postgresVariable } from './postgres-programs.ts';

/** The folders of what fills a database. */
const sources = fileURLToPath(new URL('..', import.meta.url));
const writers = ['operations/seed', 'catalogue/import'];

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

/** In its own folder, which is deleted when dependencies are reinstalled. */
const cacheFolder = fileURLToPath(
  new URL('../../node_modules/.cache/filled-databases/', import.meta.url),
);

type Fill = (db: Db) => Promise<void>;

async function copyEmbedded(name: string, fill: Fill): Promise<EmbeddedDatabase> {
  const file = await cached(`${name}.tar`, async (draft) => {
    const database = await openEmbedded();
    await fill(database.db);
    await writeFile(draft, (await database.dump()).stream());
    await database.close();
  });
  return openEmbedded({ copyOf: new Blob([await readFile(file)]) });
}

/** A separate embedded database as a first start makes it, without a shop: a copy costs an eighth. */
export async function openEmpty(): Promise<EmbeddedDatabase> {
  return copyEmbedded(`empty_${await fingerprint('')}`, () => Promise.resolve());
}

/** The same in a folder, where no database is yet. */
export async function copyEmptyTo(folder: string): Promise<void> {
  const empty = await cached(`empty_${await fingerprint('')}`, async (draft) => {
    await (await openEmbedded({ folder: draft })).close();
  });
  await cp(empty, folder, { recursive: true });
}

/** Where something of the cache is, which the first test that asks for it makes. */
async function cached(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const path = join(cacheFolder, name);
  if (existsSync(path)) return path;
  await mkdir(cacheFolder, { recursive: true });
  const draft = join(cacheFolder, `${randomUUID()}.new`);
  await make(draft);
  // Another test may have been faster, and a folder does not replace one that has files.
  await rename(draft, path).catch(() => rm(draft, { recursive: true }));
  return path;
}

/** How many connections a test's app uses: enough for calls to meet each other. */
const poolSize = 5;

async function copyPostgres(origin: string, name: string, fill: Fill): Promise<Database> {
  const server = new Client({ connectionString: `${origin}/postgres` });
  await server.connect();
  // Test files run at the same time, and a database can't be copied while it is in use.
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
  const hash = createHash('sha256')
    .update(catalogue)
    .update(await writersHash);
  return hash.digest('hex').slice(0, 24);
}

/** Of what fills a database, which stays as it is while tests run. */
const writersHash = hashWriters();

async function hashWriters(): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const folder of [migrationsFolder, ...writers.map((name) => join(sources, name))]) {
    for (const name of (await readdir(folder)).toSorted()) {
      if (/\.(?:sql|ts)$/.test(name)) hash.update(await readFile(join(folder, name)));
    }
  }
  hash.update(await readFile(join(demoShop().folder, 'shop.json')));
  return hash.digest();
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoShop, type SeedCatalogue } from '@ponte/demo-shop';
import { Client } from 'pg';
import type { Database, Db } from '../db/client.ts';
import { openEmbedded } from '../db/embedded.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { openPostgres } from '../db/postgres.ts';
import { writeCatalogue } from '../seed/write-catalogue.ts';
import { writeNetwork } from '../seed/write-network.ts';
import { postgresVariable } from './postgres-programs.ts';

/** Every test catalogue has the demo's delivery network. */
const { network } = demoShop();

/**
 * A separate database with a catalogue. Filling takes seconds and copying a fraction, so a filled
 * one of each kind is cached.
 */
export async function openFilled(catalogue: SeedCatalogue): Promise<Database> {
  const name = `filled_${await fingerprint(catalogue)}`;
  const fill = async (db: Db): Promise<void> => {
    await writeCatalogue(db, catalogue);
    await writeNetwork(db, network);
  };
  const origin = process.env[postgresVariable];
  return origin === undefined ? copyEmbedded(name, fill) : copyPostgres(origin, name, fill);
}

/** Deleted when dependencies are reinstalled. */
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

/** Enough connections for concurrent calls to meet. */
const poolSize = 5;

async function copyPostgres(origin: string, name: string, fill: Fill): Promise<Database> {
  const server = new Client({ connectionString: `${origin}/postgres` });
  await server.connect();
  // Test files run in parallel, and a database in use can't be copied.
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

/** Changes with everything that determines the content. */
async function fingerprint(catalogue: SeedCatalogue): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([catalogue, network]));
  for (const name of (await readdir(migrationsFolder)).toSorted()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(migrationsFolder, name)));
  }
  for (const source of ['../seed/write-catalogue.ts', '../seed/write-network.ts']) {
    hash.update(await readFile(new URL(source, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 24);
}

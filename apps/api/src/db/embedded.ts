import fs, { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { syncPath, writeDurably } from '../runtime/durable-file.ts';
import { createLimit } from '../runtime/limit.ts';
import type { Database, OpenOptions } from './client.ts';
import { DurableFolder } from './durable-folder.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema/index.ts';

/** Where the embedded database lives. */
export interface EmbeddedOptions extends OpenOptions {
  /** A folder that belongs to this process alone (see `lockFolder`); memory when there is none. */
  readonly folder?: string;
  /** What `dump` of another one gave: a copy of it is what is opened. */
  readonly copyOf?: Blob;
  /** What to do when the folder can't be written any more; the process ends unless told otherwise. */
  readonly lost?: () => void;
}

/** An embedded database, which can also be copied whole. */
export interface EmbeddedDatabase extends Database {
  dump(): Promise<Blob>;
}

/**
 * Opens the embedded Postgres with all migrations done. In a folder, what was committed survives a
 * power cut.
 *
 * @throws when the folder holds something that is no database, or a table of it is damaged
 */
export async function openEmbedded({
  folder,
  copyOf,
  lost = endProcess,
  asItIs = false,
  replaced = false,
}: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const client =
    folder === undefined ? await openInMemory(copyOf) : await openInFolder(folder, lost);
  const db = drizzle(client, { schema });
  try {
    if (folder !== undefined && !replaced) await checkTables(client);
    if (!asItIs) await migrate(db, { migrationsFolder });
  } catch (error) {
    // What is damaged may not close well either; why it was not opened is what counts.
    await client.close().catch(() => undefined);
    throw error;
  }
  return {
    db,
    kind: 'embedded',
    ping: async () => void (await client.query('select 1')),
    exclusively: (work) => work(db),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  };
}

function openInMemory(copyOf?: Blob): Promise<PGlite> {
  return PGlite.create({ ...(copyOf && { loadDataDir: copyOf }), extensions: { unaccent } });
}

/**
 * Counts the rows of each table by way of an index, which knows rows that a file that was cut off has
 * no more. Reading such a file from its start would only find fewer of them.
 *
 * @throws with Postgres' code of damaged data, XX001
 */
async function checkTables(client: PGlite): Promise<void> {
  await client.transaction(async (tx) => {
    await tx.exec('set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await tx.query<{ name: string }>(`
      select whole.oid::regclass::text as name
      from pg_class shown join pg_class whole on whole.oid in (shown.oid, shown.reltoastrelid)
      where shown.relnamespace = 'public'::regnamespace and shown.relkind = 'r'
    `);
    for (const { name } of rows) await tx.query(`select count(*) from ${name}`);
  });
}

/**
 * What was committed is on the disk, and nothing else can be: whoever starts the process anew goes on
 * from there.
 */
function endProcess(): void {
  process.stderr.write(
    "The database can't write its log any more: see that its disk has room and works, and start the server again. Nothing that was answered is lost.\n",
  );
  process.exit(1);
}

async function openInFolder(folder: string, lost: () => void): Promise<PGlite> {
  const isNew = await prepare(folder);
  const client = await PGlite.create({
    fs: new DurableFolder(folder, lost),
    // Its own are for trying things out: `-F` leaves writing to the system, whenever that may be.
    startParams: PGlite.defaultStartParams
      .filter((word) => word !== '-F')
      .concat('-c', 'fsync=on', '-c', 'wal_sync_method=fsync'),
    extensions: { unaccent },
  });
  if (isNew) {
    await syncAll(folder);
    await rm(unfinished(folder));
    await syncPath(dirname(folder));
  }
  return client;
}

/**
 * What a new database takes and first writes, in bytes. One that runs out of it while it is made
 * would not end, nor say so.
 */
const roomForNew = 64 << 20;

/** @throws with the system's code of a full disk when a new database would not find room */
function checkRoom(folder: string): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  if (bavail * bsize >= roomForNew) return;
  throw Object.assign(new Error('a new database needs 64 MB'), { code: 'ENOSPC' });
}

/** Stands beside the folder of a database until it was made completely. */
function unfinished(folder: string): string {
  return `${folder}.unfinished`;
}

/** @returns whether there is no database yet */
async function prepare(folder: string): Promise<boolean> {
  // Nothing was ever kept in what was not made completely.
  if (existsSync(unfinished(folder))) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, 'PG_VERSION'))) return false;
  if ((await readdir(folder)).length > 0) {
    throw new Error('it holds files, and no PG_VERSION among them');
  }
  checkRoom(folder);
  await writeDurably(unfinished(folder), '');
  return true;
}

/** Several at a time, because a disk takes many at the price of one. */
async function syncAll(folder: string): Promise<void> {
  const limited = createLimit(16);
  const names = await readdir(folder, { recursive: true });
  const paths = [folder, ...names.map((name) => join(folder, name))];
  await Promise.all(paths.map((path) => limited(() => syncPath(path))));
}

import fs, { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pLimit from 'p-limit';
import { syncPath, writeDurably } from '../runtime/durable-file.ts';
import type { Database, OpenOptions } from './client.ts';
import { DurableFolder } from './durable-folder.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema/index.ts';

export interface EmbeddedOptions extends OpenOptions {
  /** A locked folder (see `lockFolder`); in memory when absent. */
  readonly folder?: string;
  /** The `dump` of another database, to open a copy of. */
  readonly copyOf?: Blob;
  /** Called when the folder can't be written any more; by default the process exits. */
  readonly lost?: () => void;
}

export interface EmbeddedDatabase extends Database {
  dump(): Promise<Blob>;
}

/**
 * Opens the embedded Postgres and migrates it. In a folder, committed data survive a power cut.
 * @throws when the folder holds no database, or a damaged table
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
    // A damaged database may fail to close too; the first error matters.
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
 * Counts each table's rows by an index, which still refers to rows that a truncated file has lost;
 * a sequential scan would only find fewer.
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

/** Committed data are on disk: a restarted process continues from there. */
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
    // The default `-F` disables fsync.
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

/** In bytes. A new database that runs out of space hangs without an error. */
const roomForNew = 64 << 20;

/** @throws ENOSPC when a new database would not fit */
function checkRoom(folder: string): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  if (bavail * bsize >= roomForNew) return;
  throw Object.assign(new Error('a new database needs 64 MB'), { code: 'ENOSPC' });
}

/** Marker beside a database's folder until its creation is complete. */
function unfinished(folder: string): string {
  return `${folder}.unfinished`;
}

/** @returns whether there is no database yet */
async function prepare(folder: string): Promise<boolean> {
  // An incomplete database never held data.
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

/** Concurrently: a disk syncs many files about as fast as one. */
async function syncAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const paths = [folder, ...names.map((name) => join(folder, name))];
  await pLimit(16).map(paths, syncPath);
}

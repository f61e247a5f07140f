import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenOptions } from './client.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema/index.ts';

/** Where the embedded database lives. */
export interface EmbeddedOptions extends OpenOptions {
  /** A folder that belongs to this process alone (see `lockFolder`); memory when there is none. */
  readonly folder?: string;
  /** What `dump` of another one gave: a copy of it is what is opened. */
  readonly copyOf?: Blob;
}

/** An embedded database, which can also be copied whole. */
export interface EmbeddedDatabase extends Database {
  dump(): Promise<Blob>;
}

/** Opens the embedded Postgres with all migrations done. */
export async function openEmbedded({
  folder,
  copyOf,
  asItIs = false,
}: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(copyOf && { loadDataDir: copyOf }),
    extensions: { unaccent },
  });
  const db = drizzle(client, { schema });
  if (!asItIs) await migrate(db, { migrationsFolder });
  return {
    db,
    kind: 'embedded',
    ping: async () => void (await client.query('select 1')),
    exclusively: (work) => work(db),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  };
}

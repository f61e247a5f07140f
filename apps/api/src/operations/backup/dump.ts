import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { BackupError, type ArchiveWriter } from './archive.ts';
import { holdsShop, migrationsOf, rowsOf, sequencesOf, tablesOf } from './catalog.ts';
import { namedFiles } from './named-files.ts';

/** Rows per query and per file: some megabytes of the widest table. */
const rowsAtOnce = 1000;

export interface Dumped {
  readonly rows: number;
  /** The keys of the files that rows refer to. */
  readonly files: readonly string[];
}

/**
 * Adds a consistent snapshot of the database to a backup: one JSON line per row, writable columns
 * only.
 * @throws BackupError when there is no shop in it
 */
export async function dumpDatabase(db: Db, writer: ArchiveWriter): Promise<Dumped> {
  return db.transaction(
    async (tx) => {
      if (!(await holdsShop(tx))) {
        throw new BackupError('There is no shop in the database yet: start its server once.');
      }
      const tables = await tablesOf(tx);
      await writer.describe({
        createdAt: new Date().toISOString(),
        migrations: await migrationsOf(tx),
        tables,
        sequences: await sequencesOf(tx, tables),
      });
      let rows = 0;
      for (const table of tables) rows += await dumpTable(tx, table, writer);
      return { rows, files: await namedFiles(tx) };
    },
    // All tables are read in one snapshot, whatever is written meanwhile.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function dumpTable(
  tx: Db,
  { name, columns }: { readonly name: string; readonly columns: readonly string[] },
  writer: ArchiveWriter,
): Promise<number> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    declare backup_rows no scroll cursor for
    select row_to_json(line)::text as line from (select ${list} from ${sql.identifier(name)}) line
  `);
  const row = v.object({ line: v.string() });
  let count = 0;
  for (let part = 1; ; part += 1) {
    const fetch = sql.raw(`fetch ${rowsAtOnce} from backup_rows`);
    const rows = await rowsOf(tx, row, fetch);
    if (rows.length === 0) break;
    count += rows.length;
    const number = String(part).padStart(6, '0');
    const bytes = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
    await writer.add({ name: `tables/${name}/${number}.jsonl`, bytes });
  }
  await tx.execute(sql`close backup_rows`);
  return count;
}

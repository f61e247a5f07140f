import { is, sql, type SQL } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { migrationsFolder } from '../../platform/db/migrations-folder.ts';
import * as schema from '../../platform/db/schema/index.ts';
import { BackupError, type Manifest } from './archive.ts';
import { ofExtension, rowsOf, setSequences, tablesOf } from './catalog.ts';
import type { TarEntry } from './tar.ts';

/** A backup's migrations and the newer ones; undefined when it has unknown ones. */
export function splitMigrations(
  manifest: Manifest,
): { readonly before: MigrationMeta[]; readonly since: MigrationMeta[] } | undefined {
  const known = readMigrationFiles({ migrationsFolder });
  const { length } = manifest.migrations;
  const same = manifest.migrations.every((hash, index) => known[index]?.hash === hash);
  return same ? { before: known.slice(0, length), since: known.slice(length) } : undefined;
}

/** Tables that are not the shop's, in a database that should be its own. */
export async function foreignTables(db: Db, manifest: Manifest): Promise<string[]> {
  const ours = new Set(manifest.tables.map(({ name }) => name));
  for (const table of Object.values(schema)) {
    if (is(table, PgTable)) ours.add(getTableConfig(table).name);
  }
  return (await tablesOf(db)).map(({ name }) => name).filter((name) => !ours.has(name));
}

export async function holdsRows(db: Db): Promise<boolean> {
  for (const { name } of await tablesOf(db)) {
    // Counts changes of tables that are still empty, such as those that a migration makes.
    if (name === getTableConfig(schema.catalogueChanges).name) continue;
    const row = v.object({ some: v.boolean() });
    const query = sql`select exists (select from ${sql.identifier(name)}) as some`;
    if ((await rowsOf(db, row, query))[0]?.some) return true;
  }
  return false;
}

/**
 * Restores a database in one transaction: recreates the tables as of the backup, fills them, and
 * applies the newer migrations.
 * @param onFile receives files that belong to no table
 * @returns the number of rows
 */
export async function loadDatabase(
  db: Db,
  manifest: Manifest,
  entries: AsyncIterable<TarEntry>,
  onFile: (entry: TarEntry) => Promise<void>,
): Promise<number> {
  const migrations = splitMigrations(manifest);
  if (!migrations) throw new Error('The migrations of the backup were to be checked before.');
  return db.transaction(async (tx) => {
    await dropAll(tx);
    await migrateBy(tx, migrations.before);
    const tables = (await tablesOf(tx)).map(({ name }) => name);
    const putBack = await dropIndexesAndReferences(tx, tables);
    let rows = 0;
    for await (const entry of entries) {
      const table = /^tables\/(\w+)\/\d+\.jsonl$/.exec(entry.name)?.[1];
      if (table === undefined) await onFile(entry);
      else rows += await insertRows(tx, columnsOf(manifest, table), entry.bytes);
    }
    await setSequences(tx, manifest.sequences);
    for (const statement of putBack) await tx.execute(statement);
    await migrateBy(tx, migrations.since);
    return rows;
  });
}

type Table = Manifest['tables'][number];

function columnsOf({ tables }: Manifest, name: string): Table {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new BackupError(`The backup does not describe its table ${name}.`);
  return table;
}

async function insertRows(tx: Db, { name, columns }: Table, bytes: Uint8Array): Promise<number> {
  const lines = Buffer.from(bytes).toString().trimEnd().split('\n');
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${sql.identifier(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.identifier(name)}, ${`[${lines.join(',')}]`}::json)
  `);
  return lines.length;
}

/** Drops our objects; extensions stay, because another role may have had to create them. */
async function dropAll(tx: Db): Promise<void> {
  const statements = await rowsOf(
    tx,
    v.object({ statement: v.string() }),
    sql`
      select format('drop %s if exists %s cascade',
        case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
        oid::regclass) as statement
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and not ${ofExtension(sql`pg_class.oid`)}
      union all
      select format('drop routine if exists %s cascade', oid::regprocedure)
      from pg_proc
      where pronamespace = 'public'::regnamespace and not ${ofExtension(sql`pg_proc.oid`)}
      union all
      select format('drop type if exists %s cascade', oid::regtype)
      from pg_type
      where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
        and not ${ofExtension(sql`pg_type.oid`)}
    `,
  );
  for (const { statement } of statements) await tx.execute(sql.raw(statement));
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
}

export async function migrateBy(tx: Db, migrations: readonly MigrationMeta[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})
    `);
  }
}

/**
 * Empties tables and drops what slows filling down or prevents it: indexes, references, triggers.
 * @returns the statements that recreate them
 */
async function dropIndexesAndReferences(tx: Db, tables: readonly string[]): Promise<SQL[]> {
  const rows = await rowsOf(
    tx,
    v.object({ away: v.string(), back: v.string() }),
    sql`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid)) as back
      from pg_constraint
      where connamespace = 'public'::regnamespace and contype = 'f'
      union all
      select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
      from pg_index i
      join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint where conindid = i.indexrelid)
    `,
  );
  for (const { away } of rows) await tx.execute(sql.raw(away));
  // All triggers before any rows: a trigger may write into another table.
  for (const name of tables) {
    await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  }
  for (const name of tables) await tx.execute(sql`truncate ${sql.identifier(name)} cascade`);
  const triggers = tables.map(
    (name) => sql`alter table ${sql.identifier(name)} enable trigger user`,
  );
  // Unique indexes come first, because references need them.
  const [references, indexes] = [true, false].map((reference) =>
    rows
      .filter(({ away }) => away.startsWith('alter') === reference)
      .map(({ back }) => sql.raw(back)),
  );
  return [...triggers, ...(indexes ?? []), ...(references ?? [])];
}

/** Queries of Postgres' system catalogue, the same for the embedded and a real server. */
import { sql, type SQL } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { migrationsFolder } from '../../platform/db/migrations-folder.ts';
import type { Manifest } from './archive.ts';

export async function rowsOf<Schema extends v.GenericSchema>(
  db: Db,
  row: Schema,
  query: SQL,
): Promise<v.InferOutput<Schema>[]> {
  const { rows } = v.parse(v.object({ rows: v.array(v.unknown()) }), await db.execute(query));
  return v.parse(v.array(row), rows);
}

/** Our tables with their writable columns, sorted by name. */
export async function tablesOf(db: Db): Promise<Manifest['tables']> {
  const rows = await rowsOf(
    db,
    v.object({ name: v.string(), columns: v.array(v.string()) }),
    sql`
      select c.relname::text as name,
        array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and not ${ofExtension(sql`c.oid`)}
      group by c.relname
      order by c.relname
    `,
  );
  return rows;
}

/** Excludes objects that belong to an extension. */
export function ofExtension(oid: SQL): SQL {
  return sql`exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;
}

export async function sequencesOf(
  db: Db,
  tables: Manifest['tables'],
): Promise<Manifest['sequences']> {
  const found: Manifest['sequences'] = [];
  for (const { name, columns } of tables) {
    for (const column of columns) {
      const [owned] = await rowsOf(
        db,
        v.object({ sequence: v.nullable(v.string()) }),
        sql`select pg_get_serial_sequence(${`public.${quoted(name)}`}, ${column}) as sequence`,
      );
      if (!owned?.sequence) continue;
      const [state] = await rowsOf(
        db,
        v.object({ last: v.string(), called: v.boolean() }),
        sql`select last_value::text as last, is_called as called from ${sql.raw(owned.sequence)}`,
      );
      if (state) found.push({ table: name, column, ...state });
    }
  }
  return found;
}

export async function setSequences(db: Db, sequences: Manifest['sequences']): Promise<void> {
  for (const { table, column, last, called } of sequences) {
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${`public.${quoted(table)}`}, ${column}),
        ${last}::bigint, ${called}::boolean)
    `);
  }
}

/** Whether the database has ever held a shop. */
export async function holdsShop(db: Db): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    v.object({ known: v.boolean() }),
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  return row?.known === true;
}

/** Whether this build would change its tables first. */
export async function isOlderThanBuild(db: Db): Promise<boolean> {
  const done = new Set(await migrationsOf(db));
  return readMigrationFiles({ migrationsFolder }).some(({ hash }) => !done.has(hash));
}

export async function migrationsOf(db: Db): Promise<string[]> {
  const rows = await rowsOf(
    db,
    v.object({ hash: v.string() }),
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

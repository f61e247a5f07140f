import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf, sequencesOf, tablesOf } from '../operations/backup/catalog.ts';
import type { Db } from '../platform/db/client.ts';

/** A database's rows in a fixed order, and its sequences. */
export async function contentsOf(db: Db): Promise<Record<string, unknown>> {
  const tables = await tablesOf(db);
  const contents: Record<string, unknown> = { sequences: await sequencesOf(db, tables) };
  for (const { name } of tables) {
    const query = sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t`;
    const rows = await rowsOf(db, v.object({ line: v.string() }), query);
    contents[name] = rows.map(({ line }) => line).toSorted();
  }
  return contents;
}

/** A database's columns, constraints, indexes and functions, as text. */
export async function structureOf(db: Db): Promise<string[]> {
  const rows = await rowsOf(
    db,
    v.object({ line: v.string() }),
    sql`
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default,
        generation_expression, identity_generation) as line
      from information_schema.columns where table_schema = 'public'
      union all
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select indexdef from pg_indexes where schemaname = 'public'
      union all
      select pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'
      union all
      select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    `,
  );
  return rows.map(({ line }) => line).toSorted();
}

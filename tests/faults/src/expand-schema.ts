import { Client } from 'pg';

/**
 * Expands the schema of a shop that is in use, as a migration of a newer build may: every table has
 * another column, orders get a table next to theirs, and an index.
 */
export async function expandSchema(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of rows) {
      await client.query(`alter table ${name} add column added_later integer default 0 not null`);
    }
    await client.query(`create table order_notes (
      id integer primary key generated always as identity,
      order_id integer not null references orders on delete cascade,
      note text not null
    )`);
    await client.query('create index orders_added_later on orders (added_later)');
  } finally {
    await client.end();
  }
}

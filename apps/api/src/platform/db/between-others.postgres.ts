import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postgresVariable } from '../../testing/postgres-programs.ts';
import { betweenOthers } from './between-others.ts';
import * as schema from './schema/index.ts';

const clients: Client[] = [];
async function connect(): Promise<Client> {
  const origin = process.env[postgresVariable] ?? '';
  const client = new Client({ connectionString: `${origin}/postgres` });
  await client.connect();
  clients.push(client);
  return client;
}
beforeEach(async () => {
  await (await connect()).query('create table read_by_many (id integer)');
});
afterEach(async () => {
  await (await connect()).query('drop table read_by_many');
  await Promise.all(clients.splice(0).map((client) => client.end()));
});

test('a table is changed once its long reader is done, and others read it meanwhile', async () => {
  const [reader, watcher, changer] = [await connect(), await connect(), await connect()];
  await reader.query('begin');
  await reader.query('select * from read_by_many');
  const db = drizzle(changer, { schema });
  const changed = betweenOthers(db, () =>
    db.transaction((tx) => tx.execute(sql`alter table read_by_many add column later integer`)),
  );
  await expect
    .poll(async () => {
      const waiting = await watcher.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table%'`,
      );
      return waiting.rowCount;
    })
    .toBe(1);

  // It would wait for the change, and so for the reader, if the change waited for ever.
  const read = await watcher.query('select * from read_by_many');
  await reader.query('commit');
  await changed;

  expect(read.fields.map(({ name }) => name)).toEqual(['id']);
  const { fields } = await watcher.query('select * from read_by_many');
  expect(fields.map(({ name }) => name)).toEqual(['id', 'later']);
  const { rows } = await changer.query<{ lock_timeout: string }>('show lock_timeout');
  expect(rows).toEqual([{ lock_timeout: '0' }]);
});

test('any other failure is reported at once', async () => {
  const changer = await connect();
  const db = drizzle(changer, { schema });

  const work = betweenOthers(db, () => db.execute(sql`select 1 / 0`));

  await expect(work).rejects.toMatchObject({ cause: { code: '22012' } });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresVariable } from '../../testing/postgres-programs.ts';
import type { Database, Db } from './client.ts';
import { openPostgres } from './postgres.ts';
import { repeatable } from './repeatable.ts';

let database: Database;
beforeAll(async () => {
  database = await openPostgres(`${process.env[postgresVariable]}/postgres`, 4, { asItIs: true });
  await database.db.execute(sql`create table meetings (id int primary key, times int not null)`);
  await database.db.execute(sql`insert into meetings values (1, 0), (2, 0)`);
});
afterAll(async () => {
  await database.db.execute(sql`drop table meetings`);
  await database.close();
});

const meet = (tx: Db, id: number) =>
  tx.execute(sql`update meetings set times = times + 1 where id = ${id}`);

test('two transactions that wait for each other both come to their end', async () => {
  let runs = 0;
  const first = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const both = [
    [1, 2],
    [2, 1],
  ].map(([one = 0, other = 0], index) =>
    repeatable(database.db, async (tx) => {
      runs += 1;
      await meet(tx, one);
      first[index]?.resolve();
      // Each has its first row before either asks for its second.
      await Promise.all(first.map(({ promise }) => promise));
      await meet(tx, other);
    }),
  );
  await Promise.all(both);

  const { rows } = {
    rows: await database.db.select({ times: sql<number>`times` }).from(sql`meetings`),
  };
  expect(rows).toEqual([{ times: 2 }, { times: 2 }]);
  expect(runs).toBeGreaterThan(2);
});

test.each(['40001', '40P01'])(
  'what always ends with %s is given up after four times',
  async (code) => {
    let runs = 0;
    const work = repeatable(database.db, (tx) => {
      runs += 1;
      return tx.execute(
        sql.raw(`do $$ begin raise exception 'met' using errcode = '${code}'; end $$`),
      );
    });

    await expect(work).rejects.toMatchObject({ cause: { code } });
    expect(runs).toBe(4);
  },
);

test('another failure is not repeated', async () => {
  let runs = 0;
  const work = repeatable(database.db, (tx) => {
    runs += 1;
    return tx.execute(sql`select 1 / 0`);
  });

  await expect(work).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(runs).toBe(1);
});

import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { rowsOf } from './catalog.ts';

const othersOf =
  'datname = current_database() and usename = current_user and pid <> pg_backend_pid()';

/**
 * A sentence about the other connections of the same user, and how to end those that no server of the
 * shop holds; undefined when there are none.
 */
export async function problemOfOthers(db: Db): Promise<string | undefined> {
  const rows = await rowsOf(
    db,
    v.object({ other: v.string(), database: v.string() }),
    sql`
      select concat(count(*), ' × ', coalesce(nullif(application_name, ''), 'without a name'),
        ' of ' || host(client_addr), ', ' || state) as other, current_database() as database
      from pg_stat_activity
      where ${sql.raw(othersOf)}
      group by application_name, client_addr, state
      order by other
    `,
  );
  const [first] = rows;
  if (!first) return undefined;
  const others = rows.map(({ other }) => other).join('; ');
  return `Others are connected to the database (${others}): stop the servers first. When they are stopped, a pooler keeps these connections (PgBouncer does for ten minutes); end them in psql, in the database ${first.database} as the same user, and restore again:
select pg_terminate_backend(pid) from pg_stat_activity where ${othersOf};`;
}

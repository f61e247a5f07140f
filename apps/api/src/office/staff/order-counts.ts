/** How many orders a search finds in each queue: bounded work whatever the shop's size. */
import { orderQueues, type OrderCount, type OrderQueue } from '@ponte/contract/staff';
import { mostCounted } from '@ponte/contract/staff/limits';
import { count, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { orders } from '../../platform/db/schema/index.ts';
import { inQueue, readOrderSearch } from './order-search.ts';

/** Of a name that very many have, only the newest orders of each queue are looked at. */
const lookedAt = 1000;

/** Each queue once, in their order. */
export async function countOrders(db: Db, search: string): Promise<OrderCount[]> {
  const wanted = await readOrderSearch(db, search);
  switch (wanted.by) {
    case 'nothing':
      return countAll(db);
    case 'orders':
      return countWhere(db, wanted.matches);
    case 'commonName':
      return countAmongNewest(db, wanted.matches);
  }
}

const asked = sql`unnest(array[${sql.join(
  orderQueues.map((queue) => sql`${queue}`),
  sql`, `,
)}]::text[]) as asked(queue)`;

const askedQueue = sql<OrderQueue>`asked.queue`;

async function countAll(db: Db): Promise<OrderCount[]> {
  const found = sql`select 1 from ${orders}
    where ${orders.queue} = ${askedQueue} limit ${mostCounted + 1}`;
  const rows = await db
    .select({ queue: askedQueue, count: sql<number>`(select count(*)::int from (${found}) found)` })
    .from(asked);
  return rows.map((row) => boundedCount(row.queue, row.count, false));
}

async function countWhere(db: Db, matches: SQL): Promise<OrderCount[]> {
  const rows = await db
    .select({ queue: orders.queue, count: count() })
    .from(orders)
    .where(matches)
    .groupBy(orders.queue);
  return orderQueues.map((queue) =>
    boundedCount(queue, rows.find((row) => row.queue === queue)?.count ?? 0, false),
  );
}

/** Lower bounds: in a longer queue, older orders were not looked at. */
async function countAmongNewest(db: Db, matches: SQL): Promise<OrderCount[]> {
  const looked = orderQueues.map(
    (queue) => sql`select ${queue}::text as queue, count(*)::int as at,
        (count(*) filter (where is_match))::int as found
      from (
        select ${matches} as is_match from ${orders} where ${inQueue(queue)}
        order by ${orders.id} desc limit ${lookedAt + 1}
      ) newest`,
  );
  const rows = await db
    .select({
      queue: sql<OrderQueue>`looked.queue`,
      count: sql<number>`looked.found`,
      isLonger: sql<boolean>`looked.at > ${lookedAt}`,
    })
    .from(sql`(${sql.join(looked, sql` union all `)}) looked`);
  return rows.map((row) => boundedCount(row.queue, row.count, row.isLonger));
}

function boundedCount(queue: OrderQueue, found: number, isLonger: boolean): OrderCount {
  return { queue, count: Math.min(found, mostCounted), more: isLonger || found > mostCounted };
}

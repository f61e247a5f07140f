/** What staff look for among orders: a number, a pickup code, or whose order it is. */
import type { OrderQueue } from '@ponte/contract/staff';
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { customers, orders } from '../db/schema/index.ts';
import { customerMatches } from './person-search.ts';

/** Where a pickup code counts. */
const collectable: OrderQueue[] = ['toPrepare', 'ready'];

/**
 * The orders of so many buyers are found and sorted as fast as a list is walked through until a page
 * is full. The planner can't tell one case from the other: it knows no statistics of beginnings of words.
 */
const mostBuyers = 3000;

/** `matches` is a condition on orders. */
export type OrderSearch =
  | { readonly by: 'nothing'; readonly matches: undefined }
  /** By an index. */
  | { readonly by: 'orders'; readonly matches: SQL }
  /** So many buyers that a list has enough of their orders anywhere: each order's buyer is looked at. */
  | { readonly by: 'commonName'; readonly matches: SQL };

export async function readOrderSearch(db: Db, search: string): Promise<OrderSearch> {
  if (search.trim() === '') return { by: 'nothing', matches: undefined };
  const number = /^\s*#?\s*(\d{1,9})\s*$/.exec(search)?.[1];
  if (number !== undefined) return { by: 'orders', matches: eq(orders.id, Number(number)) };
  const code = pickupCodeIn(search);
  if (code !== undefined) {
    const matches = and(eq(orders.pickupCode, code), inArray(orders.queue, collectable));
    const [found] = await db.select({ id: orders.id }).from(orders).where(matches).limit(1);
    // Otherwise it is a name of eight letters.
    if (found && matches) return { by: 'orders', matches };
  }
  return readBuyers(db, customerMatches(search));
}

async function readBuyers(db: Db, matches: SQL): Promise<OrderSearch> {
  const some = db
    .select({ id: customers.id })
    .from(customers)
    .where(matches)
    .limit(mostBuyers + 1)
    .as('some');
  // As one text: thousands of rows take longer to send and read than to find.
  const [buyers] = await db
    .select({ count: count(), ids: sql<string>`coalesce(array_agg(id), '{}')::text` })
    .from(some);
  if (!buyers || buyers.count > mostBuyers) {
    // Not as a join, for which Postgres starts parallel workers: they take longer than the whole walk.
    const buyerMatches = sql`(select ${matches} from ${customers} where ${customers.id} = ${orders.customerId})`;
    return { by: 'commonName', matches: buyerMatches };
  }
  return { by: 'orders', matches: sql`${orders.customerId} = any(${buyers.ids}::int[])` };
}

/** As it is typed or read by a camera, in capitals without blanks; undefined for other texts. */
export function pickupCodeIn(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z2-9]{8}$/.test(plain) ? plain : undefined;
}

/**
 * As a literal: only of a value that it knows does the planner take a partial index, and tell a queue of
 * fifty orders from one of most.
 */
export function inQueue(queue: OrderQueue): SQL {
  return sql`${orders.queue} = ${sql.raw(`'${queue}'`)}`;
}

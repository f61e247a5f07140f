/** What staff look for among orders: a number, a pickup code, whose order it is, or its goods. */
import type { OrderQueue } from '@ponte/contract/staff';
import { and, count, eq, inArray, or, sql, type SQL, type Subquery } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { customers, orderItems, orders, products } from '../../platform/db/schema/index.ts';
import { customerMatches, numberMatches } from './person-search.ts';
import { goodsMatch } from './plain-words.ts';

/** Where a pickup code counts. */
const collectable: OrderQueue[] = ['toPrepare', 'ready'];

/**
 * Up to this many buyers, or orders of goods, finding and sorting their orders is as fast as
 * walking through a list until a page is full. The planner can't tell one case from the other: it
 * knows no statistics of beginnings of words.
 */
const mostFound = 3000;

/** `matches` is a condition on orders. */
export type OrderSearch =
  | { readonly by: 'nothing'; readonly matches: undefined }
  /** By an index. */
  | { readonly by: 'orders'; readonly matches: SQL }
  /** So many buyers or goods that a list has enough of their orders anywhere: each order is looked at. */
  | { readonly by: 'commonName'; readonly matches: SQL };

export async function readOrderSearch(db: Db, search: string): Promise<OrderSearch> {
  if (search.trim() === '') return { by: 'nothing', matches: undefined };
  const [, mark, number] = /^\s*(#?)\s*(\d{1,9})\s*$/.exec(search) ?? [];
  if (number !== undefined) {
    const isIt = eq(orders.id, Number(number));
    if (mark) return { by: 'orders', matches: isIt };
    const people = numberMatches(search);
    return anyOf([
      { by: 'orders', matches: isIt },
      people && (await readBuyers(db, people)),
      await readGoods(db, [sql`lower(${products.code}) = ${number}`]),
    ]);
  }
  const code = pickupCodeIn(search);
  if (code !== undefined) {
    const matches = and(eq(orders.pickupCode, code), inArray(orders.queue, collectable));
    const [found] = await db.select({ id: orders.id }).from(orders).where(matches).limit(1);
    // Otherwise it is a name of eight letters.
    if (found && matches) return { by: 'orders', matches };
  }
  return anyOf([
    await readBuyers(db, customerMatches(search)),
    search.includes('@') ? undefined : await readGoods(db, goodsMatch(search)),
  ]);
}

type Found = Exclude<OrderSearch, { readonly by: 'nothing' }>;

function anyOf(searches: readonly (Found | undefined)[]): OrderSearch {
  const found = searches.filter((one) => one !== undefined);
  const matches = or(...found.map((one) => one.matches)) ?? sql`false`;
  return { by: found.some(({ by }) => by === 'commonName') ? 'commonName' : 'orders', matches };
}

async function readBuyers(db: Db, matches: SQL): Promise<Found> {
  const some = db
    .select({ id: customers.id })
    .from(customers)
    .where(matches)
    .limit(mostFound + 1)
    .as('some');
  const buyers = await idsOf(db, some);
  if (buyers.count > mostFound) {
    // Not as a join, for which Postgres starts parallel workers: they take longer than the whole walk.
    const buyerMatches = sql`(select ${matches} from ${customers} where ${customers.id} = ${orders.customerId})`;
    return { by: 'commonName', matches: buyerMatches };
  }
  return { by: 'orders', matches: sql`${orders.customerId} = any(${buyers.ids}::int[])` };
}

/** Orders with goods that fit all conditions; undefined when none do. */
async function readGoods(db: Db, matches: readonly SQL[]): Promise<Found | undefined> {
  if (matches.length === 0) return undefined;
  const goods = await idsOf(
    db,
    db
      .select({ id: products.id })
      .from(products)
      .where(and(...matches))
      .as('some'),
  );
  if (goods.count === 0) return undefined;
  const isOne = sql`${orderItems.productId} = any(${goods.ids}::int[])`;
  const some = db
    .select({ id: sql<number>`${orderItems.orderId}`.as('id') })
    .from(orderItems)
    .where(isOne)
    .limit(mostFound + 1)
    .as('some');
  const bought = await idsOf(db, some);
  if (bought.count > mostFound) {
    const has = sql`exists (select 1 from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${isOne})`;
    return { by: 'commonName', matches: has };
  }
  return { by: 'orders', matches: sql`${orders.id} = any(${bought.ids}::int[])` };
}

/** As one text: thousands of rows take longer to send and read than to find. */
async function idsOf(db: Db, some: Subquery) {
  const [found] = await db
    .select({ count: count(), ids: sql<string>`coalesce(array_agg(id), '{}')::text` })
    .from(some);
  return found ?? { count: 0, ids: '{}' };
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

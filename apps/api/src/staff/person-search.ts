import { desc, like, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { customers, wordsOf } from '../db/schema/index.ts';

/**
 * A condition on customers: an e-mail address or its beginning, or the beginnings of all words of a
 * name, without accents.
 */
export function customerMatches(search: string): SQL {
  const text = search.trim().toLowerCase();
  if (text.includes('@')) return like(customers.email, `${text.replace(/[\\%_]/g, '\\$&')}%`);
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  return sql`${wordsOf(customers)} @@ to_tsquery('simple', ${beginnings})`;
}

/** More people than anybody reads through: whoever looks for one types more. */
const mostPeople = 200;

/** The newest customers that match. */
export async function matchingCustomers(db: Db, search: string): Promise<number[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(customerMatches(search))
    .orderBy(desc(customers.id))
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

import { like, sql, type SQL } from 'drizzle-orm';
import { customers } from '../db/schema/index.ts';

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
  return sql`${customers.words} @@ to_tsquery('simple', ${beginnings})`;
}

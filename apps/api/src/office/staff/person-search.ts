import { like, or, sql, type SQL } from 'drizzle-orm';
import { customers } from '../../platform/db/schema/index.ts';
import { plainWordsOf } from './plain-words.ts';

/**
 * A condition on customers: an e-mail address or its beginning, the beginnings of all words of a name
 * without accents, or a phone or document in any spelling.
 */
export function customerMatches(search: string): SQL {
  const text = search.trim().toLowerCase();
  if (text.includes('@')) return like(customers.email, beginning(text));
  const beginnings = plainWordsOf(text).map((word) => `${word}:*`);
  const name = sql`${customers.words} @@ to_tsquery('simple', ${beginnings.join(' & ')})`;
  return or(name, numberMatches(text)) ?? name;
}

/** In digits; what is shorter is the number of something else. */
const shortest = 5;

/** A phone by its end, a document by its beginning; undefined for what is neither. */
export function numberMatches(search: string): SQL | undefined {
  const plain = search.replace(/[\s().+/-]/g, '').toUpperCase();
  if (!/^[\dA-Z]{1,20}$/.test(plain) || (plain.match(/\d/g)?.length ?? 0) < shortest) {
    return undefined;
  }
  // As it is dialled in its own country it has a zero before it.
  const digits = plain.replace(/^0+/, '');
  const isPhone = /^\d+$/.test(digits) && digits.length > shortest;
  const end = digits.split('').toReversed().join('');
  return or(
    like(customers.document, beginning(plain)),
    like(customers.cpf, beginning(plain)),
    isPhone ? sql`reverse(${customers.phone}) like ${beginning(end)}` : undefined,
  );
}

function beginning(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

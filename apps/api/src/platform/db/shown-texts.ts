/**
 * Texts of goods in two languages. One that is missing is empty, and the other language's stands in
 * for it (decision 53).
 */
import type { Lang } from '@ponte/contract/wire';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A text or list as a reader gets it, with its language where that is not the reader's. */
export interface Shown<Text> {
  readonly value: Text;
  readonly lang?: Lang;
}

export function shownIn<Text extends { readonly length: number }>(
  texts: Readonly<Record<Lang, Text>>,
  lang: Lang,
): Shown<Text> {
  const other = lang === 'es' ? 'pt' : 'es';
  return texts[lang].length > 0 || texts[other].length === 0
    ? { value: texts[lang] }
    : { value: texts[other], lang: other };
}

/** The names of a product or an order's line as their table has them. */
export interface NameColumns {
  readonly namePt: string;
  readonly nameEs: string;
}

export function shownName({ namePt, nameEs }: NameColumns, lang: Lang): Shown<string> {
  return shownIn({ pt: namePt, es: nameEs }, lang);
}

/** The name alone, for mails and files that mark no languages. */
export function nameIn(names: NameColumns, lang: Lang): string {
  return shownName(names, lang).value;
}

/** The name that readers of each language get, for those who have to be given both. */
export function namesInBoth(names: NameColumns): Record<Lang, string> {
  return { pt: nameIn(names, 'pt'), es: nameIn(names, 'es') };
}

/** The same of columns. */
export function shownOf(own: PgColumn, other: PgColumn): SQL {
  return sql`coalesce(nullif(${own}, ''), ${other})`;
}

/** The same of columns with lists as JSON. */
export function shownListOf(own: PgColumn, other: PgColumn): SQL {
  return sql`case when ${own} = '[]' then ${other} else ${own} end`;
}

import { sql, type SQL } from 'drizzle-orm';
import { products } from '../../platform/db/schema/index.ts';

/** The words of a text without case and accents. */
export function plainWordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every accented letter of Portuguese and Spanish, and its plain one. */
const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const plain = 'aaaaaeeeeiiiiooooouuuucn';

const signs = sql.raw(`'[^a-z0-9]+'`);

const plainOf = (text: SQL) => sql`translate(lower(${text}), ${accented}, ${plain})`;

const texts = sql`${products.code} || ' ' || ${products.namePt} || ' ' || ${products.nameEs}`;

/** A product's code without its signs, and then code and names as words between blanks. */
const words = sql`' ' || regexp_replace(${plainOf(sql`${products.code}`)}, ${signs}, '', 'g')
  || ' ' || regexp_replace(${plainOf(texts)}, ${signs}, ' ', 'g')`;

/** Conditions on products: each word begins one of their code or names, whatever its case, accents and signs. */
export function goodsMatch(search: string): SQL[] {
  return plainWordsOf(search).map((word) => sql`strpos(${words}, ${` ${word}`}) > 0`);
}

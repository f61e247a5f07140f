/** Turns what a shopper typed into a search that forgives accents, case, word order and a typo. */
import { arrayOverlaps, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { searchWords } from '../db/schema/index.ts';

/** What to look for: see `products.search` and `products.code_key`. */
export interface SearchTerms {
  /** A query of Postgres' text search. */
  readonly tsquery: string;
  /** The whole text as a product code would be written, without separators. */
  readonly codeKey: string;
  /** The first word, or what it was taken for: for putting names that start with it before others. */
  readonly firstWord: string;
}

/** More words than anyone searches by only cost time. */
const mostWords = 8;

/** Shorter words have too many neighbours to guess which was meant. */
const shortestTypo = 4;

/** Longer words are no words. */
const longestWord = 40;

/**
 * Reads a text as search terms; undefined when there is no letter or digit in it.
 *
 * Each word matches words that start with it. A word that no name starts with is replaced by those
 * that are one typo away (a letter wrong, missing, too many, or two swapped).
 */
export async function readSearch(db: Db, text: string): Promise<SearchTerms | undefined> {
  const words = plainWords(text);
  if (words.length === 0) return undefined;
  const unknown = await unknownWords(db, words.filter(canBeMistyped));
  const corrections = await Promise.all(unknown.map((word) => neighbours(db, word)));
  const groups = words.map((word) => [...(corrections[unknown.indexOf(word)] ?? []), word]);
  return {
    tsquery: groups.map(anyOf).join(' & '),
    codeKey: words.join(''),
    firstWord: groups[0]?.[0] ?? '',
  };
}

/** The words of a text as `search_plain` of the database writes them. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords);
}

/** Matches words that start with one of these. */
function anyOf(words: readonly string[]): string {
  return `(${words
    .flatMap(startings)
    .map((word) => `${word}:*`)
    .join(' | ')})`;
}

/** A plural finds the singular too: Portuguese and Spanish both end it in s. */
function startings(word: string): string[] {
  const singular = word.length >= 5 && word.endsWith('s') ? [word.slice(0, -1)] : [];
  return [word, ...singular];
}

function canBeMistyped(word: string): boolean {
  return word.length >= shortestTypo && /^[a-z]+$/.test(word);
}

/** Those that no word of the catalogue starts with. */
async function unknownWords(db: Db, words: readonly string[]): Promise<string[]> {
  const known = await Promise.all(
    words.map((word) =>
      db
        .select({ word: searchWords.word })
        .from(searchWords)
        // `{` follows `z` in the order of bytes that this index keeps.
        .where(sql`${searchWords.word} ~>=~ ${word} and ${searchWords.word} ~<~ ${`${word}{`}`)
        .limit(1),
    ),
  );
  return words.filter((_, index) => known[index]?.length === 0);
}

/** The words of the catalogue that are one typo away, the most used first. */
async function neighbours(db: Db, word: string): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(arrayOverlaps(searchWords.variants, variantsOf(word)))
    .orderBy(sql`${searchWords.uses} desc`)
    .limit(50);
  return rows
    .map((row) => row.word)
    .filter((candidate) => isOneTypoApart(word, candidate))
    .slice(0, 5);
}

/** A word and every form of it with one letter left out. */
export function variantsOf(word: string): string[] {
  const shorter = Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
  return [...new Set([word, ...shorter])];
}

/** Whether one changed, added, left out or swapped letter turns one word into the other. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = `${restA[1] ?? ''}${restA[0] ?? ''}`;
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (swapped.length === 2 && swapped + restA.slice(2) === restB)
  );
}

/** Turns what a shopper typed into a search that forgives accents, case, word order and a typo. */
import { arrayOverlaps, desc, sql, sum } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { searchWords } from '../db/schema/index.ts';

/** What to look for: see `products.search` and `products.code_key`. */
export interface SearchTerms {
  /** A query of Postgres' text search. */
  readonly tsquery: string;
  /** The same for names that begin with the first word. */
  readonly beginning: string;
  /** The whole text as a product code would be written, without separators. */
  readonly codeKey: string;
  /** Whether the text could be the start of a code that is written without its separators. */
  readonly codeLike: boolean;
  /** About which share of all products matches, from 0 to 1. */
  readonly share: number;
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
 *
 * @param all how many products there are
 */
export async function readSearch(
  db: Db,
  text: string,
  all: number,
): Promise<SearchTerms | undefined> {
  const words = plainWords(text);
  if (words.length === 0) return undefined;
  const groups = await Promise.all(words.map((word) => readWord(db, word)));
  const [first] = groups;
  const [word = ''] = words;
  return {
    tsquery: groups.map((group) => anyOf(group.words, '')).join(' & '),
    beginning: first ? anyOf(first.words, 'A') : '',
    codeKey: words.join(''),
    codeLike: words.length === 1 && /\d/.test(word),
    share: groups.reduce((share, { uses }) => share * Math.min(1, uses / Math.max(1, all)), 1),
  };
}

interface WordGroup {
  /** The word, or the words that it was taken for and then the word. */
  readonly words: readonly string[];
  /** In about how many products one of them stands. */
  readonly uses: number;
}

async function readWord(db: Db, word: string): Promise<WordGroup> {
  const uses = await usesOf(db, word);
  if (uses > 0 || !canBeMistyped(word)) return { words: [word], uses };
  const meant = await neighbours(db, word);
  return {
    words: [...meant.map((row) => row.word), word],
    uses: meant.reduce((sum, row) => sum + row.uses, 0),
  };
}

/** The words of a text as `search_plain` of the database writes them. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords);
}

/** Matches words that start with one of these, with a weight of the text search or with any. */
function anyOf(words: readonly string[], weight: 'A' | ''): string {
  return `(${words
    .flatMap(startings)
    .map((word) => `${word}:*${weight}`)
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

/** In how many products a word stands that starts so; one that has two of them counts twice. */
async function usesOf(db: Db, word: string): Promise<number> {
  const [row] = await db
    .select({ uses: sum(searchWords.uses) })
    .from(searchWords)
    // `{` follows `z` in the order of bytes that this index keeps.
    .where(sql`${searchWords.word} ~>=~ ${word} and ${searchWords.word} ~<~ ${`${word}{`}`);
  return Number(row?.uses ?? 0);
}

/** The words of the catalogue that are one typo away, the most used first. */
async function neighbours(db: Db, word: string) {
  const rows = await db
    .select({ word: searchWords.word, uses: searchWords.uses })
    .from(searchWords)
    .where(arrayOverlaps(searchWords.variants, variantsOf(word)))
    .orderBy(desc(searchWords.uses))
    .limit(50);
  return rows.filter((row) => isOneTypoApart(word, row.word)).slice(0, 5);
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

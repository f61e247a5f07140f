/** A searched text as conditions of Postgres' text search. */
import type { Lang } from '@ponte/contract/wire';
import { and, desc, inArray, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../../platform/db/client.ts';
import { indexedKeys, indexedWords } from '../../../platform/db/schema/index.ts';
import { mostWorth } from '../memory/places.ts';
import { turned } from '../text/dimensions.ts';
import { knownMeasures, mostLevels, nearestMeasures } from '../text/nearest-measures.ts';
import {
  inTurn,
  isMeasure,
  isShort,
  leastOf,
  readQuery,
  synonymKind,
  weightOf,
  type Reading,
  type Sought,
} from '../text/query.ts';
import type { Synonyms } from '../text/synonyms.ts';
import { codeKey, type Token } from '../text/tokens.ts';
import {
  canBeMistyped,
  chosenCorrections,
  mostNear,
  oneTypoAway,
  type NearWord,
} from '../text/typos.ts';
import { equalMeasures } from '../text/units.ts';
import { anyOf, rankWeights, wholeCode, type Term } from './search-terms.ts';

export interface SearchConditions {
  /** Which rows of `indexed_words` are found. */
  readonly matching: SQL;
  /** How well each fits, the better the higher. */
  readonly score: SQL<number>;
  /** Whether a row is of exactly the searched code. */
  readonly isCode: SQL<boolean>;
  readonly readings: readonly Reading[];
}

export interface SearchOptions {
  readonly lang: Lang;
  readonly isStrict: boolean;
  readonly synonyms: Synonyms;
}

/** What a kind of match counts in parts of the word itself, as `memory/places.ts` has it. */
const kinds = { exact: 1, synonym: 0.9, prefix: 0.7, typo: 0.5 };
type Kind = keyof typeof kinds;

/**
 * Weights in which a match counts: prefixes not in descriptions, and two letters or a number as a
 * whole search only in names and codes. Elsewhere they are noise.
 */
const weightsOf = { prefix: 'ABC', twoLetters: 'A', number: 'AB' };

/** Parts of a search that are found in one way: one term of each list is needed. */
interface Way {
  readonly kind: Kind;
  readonly lists: readonly (readonly Term[])[];
}

/** A part of a search with all ways in which it may be found. */
interface Part {
  readonly sought: Sought;
  readonly ways: readonly Way[];
  readonly corrections: readonly string[];
  readonly isKnown: boolean;
}

/** What a match in the shop's other language counts. */
const inOtherLanguage = 0.8;

/** `ts_rank` of one word is its weight divided by this (the sum of 1/n²). */
const rankUnit = Math.PI ** 2 / 6;

const fewLetters = 2;

/** Undefined for a text that has nothing to search. */
export async function readSearch(
  db: Db,
  text: string,
  { lang, isStrict, synonyms }: SearchOptions,
): Promise<SearchConditions | undefined> {
  const sought = readQuery(text, synonyms);
  if (sought.length === 0) return undefined;
  const known = await knownKeys(
    db,
    sought.flatMap(({ tokens, synonyms }) => [tokens, ...synonyms].flat().map(({ key }) => key)),
  );
  const isAlone = sought.length === 1 && sought[0]?.tokens.length === 1;
  const read = new Map<Sought, { readonly part: Part; readonly isFound: boolean }>();
  let areFound = true;
  for (const one of inTurn(sought)) {
    const isLiteral = isStrict || (isShort(one) && !areFound);
    const part = await partOf(db, one, { lang, known, isAlone, isStrict: isLiteral });
    const isFound = await isAny(db, matches(part));
    areFound &&= isFound;
    read.set(one, { part, isFound });
  }
  const parts = sought.flatMap((one) => read.get(one) ?? []);
  const isCode = has(anyOf([{ key: `${wholeCode}${codeKey(text)}` }]));
  const found = parts.flatMap(({ part, isFound }) => (isFound ? [part] : []));
  const { matching, isWhole } = await mostOf(db, { found, sought, isStrict });
  const isSearched = !isStrict && !isWhole && !sought.every(isMeasure);
  const measures = parts.flatMap(({ part }) => (isMeasure(part.sought) ? [part] : []));
  const missing = isSearched ? await missingIn(db, matching, measures) : [];
  const present = measures.filter(({ sought }) => !missing.includes(sought));
  const apart = isSearched && (await areApart(db, matching, present)) ? present : [];
  const nearness = await nearnessTo(db, matching, missing);
  const readings = parts.map(({ part: { sought, corrections, isKnown }, isFound }) => ({
    sought,
    isFound,
    isKnown: isFound && isKnown,
    corrections: isFound ? corrections : [],
    isMissing: missing.includes(sought),
    isNear: nearness.has(sought),
    isApart: apart.some((one) => one.sought === sought),
  }));
  const score = sum(found.map((part) => scoreOf(part, lang)));
  return {
    matching: sql`(${matching} or ${isCode})`,
    score: nearness.size === 0 ? score : sql`(${sum([...nearness.values()])}) * 1000 + ${score}`,
    isCode,
    readings,
  };
}

function sum(numbers: readonly SQL[]): SQL<number> {
  return sql`(${sql.join([sql`0::float8`, ...numbers], sql` + `)})`;
}

/** The measures that none of the products has that are found. */
async function missingIn(
  db: Db,
  matching: SQL,
  measures: readonly Part[],
): Promise<readonly Sought[]> {
  if (measures.length === 0 || !(await isAny(db, matching))) return [];
  const missing: Sought[] = [];
  for (const part of measures) {
    if (!(await isAny(db, sql`(${matching} and ${matches(part)})`))) missing.push(part.sought);
  }
  return missing;
}

/** Whether products have several measures, but none of them all. */
async function areApart(db: Db, matching: SQL, measures: readonly Part[]): Promise<boolean> {
  if (measures.length < 2 || !(await isAny(db, matching))) return false;
  return !(await isAny(db, sql`(${sql.join([matching, ...measures.map(matches)], sql` and `)})`));
}

/** How near products come to each missing measure that some come near to. */
async function nearnessTo(
  db: Db,
  matching: SQL,
  missing: readonly Sought[],
): Promise<ReadonlyMap<Sought, SQL>> {
  const near = new Map<Sought, SQL>();
  if (missing.length === 0) return near;
  const known = knownMeasures(await measuresIn(db, matching));
  const most = Math.floor(mostLevels / missing.length);
  for (const one of missing) {
    const steps = nearestMeasures(one, known).slice(0, most);
    if (steps.length === 0) continue;
    const cases = steps.map((keys, at) => {
      const isNamed = has(anyOf(keys.map((key) => ({ key, weights: 'AB' }))));
      return sql`when ${isNamed} then ${most - at}::int`;
    });
    near.set(one, sql`case ${sql.join(cases, sql` `)} else 0 end`);
  }
  return near;
}

const keyRows = v.object({ rows: v.array(v.object({ key: v.string() })) });

/** The keys of numbers and measures in names, brands and codes of what matches. */
async function measuresIn(db: Db, matching: SQL): Promise<readonly string[]> {
  const { pt, es } = indexedWords;
  const found = await db.execute(sql`
    select distinct lexeme as key from ${indexedWords},
      lateral (select * from unnest(${pt}) union all select * from unnest(${es})) as named
    where ${matching} and lexeme ~ '^[0-9]' and weights && '{A,B}'
  `);
  return v.parse(keyRows, found).rows.map(({ key }) => key);
}

interface PartOptions {
  readonly lang: Lang;
  readonly known: ReadonlySet<string>;
  readonly isAlone: boolean;
  readonly isStrict: boolean;
}

async function partOf(
  db: Db,
  sought: Sought,
  { lang, known, isAlone, isStrict }: PartOptions,
): Promise<Part> {
  const { tokens, synonyms, code, isLast, dimensions } = sought;
  if (dimensions !== undefined) {
    const ways: Way[] = [{ kind: 'exact', lists: [termsOfDimensions(dimensions)] }];
    return { sought, ways, corrections: [], isKnown: true };
  }
  const isKnown = tokens.every(({ kind, key }) => kind !== 'word' || known.has(key));
  const first = tokens[0];
  const isShort = isAlone && (first?.text.length ?? 0) <= fewLetters;
  const waysOf = (phrase: readonly Token[], kind: Kind, isOpen: boolean): Way[] => {
    const whole = { kind, lists: phrase.map(termsOf) };
    // A word that is still being typed, or that no goods have, may be the beginning of others.
    const begun = phrase.map((token, at) =>
      (isOpen && at === phrase.length - 1) || !known.has(token.key) ? startsOf(token, isShort) : [],
    );
    if (isStrict || begun.every((terms) => terms.length === 0)) return [whole];
    const lists = whole.lists.map((terms, at) => [...terms, ...(begun[at] ?? [])]);
    return [whole, { kind: 'prefix', lists }];
  };
  const others = synonyms.flatMap((phrase) => waysOf(phrase, synonymKind(tokens, phrase), false));
  if (first?.kind === 'number' && isAlone && !isStrict) {
    const { number: weights } = weightsOf;
    const terms = termsOf(first).map((term) => ({ ...term, weights }));
    const ways: Way[] = [{ kind: 'exact', lists: [terms] }];
    if (await isAny(db, matches({ ways }))) {
      return { sought, ways: [...ways, ...others], corrections: [], isKnown };
    }
  }
  const ways = [...waysOf(tokens, 'exact', isLast), ...others];
  if (isStrict) return { sought, ways, corrections: [], isKnown };
  if (code !== undefined) {
    ways.push({ kind: 'exact', lists: [[{ key: `${wholeCode}${code}`, isStart: true }]] });
  }
  const mistyped = tokens.length === 1 && first && canBeMistyped(first.key) ? first.key : undefined;
  if (mistyped === undefined || (await isAny(db, matches({ ways })))) {
    return { sought, ways, corrections: [], isKnown };
  }
  const corrections = await correctionsOf(db, mistyped, lang);
  if (corrections.length > 0) {
    ways.push({ kind: 'typo', lists: [corrections.map((key) => ({ key }))] });
  }
  return { sought, ways, corrections, isKnown };
}

/** Words that a word begins; none for one letter, numbers and measures. */
function startsOf({ kind, text }: Token, isShort: boolean): Term[] {
  if (kind !== 'word' || text.length < 2) return [];
  return [{ key: text, isStart: true, weights: weightsOf[isShort ? 'twoLetters' : 'prefix'] }];
}

/** What a token is called in goods: in any unit, or with any. */
function termsOf({ kind, key }: Token): Term[] {
  if (kind === 'measure') return [key, ...equalMeasures(key)].map((one) => ({ key: one }));
  return kind === 'number' ? [{ key }, { key: `${key} `, isStart: true }] : [{ key }];
}

/** In either order, in any unit where none is said. */
function termsOfDimensions(key: string): Term[] {
  return [key, turned(key)].flatMap((one) =>
    one.includes(' ') ? [{ key: one }] : [{ key: one }, { key: `${one} `, isStart: true }],
  );
}

function weightOfAll(sought: readonly Sought[]): number {
  return sought.reduce((sum, one) => sum + weightOf(one), 0);
}

interface Wanted {
  readonly found: readonly Part[];
  /** All parts of the text. */
  readonly sought: readonly Sought[];
  readonly isStrict: boolean;
}

interface Most {
  readonly matching: SQL;
  /** Whether what matches has all parts. */
  readonly isWhole: boolean;
}

/**
 * What has all parts; else what has most, at least half. Where a text has words these have all words, or if there
 * are none one of them.
 */
async function mostOf(db: Db, { found, sought, isStrict }: Wanted): Promise<Most> {
  const words = found.filter((part) => !isMeasure(part.sought));
  const hasWord = sought.some((one) => !isMeasure(one));
  const telling = hasWord ? words : found;
  const nothing = { matching: sql`false`, isWhole: false };
  if (telling.length === 0) return nothing;
  const all = and(...found.map(matches)) ?? sql`false`;
  const isAll = await isAny(db, all);
  const allWords = and(...words.map(matches)) ?? sql`false`;
  const haveAllWords = hasWord && (isAll || (await isAny(db, allWords)));
  const areKnown = words.length === sought.filter((one) => !isMeasure(one)).length;
  const weight = weightOfAll(sought);
  const foundWeight = weightOfAll(found.map((part) => part.sought));
  const least = isStrict ? weight : leastOf(sought, haveAllWords && areKnown);
  if (foundWeight < least) return nothing;
  if (isAll) return { matching: all, isWhole: foundWeight === weight };
  const any = haveAllWords ? allWords : (or(...telling.map(matches)) ?? sql`false`);
  const hits = sql.join(
    found.map((part) => sql`(${matches(part)})::int * ${weightOf(part.sought)}::int`),
    sql` + `,
  );
  const [row] = await db
    .select({ most: sql<number | null>`max(${hits})` })
    .from(indexedWords)
    .where(any);
  const most = row?.most ?? 0;
  const matching = most < least ? sql`false` : sql`(${any} and ${hits} = ${most}::int)`;
  return { matching, isWhole: false };
}

function matches({ ways }: Pick<Part, 'ways'>): SQL {
  const phrases = ways.map(({ lists }) => lists);
  // One query for all single words: of many, Postgres adds up guesses, and reads the whole table then.
  const single = phrases.filter(({ length }) => length === 1).flat(2);
  // A phrase may have a word of each language.
  const longer = phrases.filter(({ length }) => length > 1);
  const all = single.length > 0 ? [[single], ...longer] : longer;
  return or(...all.map((lists) => and(...lists.map((terms) => has(anyOf(terms)))))) ?? sql`false`;
}

/** Rows of `indexed_words` that satisfy a `tsquery` in either language. */
function has(query: string): SQL<boolean> {
  const { pt, es } = indexedWords;
  return sql<boolean>`(${pt} @@ ${query}::tsquery or ${es} @@ ${query}::tsquery)`;
}

/** Rows of `indexed_words` that satisfy a `tsquery` in a language. */
function hasIn(lang: Lang, query: string): SQL<boolean> {
  return sql<boolean>`${indexedWords[lang]} @@ ${query}::tsquery`;
}

/** The best of a part's ways. Words that are found several times count as often, up to the most. */
function scoreOf({ sought, ways }: Part, lang: Lang): SQL {
  const each = ways.map(({ kind, lists }) => {
    const part = kinds[kind];
    const most = mostWorth * part;
    return sql`least(${most}::float8, ${part / lists.length}::float8 * ${rankOf(lists.flat(), lang)})`;
  });
  return sql`${weightOf(sought)}::int * round(greatest(${sql.join(each, sql`, `)}))`;
}

/** The sum of what the terms count that a row of `indexed_words` has, in hundredths. */
export function rankOf(terms: readonly Term[], lang: Lang): SQL<number> {
  const { pt, es } = indexedWords;
  const [own, other] = lang === 'es' ? [es, pt] : [pt, es];
  const rank = (column: typeof own) =>
    sql`ts_rank(${rankWeights}::real[], ${column}, ${anyOf(terms)}::tsquery)`;
  // It is an average over different terms.
  const scale = 100 * rankUnit * new Set(terms.map(({ key }) => key)).size;
  return sql`${scale}::float8 * greatest(${rank(own)}, ${inOtherLanguage}::float8 * ${rank(other)})`;
}

async function knownKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { key } = indexedKeys;
  const rows = await db
    .select({ key })
    .from(indexedKeys)
    .where(inArray(key, [...keys]));
  return new Set(rows.map((row) => row.key));
}

/** Corrections within one typo: words of product names first, otherwise words of longer texts. */
async function correctionsOf(db: Db, word: string, lang: Lang): Promise<readonly string[]> {
  const { key, uses } = indexedKeys;
  const near = sql`${sql.param([...oneTypoAway(word)])}::text[]`;
  const rows = await db
    .select({ key })
    .from(indexedKeys)
    .where(sql`${key} = any(${near})`)
    .orderBy(desc(uses), sql`array_position(${near}, ${key})`);
  const found: NearWord[] = [];
  for (const row of rows) {
    const named = await timesNamed(db, row.key, lang);
    const isThere = named > 0 || (await isAny(db, hasIn(lang, anyOf([{ key: row.key }]))));
    if (isThere) found.push({ key: row.key, named });
    if (found.length === mostNear) break;
  }
  return chosenCorrections(word, found);
}

/** How many goods have a word in their name, brand or code. */
async function timesNamed(db: Db, key: string, lang: Lang): Promise<number> {
  return db.$count(indexedWords, hasIn(lang, anyOf([{ key, weights: 'AB' }])));
}

async function isAny(db: Db, matching: SQL): Promise<boolean> {
  return (await anyProduct(db, matching)) !== undefined;
}

const foundRows = v.object({ rows: v.array(v.object({ id: v.number() })) });

/** Any product whose row of `indexed_words` matches. */
export async function anyProduct(db: Db, matching: SQL): Promise<number | undefined> {
  // With a limit alone, Postgres would read the table until something matches.
  const found = await db.execute(sql`
    with found as materialized (
      select ${indexedWords.productId} as id from ${indexedWords} where ${matching}
    )
    select id from found limit 1
  `);
  return v.parse(foundRows, found).rows[0]?.id;
}

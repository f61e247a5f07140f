/** What others search for: counted by text, without anything about a person. */
import type { Lang } from '@ponte/contract/wire';
import { desc, eq, and, gte, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/client.ts';
import { searches } from '../../platform/db/schema/index.ts';
import { cached } from '../../platform/runtime/cached.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import type { Reading } from './text/query.ts';
import { plainText } from './text/tokens.ts';

/** The counts from which a text is shown to others. */
export const leastHits = 5;

/** A process counts a text once in this time, which slows down repetitions. */
const countEveryMs = 600_000;

/** Texts that a process remembers, and that a language shows at most. */
const mostRemembered = 5_000;
const mostPopular = 300;

/** In characters: longer texts are hardly typed twice. */
const longestText = 60;

/** How long a text is kept after its last search. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

const popularCache = { ttlMs: 60_000, staleMs: 600_000, size: 2 };

export interface SearchLog {
  /** Counts a text whose words the catalogue knows and for which something was found. */
  note(text: string, lang: Lang, readings: readonly Reading[]): void;
  /** Writes what was counted since the last time. */
  save(): Promise<void>;
  /** What is searched for most, the most frequent first. */
  popular(lang: Lang): Promise<readonly string[]>;
}

export function createSearchLog(db: Db, clock: Clock): SearchLog {
  const counted = new LRUCache<string, true>({
    max: mostRemembered,
    // To lru-cache a value is fresh in its last millisecond too.
    ttl: countEveryMs - 1,
    perf: clock,
    ttlResolution: 0,
  });
  let pending = new Map<string, { readonly lang: Lang; readonly text: string }>();
  const popular = cached(clock, popularCache, (lang) =>
    readPopular(db, lang === 'es' ? 'es' : 'pt'),
  );
  return {
    note(text, lang, readings) {
      const written = text.trim().replace(/\s+/g, ' ').toLowerCase();
      if (!isOfTheTrade(written, readings)) return;
      const key = `${lang} ${written}`;
      if (counted.has(key)) return;
      counted.set(key, true);
      pending.set(key, { lang, text: written });
    },
    async save() {
      const batch = [...pending.values()];
      pending = new Map();
      if (batch.length > 0) await count(db, batch, new Date(clock.now()));
    },
    popular,
  };
}

/** Only words that stand in the catalogue, and no number as long as a phone's or a document's. */
function isOfTheTrade(text: string, readings: readonly Reading[]): boolean {
  return (
    text.length <= longestText &&
    !/\d{5}/.test(text) &&
    readings.length > 0 &&
    readings.every(({ isKnown }) => isKnown)
  );
}

async function count(
  db: Db,
  batch: readonly { readonly lang: Lang; readonly text: string }[],
  lastAt: Date,
): Promise<void> {
  // In one order, so that two servers don't wait for each other.
  const rows = batch
    .map((one) => ({ ...one, hits: 1, lastAt }))
    .toSorted((a, b) => (`${a.lang} ${a.text}` < `${b.lang} ${b.text}` ? -1 : 1));
  await db
    .insert(searches)
    .values(rows)
    .onConflictDoUpdate({
      target: [searches.lang, searches.text],
      set: { hits: sql`${searches.hits} + 1`, lastAt },
    });
}

/** Of texts that differ in accents only, the more frequent one. */
async function readPopular(db: Db, lang: Lang): Promise<readonly string[]> {
  const rows = await db
    .select({ text: searches.text })
    .from(searches)
    .where(and(eq(searches.lang, lang), gte(searches.hits, leastHits)))
    .orderBy(desc(searches.hits), searches.text)
    .limit(mostPopular);
  const byPlain = new Map<string, string>();
  for (const { text } of rows) {
    const plain = plainText(text);
    if (!byPlain.has(plain)) byPlain.set(plain, text);
  }
  return [...byPlain.values()];
}

/** Deletes texts that are no longer searched for. */
export async function sweepSearches(db: Db, now: number): Promise<void> {
  await db.delete(searches).where(lt(searches.lastAt, new Date(now - keptMs)));
}

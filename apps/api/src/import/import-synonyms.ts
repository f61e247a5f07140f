/** The shop's own synonyms of the search, in the form of `synonyms.csv`. */
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { synonyms } from '../db/schema/index.ts';
import { needed, optional, readLine } from './fields.ts';
import { insertAll } from './insert-all.ts';
import type { BadLine, Lines } from './read-file.ts';

const synonymLine = v.strictObject({ words: needed(500), also: optional(500) });

/** Replaces the shop's synonyms; returns how many lines were kept. Bad lines are skipped. */
export async function importSynonyms(
  db: Db,
  lines: Lines,
  onBadLine: (bad: BadLine) => void,
): Promise<number> {
  const kept: (typeof synonyms.$inferInsert)[] = [];
  for await (const { value, ...place } of lines) {
    const read = readLine(synonymLine, value);
    if (read.ok) kept.push({ id: kept.length + 1, ...read.line });
    else onBadLine({ ...place, problems: read.problems });
  }
  await db.transaction(async (tx) => {
    await tx.delete(synonyms);
    await insertAll(tx, synonyms, kept);
  });
  return kept.length;
}

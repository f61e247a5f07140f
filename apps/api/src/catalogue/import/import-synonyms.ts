/** The shop's own synonyms of the search, in the form of `synonyms.csv`. */
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { synonyms } from '../../platform/db/schema/index.ts';
import { needed, optional } from './fields.ts';
import { insertAll } from './insert-all.ts';
import type { Lines } from './read-file.ts';
import { replaceLines, type ReplaceOptions } from './replace-lines.ts';
import type { TableSummary } from './table-summary.ts';

const synonymLine = v.strictObject({ words: needed(500), also: optional(500) });

const textOf = ({ words, also }: v.InferOutput<typeof synonymLine>): string =>
  also === '' ? words : `${words} → ${also}`;

/** Replaces the shop's synonyms. */
export async function importSynonyms(
  db: Db,
  lines: Lines,
  options: ReplaceOptions,
): Promise<TableSummary> {
  const known = await db.select().from(synonyms).orderBy(asc(synonyms.id));
  const write = (kept: readonly v.InferOutput<typeof synonymLine>[]) =>
    db.transaction(async (tx) => {
      await tx.delete(synonyms);
      const rows = kept.map((line, index) => ({ id: index + 1, ...line }));
      await insertAll(tx, synonyms, rows);
    });
  const table = {
    name: 'synonyms',
    schema: synonymLine,
    known: known.map(textOf),
    textOf,
    write,
  } as const;
  return replaceLines(lines, table, options);
}

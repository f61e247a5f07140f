import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { commonPhrases } from './synonyms.ts';
import { tokensOf } from './tokens.ts';

const lines = v.parse(
  v.array(v.object({ words: v.string() })),
  parse(readFileSync(new URL('trade-words.csv', import.meta.url)), { columns: true }),
);

const known = new Set(
  [...lines.map(({ words }) => words), ...commonPhrases].flatMap((text) =>
    tokensOf(text).map(({ key }) => key),
  ),
);

/** Whether a word's key is one of the trade, in either language, though a shop may have no such goods. */
export function isTradeWord(key: string): boolean {
  return known.has(key);
}

/** Searches of the demo shop, and what has to come of them: `docs/search.md` explains the columns. */
import { readFileSync } from 'node:fs';
import type { Lang } from '@ponte/contract/wire';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { plainText } from '../catalogue/products/text/tokens.ts';

const line = v.object({
  lang: v.picklist(['pt', 'es']),
  text: v.string(),
  expected: v.string(),
  forbidden: v.string(),
});

export const searchCases = v.parse(
  v.array(line),
  parse(readFileSync(new URL('../catalogue/products/search-cases.csv', import.meta.url)), {
    columns: true,
  }),
);

/** The names of the first five products that a text finds. */
export type FirstFive = (text: string, lang: Lang) => Promise<readonly string[]>;

export interface JudgedCases {
  /** Searches without what they are for among their first five. */
  readonly missed: readonly string[];
  /** Searches with something among them that must not be there. */
  readonly wrong: readonly string[];
}

export async function judgeCases(firstFive: FirstFive): Promise<JudgedCases> {
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const { lang, text, expected, forbidden } of searchCases) {
    const names = await firstFive(text, lang);
    if (!names.some((name) => isAny(name, expected))) {
      missed.push(`${lang} ${text}: ${names.join('; ')}`);
    }
    const bad = forbidden === '' ? [] : names.filter((name) => isAny(name, forbidden));
    if (bad.length > 0) wrong.push(`${lang} ${text}: ${bad.join('; ')}`);
  }
  return { missed, wrong };
}

/** A name that has all parts of one of the alternatives. */
function isAny(name: string, alternatives: string): boolean {
  return alternatives
    .split('|')
    .some((parts) => parts.split('&').every((part) => hasPart(plainText(name), part)));
}

function hasPart(name: string, part: string): boolean {
  const plain = plainText(part);
  return plain.startsWith('^') ? name.startsWith(plain.slice(1)) : name.includes(plain);
}

/** What shoppers call goods that are named otherwise. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { tokensOf, type Token } from './tokens.ts';

/** A line of `synonyms.csv`; phrases of either language with `|` between them. */
export interface SynonymLine {
  /** Each of these finds what is called by any other of them. */
  readonly words: string;
  /** They find what is called so too, but not the other way round. */
  readonly also: string;
}

/** What else a phrase may be called, by its tokens' keys with spaces between them. */
export type Synonyms = ReadonlyMap<string, readonly (readonly Token[])[]>;

/** Longer phrases are not recognised. */
export const longestPhrase = 4;

/** Those that every shop has. */
const commonLines = v.parse(
  v.array(v.object({ words: v.string(), also: v.string() })),
  parse(readFileSync(new URL('synonyms.csv', import.meta.url)), {
    columns: true,
    relax_quotes: true,
  }),
);
const common: Synonyms = commonLines.reduce(withLine, new Map());

/** All phrases of the synonyms that every shop has. */
export const commonPhrases: readonly string[] = commonLines.flatMap(({ words, also }) => [
  words,
  also,
]);

/** The synonyms that every shop has, and a shop's own. */
export function synonymsWith(lines: readonly SynonymLine[]): Synonyms {
  return lines.length === 0 ? common : lines.reduce(withLine, new Map(common));
}

export function phraseOf(tokens: readonly Token[]): string {
  return tokens.map(({ key }) => key).join(' ');
}

function withLine(known: Map<string, readonly (readonly Token[])[]>, line: SynonymLine) {
  const words = phrasesOf(line.words);
  const all = [...words, ...phrasesOf(line.also)];
  for (const tokens of words) {
    const phrase = phraseOf(tokens);
    const others = all.filter((other) => phraseOf(other) !== phrase);
    known.set(phrase, [...(known.get(phrase) ?? []), ...others]);
  }
  return known;
}

function phrasesOf(text: string): Token[][] {
  return text
    .split('|')
    .map(tokensOf)
    .filter((tokens) => tokens.length > 0);
}

/** Full-text search that forgives accents, case, word order and a typo per word. */
import { keepCommon, type Bits } from './bits.ts';
import { exactly, membersIn, startingWith, type Postings } from './postings.ts';
import type { Scratch } from './scratch.ts';
import type { Snapshot } from './snapshot.ts';
import type { StartSets } from './start-sets.ts';
import { canBeMistyped, oneTypoAway, plainWords, startsOf } from './words.ts';

export interface SearchMatches {
  /** Products that contain every word or its prefix. */
  readonly matching: Bits;
  /** Products whose name begins with the first word. */
  readonly beginning: Bits;
  /** Products with exactly that code. */
  readonly code: Uint32Array;
}

/** More words only cost time. */
const mostWords = 8;

/** How many corrections of a mistyped word are searched. */
const mostCorrections = 5;

/**
 * Searches a text; undefined when it has no letter or digit.
 *
 * Each word matches words and codes that start with it. A word without any match is replaced by the
 * catalogue's words one typo away.
 */
export function searchProducts(
  snapshot: Snapshot,
  text: string,
  scratch: Scratch,
): SearchMatches | undefined {
  const all = plainWords(text);
  const [first, ...others] = [...new Set(all)].slice(0, mostWords);
  if (first === undefined) return undefined;
  const { data, starts } = snapshot;
  const known = knownStarts(data.words, first);
  const matching = wordSet(starts, first, known, scratch.take());
  for (const word of others) {
    keepCommon(matching, wordSet(starts, word, knownStarts(data.words, word), scratch.take()));
  }
  return {
    matching,
    beginning: addStarting(scratch.take(), starts.beginnings, known),
    code: membersIn(data.codes, exactly(data.codes, all.join(''))),
  };
}

function wordSet(
  { words, codes }: Snapshot['starts'],
  word: string,
  known: readonly string[],
  set: Bits,
): Bits {
  addStarting(set, words, known);
  if (/\d/.test(word)) addStarting(set, codes, [word]);
  return set;
}

function addStarting(set: Bits, sets: StartSets, starts: readonly string[]): Bits {
  for (const start of starts) sets.addTo(set, start);
  return set;
}

/** The prefixes to search for a word: its singular too, or its corrections. */
function knownStarts(words: Postings, word: string): readonly string[] {
  const starts = startsOf(word);
  if (!canBeMistyped(word) || starts.some((start) => isKnown(words, start))) return starts;
  return correctionsOf(words, word).flatMap(startsOf);
}

function isKnown(words: Postings, start: string): boolean {
  const { from, to } = startingWith(words, start);
  return from < to;
}

/** The words one typo away, the most frequent first. */
function correctionsOf(words: Postings, word: string): string[] {
  return [...oneTypoAway(word)]
    .map((meant) => ({ meant, uses: membersIn(words, exactly(words, meant)).length }))
    .filter(({ uses }) => uses > 0)
    .toSorted((a, b) => b.uses - a.uses)
    .slice(0, mostCorrections)
    .map(({ meant }) => meant);
}

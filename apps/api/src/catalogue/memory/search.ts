/** Finds what a shopper typed: forgives accents, case, word order and a typo in each word. */
import { keepCommon, type Bits } from './bits.ts';
import { exactly, membersIn, startingWith, type Postings } from './postings.ts';
import type { Scratch } from './scratch.ts';
import type { Snapshot } from './snapshot.ts';
import type { StartSets } from './start-sets.ts';
import { canBeMistyped, oneTypoAway, plainWords, startsOf } from './words.ts';

/** What a text finds. */
export interface SearchMatches {
  /** Products that have every word, or the start of it. */
  readonly matching: Bits;
  /** Products with a name that begins with the first word. */
  readonly beginning: Bits;
  /** Products of exactly that code, whatever else they are called. */
  readonly code: Uint32Array;
}

/** More words than anyone searches by only cost time. */
const mostWords = 8;

/** As many words as a mistyped one is taken for. */
const mostMeant = 5;

/**
 * Finds a text; undefined when there is no letter or digit in it.
 *
 * Each word matches words that start with it, and codes that do. A word that nothing starts with is
 * taken for those of the catalogue that are one typo away.
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

/** The products that have a word, or a code that begins with it. */
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

/** What a word and its plural begin with, or those that it may have been meant to be. */
function knownStarts(words: Postings, word: string): readonly string[] {
  const starts = startsOf(word);
  if (!canBeMistyped(word) || starts.some((start) => isKnown(words, start))) return starts;
  return meantBy(words, word).flatMap(startsOf);
}

function isKnown(words: Postings, start: string): boolean {
  const { from, to } = startingWith(words, start);
  return from < to;
}

/** The words one typo away, those of the most products first. */
function meantBy(words: Postings, word: string): string[] {
  return [...oneTypoAway(word)]
    .map((meant) => ({ meant, uses: membersIn(words, exactly(words, meant)).length }))
    .filter(({ uses }) => uses > 0)
    .toSorted((a, b) => b.uses - a.uses)
    .slice(0, mostMeant)
    .map(({ meant }) => meant);
}

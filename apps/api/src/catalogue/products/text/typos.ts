/** Words as they are mistyped. */
import { isTradeWord } from './trade-words.ts';

/** Shorter words have too many neighbours to guess. */
const shortestTypo = 3;

/** Codes and measures are never corrected, nor are words of the trade, which mean what they say. */
export function canBeMistyped(word: string): boolean {
  return word.length >= shortestTypo && /^[a-z]+$/.test(word) && !isTradeWord(word);
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Typists scramble the first letters: that many, in any order. */
const mixedUp = 3;

/**
 * All texts one typo away: a letter wrong, missing or extra, any two letters swapped, or the first
 * three scrambled.
 */
export function oneTypoAway(word: string): Set<string> {
  const end = word.slice(mixedUp);
  const found = new Set(ordersOf(word.slice(0, mixedUp)).map((start) => start + end));
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [next = ''] = after;
    for (const letter of letters) {
      found.add(before + letter + after);
      if (next !== '') found.add(before + letter + after.slice(1));
    }
    if (next !== '') found.add(before + after.slice(1));
    for (let other = 1; other < after.length; other += 1) {
      const letter = after.charAt(other);
      found.add(before + letter + after.slice(1, other) + next + after.slice(other + 1));
    }
  }
  found.delete(word);
  return found;
}

/** How many words one typo away, the most frequent, are looked at. */
export const mostNear = 15;

/** How many corrections of a mistyped word are searched. */
const mostCorrections = 5;

/** A catalogue word in the shop's language that is one typo away; words of the other language don't count. */
export interface NearWord {
  readonly key: string;
  /** How many goods have it in their name, brand or code; 0: longer texts alone have it. */
  readonly named: number;
}

/** Of so short a word another first letter makes another word: an xbox is no box. */
const shortWord = 4;

/**
 * What a mistyped word is taken for: the word itself with a letter doubled or not, else what most goods are
 * called by. Words that stand in texts alone are for when there is no other.
 *
 * @param near the most frequent first
 */
export function chosenCorrections(word: string, near: readonly NearWord[]): readonly string[] {
  const likely = near.filter(({ key }) => isLikely(word, key));
  const called = likely.filter(({ named }) => named > 0).toSorted((a, b) => b.named - a.named);
  const same = called.filter(({ key }) => undoubled(key) === undoubled(word));
  const chosen = [same, called, likely].find(({ length }) => length > 0) ?? [];
  return chosen.slice(0, mostCorrections).map(({ key }) => key);
}

function isLikely(word: string, key: string): boolean {
  return word.length > shortWord || key[0] === word[0] || sorted(key) === sorted(word);
}

function sorted(word: string): string {
  return Array.from(word).toSorted().join('');
}

/** `marreta` as `mareta`. */
function undoubled(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1');
}

function ordersOf(text: string): string[] {
  if (text.length < 2) return [text];
  return Array.from(text).flatMap((letter, at) =>
    ordersOf(text.slice(0, at) + text.slice(at + 1)).map((rest) => letter + rest),
  );
}

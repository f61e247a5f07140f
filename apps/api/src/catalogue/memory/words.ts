/** Words as they are searched: small letters without accents, and digits. */

/** Longer words are no words. */
const longestWord = 40;

/** The words of a text in their order, as often as they stand there. */
export function plainWords(text: string): string[] {
  const words =
    withoutMarks(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => word.slice(0, longestWord));
}

/** A text whose letters stand without their accents. Most have none, which is found out sooner. */
function withoutMarks(text: string): string {
  return /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
}

/** What words begin with that may be meant: a plural finds the singular too, both end it in s. */
export function startsOf(word: string): string[] {
  return word.length >= 5 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
}

/** Shorter words have too many neighbours to guess which was meant. */
const shortestTypo = 3;

/** Whether a word may be taken for another one: codes and measures may not. */
export function canBeMistyped(word: string): boolean {
  return word.length >= shortestTypo && /^[a-z]+$/.test(word);
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Fingers that begin too early mix up the first letters: so many of them, in any order. */
const mixedUp = 3;

/**
 * All that is one typo away from a word: a letter wrong, missing, too many, two swapped, or the first
 * three in another order.
 */
export function oneTypoAway(word: string): Set<string> {
  const end = word.slice(mixedUp);
  const found = new Set(ordersOf(word.slice(0, mixedUp)).map((start) => start + end));
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [next = '', second = ''] = after;
    for (const letter of letters) {
      found.add(before + letter + after);
      if (next !== '') found.add(before + letter + after.slice(1));
    }
    if (next !== '') found.add(before + after.slice(1));
    if (second !== '') found.add(before + second + next + after.slice(2));
  }
  found.delete(word);
  return found;
}

/** Some letters in all their orders. */
function ordersOf(text: string): string[] {
  if (text.length < 2) return [text];
  return Array.from(text).flatMap((letter, at) =>
    ordersOf(text.slice(0, at) + text.slice(at + 1)).map((rest) => letter + rest),
  );
}

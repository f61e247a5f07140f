/** Words in search form: a-z without accents, and 0-9. */

/** Longer words are not indexed. */
const longestWord = 40;

/** The words of a text in order, with repetitions. */
export function plainWords(text: string): string[] {
  const words =
    withoutMarks(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => word.slice(0, longestWord));
}

/** Strips accents. Most texts have none, which is checked first. */
function withoutMarks(text: string): string {
  return /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
}

/** Prefixes to search: a plural in s finds its singular too. */
export function startsOf(word: string): string[] {
  return word.length >= 5 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
}

/** Shorter words have too many neighbours to guess. */
const shortestTypo = 3;

/** Codes and measures are never corrected. */
export function canBeMistyped(word: string): boolean {
  return word.length >= shortestTypo && /^[a-z]+$/.test(word);
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Typists scramble the first letters: that many, in any order. */
const mixedUp = 3;

/**
 * All texts one typo away: a letter wrong, missing, extra, two swapped, or the first three
 * scrambled.
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

function ordersOf(text: string): string[] {
  if (text.length < 2) return [text];
  return Array.from(text).flatMap((letter, at) =>
    ordersOf(text.slice(0, at) + text.slice(at + 1)).map((rest) => letter + rest),
  );
}

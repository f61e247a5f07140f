import type { Random } from './random.ts';

interface Wanted {
  readonly name: string;
  readonly code: string;
}

/** Part of every copied product's name; never searched for. */
const copyWord = /^s[eé]rie$/;

/**
 * Words of a name in any order, some mistyped, with or without accents and capitals; codes and
 * parts of codes. With `typing`, the last word is unfinished.
 */
export function searchText({ name, code }: Wanted, typing: boolean, random: Random): string {
  const kind = random.below(100);
  if (kind < 5) return code;
  if (kind < 8) return code.replaceAll('-', '').toLowerCase();
  if (kind < 10) return code.slice(0, 3 + random.below(4));
  const words = name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1 && !copyWord.test(word));
  const first = random.below(words.length);
  const many = Math.min(
    words.length,
    random.weighed([
      [35, 1],
      [40, 2],
      [25, 3],
    ] as const),
  );
  const chosen = Array.from(
    { length: many },
    (_, at) => words[(first + at * 2) % words.length] ?? '',
  );
  const texts = kind < 25 ? chosen.map((word) => mistyped(word, random)) : chosen;
  const text = plainer(
    random.below(2) === 0 ? texts.join(' ') : texts.toReversed().join(' '),
    random,
  );
  return typing ? text.slice(0, Math.max(2, text.length - random.below(5))) : text;
}

/** Every second shopper omits accents. */
function plainer(text: string, random: Random): string {
  return random.below(2) === 0 ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
}

/** A letter omitted, doubled, or swapped with the next. */
function mistyped(word: string, random: Random): string {
  if (word.length < 5) return word;
  const place = 1 + random.below(word.length - 2);
  const [a = '', b = ''] = word.slice(place, place + 2);
  const [start, end] = [word.slice(0, place), word.slice(place + 2)];
  return random.of([start + b + end, start + a + a + b + end, start + b + a + end]);
}

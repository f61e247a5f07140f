/** How a text that is being typed goes on in the names of goods. */
import { isIdle, plainText } from './text/tokens.ts';

/** Words of a name from the one that was typed last, at most. */
const mostWords = 4;

/**
 * The text with its last word finished, or with the next one, as most of the names have it: `furad`
 * is `furadeira`, `furadeira` is `furadeira de impacto`. The most frequent first, none that is the
 * text itself.
 *
 * @param names of the goods found, the best first
 */
export function completionsOf(text: string, names: readonly string[], most: number): string[] {
  const typed = text.trim().toLowerCase().split(/\s+/);
  const last = plainText(typed.at(-1) ?? '');
  if (!/^[a-z]{2,}$/.test(last) || isIdle(last)) return [];
  const before = typed.slice(0, -1);
  const counts = new Map<string, { readonly text: string; count: number }>();
  for (const name of names) {
    const ending = endingIn(name, last);
    if (ending === undefined) continue;
    const whole = [...before, ending].join(' ');
    const plain = plainText(whole);
    const known = counts.get(plain);
    if (known) known.count += 1;
    else counts.set(plain, { text: whole, count: 1 });
  }
  counts.delete(plainText(typed.join(' ')));
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map((one) => one.text);
}

/** From the word that begins so up to its end, or to the next telling word when it is finished. */
function endingIn(name: string, last: string): string | undefined {
  const [clause = ''] = name.toLowerCase().split(',');
  const words = clause.split(/\s+/);
  const at = words.findIndex((word) => plainText(word).startsWith(last));
  const word = words[at];
  if (word === undefined || !isWord(word)) return undefined;
  if (plainText(word) !== last) return word;
  for (let end = at + 1; end < Math.min(words.length, at + mostWords); end += 1) {
    const next = words[end] ?? '';
    if (!isWord(next) || conjunctions.has(next)) return undefined;
    if (!isIdle(plainText(next))) return words.slice(at, end + 1).join(' ');
  }
  return undefined;
}

/** Joining words, before which a completion ends: `furadeira e chave` names two things. */
const conjunctions = new Set(['e', 'y', 'ou', 'o', 'com', 'con']);

/** No number, measure or code. */
function isWord(word: string): boolean {
  return /^[a-z]+$/.test(plainText(word));
}

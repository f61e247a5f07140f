import type { Lang } from '@ponte/contract/wire';
import { wordsIn } from '../../platform/runtime/words.ts';

/** In letters; longer than any first name in use. */
const longest = 40;

/**
 * A letter's first line. Any name can be registered for any address, so the name must not pass
 * as a message from the shop: one short line of letters, and nothing that a mail program turns into
 * a link.
 */
export function greeting(lang: Lang, name: string): string {
  const called = calledBy(name);
  const say = wordsIn(lang);
  return called ? say('mail.greeting', { name: called }) : say('mail.greeting.nameless');
}

function calledBy(name: string): string {
  const words = name
    .normalize('NFC')
    // A dot inside a word makes a link; one after an initial may stay.
    .replace(/\.(?=\S)/g, ' ')
    .replace(/[^\p{L}\p{M}\s.'’-]/gu, ' ')
    .trim()
    .split(/\s+/);
  let line = '';
  for (const word of words) {
    if (line.length + word.length >= longest) break;
    line = `${line} ${word}`.trim();
  }
  return line;
}

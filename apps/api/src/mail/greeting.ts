import type { Lang } from '@ponte/contract/wire';

/** More letters than a first name has that somebody is called by. */
const longest = 40;

/**
 * The first line of a letter. Whoever registers writes the name and chooses the address that the
 * letter goes to, so that nothing of it may pass as a message of the shop's: one short line of
 * letters, and no address that a mail program would turn into a link.
 */
export function greeting(lang: Lang, name: string): string {
  const called = calledBy(name);
  if (lang === 'es') return called ? `Hola, ${called}:` : 'Hola:';
  return called ? `Olá, ${called}!` : 'Olá!';
}

function calledBy(name: string): string {
  const words = name
    .normalize('NFC')
    // A dot within a word makes an address of it; the one after an initial may stay.
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

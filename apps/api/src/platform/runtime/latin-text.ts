import anyAscii from 'any-ascii';

/** Letters and signs of Archivo, with which tickets and previews are drawn. */
const drawn =
  /^(?:[\u0300-\u0304\u0306-\u030c\u031b\u0323\u0324\u0326-\u0328]|[\n -~\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0200-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2010\u2011\u2013-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20b2\u2113\u2116\u2122\u2126\u2190-\u2195\u2212\u221e\u2248\u2260\u2264\u2265])$/u;

/** Emoji and what joins, colours or chooses them: they name nothing. */
const picture =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)$/u;

/**
 * A text for the fonts of files that the shop draws: what these lack is given in Latin letters
 * ("王小明": "WangXiaoMing"), emoji are left out. A text that they have stays as it is.
 */
export function latinText(text: string): string {
  const composed = text.normalize('NFC');
  const letters = Array.from(composed);
  if (letters.every((letter) => drawn.test(letter))) return composed;
  return letters.map(latinLetter).join('').replaceAll(/ {2,}/g, ' ').trim();
}

function latinLetter(letter: string): string {
  if (drawn.test(letter)) return letter;
  return picture.test(letter) ? '' : anyAscii(letter).replaceAll('`', '');
}

/** Whether `latinText` keeps each letter of a text. */
export function isLatin(text: string): boolean {
  return Array.from(text.normalize('NFC')).every(
    (letter) => drawn.test(letter) || picture.test(letter),
  );
}

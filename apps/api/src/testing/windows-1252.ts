/** The characters that Windows-1252 has at 0x80 to 0x9F, and those beyond as Unicode has them. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** A text as a spreadsheet of Brazil or Paraguay saves it by default. */
export function windows1252(text: string): Buffer {
  const bytes = Array.from(text, (letter) => {
    const at = special.indexOf(letter);
    return at < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + at;
  });
  return Buffer.from(bytes);
}

/** When two codes are the same to a person who reads them. */

/** Cyrillic and Greek capitals that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...pairs('АВЕКМНОРСТУХЅІЈԚԜѴ', 'ABEKMHOPCTYXSIJQWV'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
};

const plainKey = /^[!-`{-~]*$/;
const foreign = /[\u0370-\u052F]/g;

/** The same for codes that differ by case, blanks, invisible or look-alike letters alone. */
export function codeKey(code: string): string {
  if (plainKey.test(code)) return code;
  return latinOf(code.normalize('NFKC').replaceAll(/[\p{Cf}\s]+/gu, ''));
}

/** In capitals, with Latin letters for their look-alikes. */
function latinOf(text: string): string {
  return text.toUpperCase().replaceAll(foreign, (letter) => lookAlikes[letter] ?? letter);
}

/** The code in Latin letters, where all of its others only look like them; otherwise undefined. */
export function latinLookAlike(code: string): string | undefined {
  if (code.search(foreign) < 0) return undefined;
  const latin = latinOf(code.normalize('NFKC'));
  return latin.search(foreign) < 0 ? latin : undefined;
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(from.split('').map((letter, index) => [letter, to[index] ?? letter]));
}

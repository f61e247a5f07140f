/** Named character references that text in Portuguese or Spanish uses: the markup's own, Latin-1, dashes and quotes. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const firstLatin1 = 160;

const named: ReadonlyMap<string, string> = new Map([
  ...latin1
    .split(' ')
    .map((name, index) => [name, String.fromCharCode(firstLatin1 + index)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
  ['trade', '™'],
]);

/** Replaces character references; unknown ones stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,7});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named.get(name) ?? whole;
    const hex = name[1] === 'x' || name[1] === 'X';
    return characterOf(Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10));
  });
}

/** Control characters, surrogates and what lies beyond Unicode become the replacement character. */
function characterOf(code: number): string {
  const control = (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127;
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  return control || surrogate || code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
}

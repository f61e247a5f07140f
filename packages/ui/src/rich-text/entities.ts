/**
 * Named character references that text in Portuguese or Spanish uses: the markup's own, Latin-1, dashes
 * and quotes. Of letters the small one stands for both: "Agrave" is "agrave" in capitals.
 */
const named: ReadonlyMap<string, string> = new Map([
  ...namesFrom(
    160,
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  ),
  ...namesFrom(
    223,
    'szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
  ),
  ['times', '×'],
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

function namesFrom(first: number, names: string) {
  return names.split(' ').map((name, index) => [name, String.fromCharCode(first + index)] as const);
}

function characterNamed(name: string): string | undefined {
  return named.get(name) ?? named.get(name.toLowerCase())?.toUpperCase();
}

/** Replaces character references; unknown ones stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,7});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return characterNamed(name) ?? whole;
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

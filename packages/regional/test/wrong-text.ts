import * as fc from 'fast-check';

/** What people and clipboards put into a number by mistake, and what has no place in one. */
const strays = fc.constantFrom(
  ...'0 1 2 3 4 5 6 7 8 9 A B C D E F X a b c x'.split(' '),
  ...'. - / + 00 +55 595 \u2011 \u200e , _ º ٣ Ａ CPF: RUC C.I. V-'.split(' '),
  ' ',
  '     ',
);

/** A text with something put into it, taken out, replaced or added at its end. */
export function mistyped(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const mistake = fc.record({
    at: fc.nat(24),
    removed: fc.nat(2),
    added: fc.oneof({ weight: 3, arbitrary: strays }, { weight: 1, arbitrary: fc.constant('') }),
  });
  return fc.tuple(text, fc.array(mistake, { maxLength: 3 })).map(([written, mistakes]) => {
    let mistaken = written;
    for (const { at, removed, added } of mistakes) {
      const place = at % (mistaken.length + 1);
      mistaken = mistaken.slice(0, place) + added + mistaken.slice(place + removed);
    }
    return mistaken;
  });
}

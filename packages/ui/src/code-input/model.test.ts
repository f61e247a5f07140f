import { applyMask } from '@ponte/regional/masks';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeMask } from './model.ts';

const six = codeMask(6);

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['1 2 3 4', '1234'],
  ['', ''],
])('%j is read as %j', (text, digits) => {
  expect(six.read(text)).toBe(digits);
});

test.each(['1234567', '12a456', 'G-123456'])(
  'keeps %j as it was typed, which is no code of six digits',
  (text) => {
    expect(six.read(text)).toBeUndefined();
    expect(applyMask(six, text).text).toBe(text);
  },
);

test('shows the digits and nothing else, and reads what it shows', () => {
  const code = fc
    .array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 })
    .map((all) => all.join(''));
  const blanks = fc.constantFrom('', ' ', '\u00A0', '-', '–', '\n');
  fc.assert(
    fc.property(code, blanks, (digits, blank) => {
      const { text, raw } = applyMask(six, digits.split('').join(blank));
      expect([text, raw, six.read(text)]).toEqual([digits, digits, digits]);
    }),
  );
});

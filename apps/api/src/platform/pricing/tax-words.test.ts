import { money } from '@ponte/regional/money';
import { expect, test } from 'vitest';
import { taxWords } from './tax-words.ts';

// Spec: decision 43
test.each([
  ['pt', money(529_800, 'PYG'), money(48_164, 'PYG'), 'I.V.A. incluído: G$\u00a048.164'],
  ['es', money(529_800, 'PYG'), money(48_164, 'PYG'), 'I.V.A. incluido: G$\u00a048.164'],
  ['es', money(529_800, 'PYG'), undefined, 'I.V.A. incluido'],
  ['pt', money(6490, 'USD'), money(0, 'USD'), 'sem I.V.A.'],
  ['es', money(6490, 'USD'), undefined, 'sin I.V.A.'],
] as const)('in %s of %o with %o of it is %s', (lang, total, tax, said) => {
  expect(taxWords(lang, total, tax)).toBe(said);
});

import { expect, it } from 'vitest';
import { centsOf, wholeOf } from './product-values.ts';

it.each([
  ['99,90', 9990],
  ['1.234,5', 123_450],
  ['7', 700],
])('the price "%s" is %d cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it.each(['0', '0,00', '1,999', 'x', '', '7.300'])('"%s" is no price', (typed) => {
  expect(centsOf(typed)).toBeUndefined();
});

it('takes whole numbers alone', () => {
  expect([' 12 ', '1,5', '-1', ''].map(wholeOf)).toEqual([12, undefined, undefined, undefined]);
});

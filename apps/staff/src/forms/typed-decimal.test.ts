import { expect, it } from 'vitest';
import { shownDecimal, typedDecimal } from './typed-decimal.ts';

it.each([
  ['1234', '1234'],
  ['1234,5', '1234.5'],
  ['1.234,50', '1234.50'],
  ['1.234.567', '1234567'],
  ['12.5', '12.5'],
  [' 99,90 ', '99.90'],
  ['5,4321', '5.4321'],
])('"%s" is %s', (typed, decimal) => {
  expect(typedDecimal(typed)).toBe(decimal);
});

it.each(['7.300', '1,234.5', '1.23.4', '-1', '', ',5', '1e3', 'dez'])(
  '"%s" is refused, as it is no number or two',
  (typed) => {
    expect(typedDecimal(typed)).toBeUndefined();
  },
);

it('is shown as it would be typed', () => {
  expect(typedDecimal(shownDecimal('7300.25'))).toBe('7300.25');
});

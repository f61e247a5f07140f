import { expect, test } from 'vitest';
import { centsOf, isAmount, mayBeThousands } from './amounts.ts';

test.each([
  ['12,50', 1250],
  ['12.50', 1250],
  ['12,5', 1250],
  ['12', 1200],
  ['0,99', 99],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234.567', 123_456_700],
  ['12,345,678.9', 1_234_567_890],
  ['123456789,00', 12_345_678_900],
])('%s is %i hundredths', (text, cents) => {
  expect(isAmount(text)).toBe(true);
  expect(centsOf(text)).toBe(cents);
});

test.each(['1.234', '1,234', '12.500', '0,125'])('%s may be thousands or a fraction', (text) => {
  expect([isAmount(text), mayBeThousands(text)]).toEqual([false, true]);
});

test.each([
  '',
  '-1',
  '1,2,3',
  '1.234,567',
  '1.23,45',
  '12,345.678',
  '1 234,50',
  'U$ 12',
  '1e3',
  '.5',
  '5.',
])('%j is no amount', (text) => {
  expect([isAmount(text), mayBeThousands(text)]).toEqual([false, false]);
});

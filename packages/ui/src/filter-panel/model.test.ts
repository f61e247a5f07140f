import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountAt,
  amountIn,
  countChosen,
  foldsOf,
  sliderSteps,
  stepAt,
  withBox,
  writtenAmount,
} from './model.ts';

test('a box is taken in at the end, once, and out again', () => {
  const one = withBox({ b: ['1'] }, 'b', { value: '2', checked: true });
  expect(withBox(one, 'b', { value: '2', checked: true })).toEqual({ b: ['1', '2'] });
  expect(withBox(one, 'b', { value: '1', checked: false })).toEqual({ b: ['2'] });
});

test.each([
  [0, []],
  [1, [1]],
  [12, [12]],
  [13, [7, 6]],
  [41, [10, 11, 10, 10]],
])('%i values are folded into as few parts of a dozen as possible', (count, sizes) => {
  const values = Array.from({ length: count }, (_, at) => at);
  expect(foldsOf(values).map(({ length }) => length)).toEqual(sizes);
  expect(foldsOf(values).flat()).toEqual(values);
});

test('both ends of a range are one filter', () => {
  const format = String;
  const range = {
    kind: 'range',
    id: 'p',
    names: ['from', 'to'],
    label: 'P',
    min: 0,
    max: 9,
  } as const;
  const count = (values: Record<string, readonly string[]>) =>
    countChosen([{ ...range, format }], values);
  expect(count({ from: ['1'], to: ['2'], b: ['3', '4'] })).toBe(3);
  expect(count({ from: [''], to: ['2'] })).toBe(1);
  expect(count({})).toBe(0);
});

test.each([
  ['1500', '1.500', 1500],
  ['1500.50', '1.500,50', 1500.5],
  ['12345678', '12.345.678', 12_345_678],
  ['90', '90', 90],
])('%s is written %s', (decimal, text, amount) => {
  expect(writtenAmount(decimal)).toBe(text);
  expect(amountIn(text)).toBe(amount);
});

test.each(['', ' ', 'a', '-5'])('%j says no amount', (text) => {
  expect(amountIn(text)).toBeUndefined();
});

test('the slider covers the prices from the lowest to the highest, without going back', () => {
  const price = fc.integer({ min: 1, max: 90_000_000 });
  fc.assert(
    fc.property(price, price, (one, other) => {
      const bounds = { min: Math.min(one, other), max: Math.max(one, other) };
      const amounts = Array.from({ length: sliderSteps + 1 }, (_, step) => amountAt(step, bounds));
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      expect(amounts[0]).toBeGreaterThanOrEqual(bounds.min);
      expect(amounts.at(-1)).toBeLessThanOrEqual(bounds.max);
      expect(stepAt(bounds.min, bounds)).toBe(0);
    }),
  );
});

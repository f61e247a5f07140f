import { describe, expect, test } from 'vitest';
import { clampQuantity, parseQuantity, quantityAfterKey } from './use-quantity-stepper.ts';

const upTo99 = { min: 1, max: 99 };

describe('clampQuantity', () => {
  test.each([
    [0, 1],
    [-3, 1],
    [1, 1],
    [42, 42],
    [99, 99],
    [100, 99],
    [2.9, 2],
  ])('brings %d to %d', (given, expected) => {
    expect(clampQuantity(given, upTo99)).toBe(expected);
  });

  test('leaves the top open without a maximum', () => {
    expect(clampQuantity(100_000, { min: 1 })).toBe(100_000);
  });
});

describe('parseQuantity', () => {
  test.each([
    ['7', 7],
    [' 12 ', 12],
    ['007', 7],
    ['0', 1],
    ['250', 99],
  ])('reads %j as %d', (text, expected) => {
    expect(parseQuantity(text, upTo99)).toBe(expected);
  });

  test.each(['', '  ', '1.5', '2,0', '-1', '1e3', 'abc', '٣', '9999999999'])(
    'refuses %j, which is no whole number that a shopper would mean',
    (text) => {
      expect(parseQuantity(text, upTo99)).toBeNull();
    },
  );
});

describe('quantityAfterKey', () => {
  test.each([
    ['ArrowUp', 5, 6],
    ['ArrowDown', 5, 4],
    ['ArrowDown', 1, 1],
    ['ArrowUp', 99, 99],
    ['PageUp', 5, 15],
    ['PageDown', 5, 1],
    ['Home', 5, 1],
    ['End', 5, 99],
  ])('%s on %d gives %d', (key, quantity, expected) => {
    expect(quantityAfterKey(key, quantity, upTo99)).toBe(expected);
  });

  test('leaves letters and the open end alone', () => {
    expect(quantityAfterKey('a', 5, upTo99)).toBeNull();
    expect(quantityAfterKey('End', 5, { min: 1 })).toBeNull();
  });
});

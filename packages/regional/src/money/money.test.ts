import { describe, expect, test } from 'vitest';
import { add, compare, equals, isZero, money, multiply, sum } from './index.ts';

const largest = Number.MAX_SAFE_INTEGER;

describe('money', () => {
  test('is a plain object that survives JSON', () => {
    const amount = money(6490, 'USD');
    expect(JSON.parse(JSON.stringify(amount))).toEqual({ minor: 6490, currency: 'USD' });
  });

  test('turns minus zero into zero, so that nothing costs "-0,00"', () => {
    expect(money(-0, 'USD').minor).toBe(0);
  });

  test.each([0.5, NaN, Infinity, -Infinity, largest + 1, -largest - 1])(
    'refuses %s minor units, which are not exact',
    (minor) => {
      expect(() => money(minor, 'BRL')).toThrow(RangeError);
      expect(() => money(minor, 'BRL')).toThrow(`${minor} is not a safe integer`);
    },
  );

  test('holds the largest exact amounts of both signs', () => {
    expect(money(largest, 'ARS').minor).toBe(largest);
    expect(money(-largest, 'ARS').minor).toBe(-largest);
  });
});

describe('add and sum', () => {
  test('add amounts of one currency without binary fractions', () => {
    expect(add(money(10, 'USD'), money(20, 'USD'))).toEqual(money(30, 'USD'));
    expect(sum([money(1, 'PYG'), money(2, 'PYG'), money(3, 'PYG')], 'PYG')).toEqual(
      money(6, 'PYG'),
    );
  });

  test('stay exact at 10^15 minor units', () => {
    expect(add(money(1e15, 'USD'), money(1, 'USD')).minor).toBe(1_000_000_000_000_001);
  });

  test('give zero of the asked currency for an empty list', () => {
    expect(sum([], 'PYG')).toEqual(money(0, 'PYG'));
  });

  test('refuse to mix currencies', () => {
    expect(() => add(money(1, 'USD'), money(1, 'BRL'))).toThrow('BRL does not mix with USD');
    expect(() => sum([money(1, 'BRL')], 'USD')).toThrow(RangeError);
  });

  test('refuse a sum that is too large to be exact', () => {
    expect(() => add(money(largest, 'USD'), money(1, 'USD'))).toThrow(RangeError);
  });
});

describe('multiply', () => {
  test('multiplies by a whole quantity', () => {
    expect(multiply(money(6490, 'USD'), 3)).toEqual(money(19_470, 'USD'));
    expect(multiply(money(6490, 'USD'), 0)).toEqual(money(0, 'USD'));
  });

  test('never gives minus zero', () => {
    expect(multiply(money(-5, 'USD'), 0).minor).toBe(0);
  });

  test.each([1.5, NaN, Infinity])('refuses the quantity %s, which is not whole', (quantity) => {
    expect(() => multiply(money(100, 'USD'), quantity)).toThrow(
      `${quantity} is not a safe integer`,
    );
  });

  test('refuses a product that is too large to be exact', () => {
    expect(() => multiply(money(largest, 'USD'), 2)).toThrow(RangeError);
  });
});

describe('compare and equals', () => {
  test('sort amounts of one currency', () => {
    const amounts = [money(3, 'USD'), money(1, 'USD'), money(2, 'USD'), money(1, 'USD')];
    expect(amounts.sort(compare).map((amount) => amount.minor)).toEqual([1, 1, 2, 3]);
    expect(compare(money(1, 'USD'), money(1, 'USD'))).toBe(0);
    expect(compare(money(-largest, 'USD'), money(largest, 'USD'))).toBeLessThan(0);
  });

  test('compare refuses different currencies, equals calls them different', () => {
    expect(() => compare(money(1, 'USD'), money(1, 'ARS'))).toThrow(RangeError);
    expect(equals(money(1, 'USD'), money(1, 'ARS'))).toBe(false);
    expect(equals(money(1, 'USD'), money(1, 'USD'))).toBe(true);
    expect(equals(money(1, 'USD'), money(2, 'USD'))).toBe(false);
  });

  test('isZero knows zero only', () => {
    expect(isZero(money(0, 'PYG'))).toBe(true);
    expect(isZero(money(-1, 'PYG'))).toBe(false);
  });
});

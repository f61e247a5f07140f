import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, money, parseTypedMoney } from './index.ts';

test.each([
  ['1.234,50', 'USD', 123_450],
  ['1234,5', 'USD', 123_450],
  ['1234.5', 'USD', 123_450],
  ['1,234.50', 'USD', 123_450],
  ['U$ 1.234,50', 'USD', 123_450],
  ['US$1234', 'USD', 123_400],
  ['R$ 12', 'BRL', 1200],
  ['7.300', 'USD', 730_000],
  ['0.500', 'USD', 50],
  ['₲ 481.558', 'PYG', 481_558],
  ['Gs. 481 558', 'PYG', 481_558],
  ['1.234.567', 'PYG', 1_234_567],
] as const)('%j in %s is %d', (text, currency, minor) => {
  expect(parseTypedMoney(text, currency)).toEqual({ ok: true, money: money(minor, currency) });
});

test.each([
  ['', 'USD', 'empty'],
  ['  ', 'USD', 'empty'],
  ['doze', 'USD', 'notANumber'],
  ['1,2,3', 'USD', 'notANumber'],
  ['1.23.4', 'USD', 'notANumber'],
  ['1,234', 'USD', 'tooPrecise'],
  ['12,5', 'PYG', 'tooPrecise'],
  ['9'.repeat(20), 'USD', 'tooLarge'],
] as const)('refuses %j in %s: %s', (text, currency, reason) => {
  expect(parseTypedMoney(text, currency)).toEqual({ ok: false, reason });
});

test('reads what the shop writes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_000_000_000 }),
      fc.constantFrom('USD', 'PYG', 'BRL', 'ARS'),
      fc.boolean(),
      (minor, currency, symbol) => {
        const amount = money(minor, currency);
        const parsed = parseTypedMoney(formatMoney(amount, { symbol }), currency);
        expect(parsed).toEqual({ ok: true, money: amount });
      },
    ),
  );
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { currencyCodes, money, parseMoney, toDecimalString } from './index.ts';

describe('parseMoney', () => {
  test.each([
    ['64.90', 'USD', 6490],
    ['64.9', 'USD', 6490],
    ['64', 'USD', 6400],
    ['64.900', 'USD', 6490],
    ['0.05', 'BRL', 5],
    ['-0.05', 'BRL', -5],
    ['007.50', 'ARS', 750],
    [' 12.00\n', 'ARS', 1200],
    ['481558', 'PYG', 481_558],
    ['481558.00', 'PYG', 481_558],
    ['90071992547409.91', 'USD', Number.MAX_SAFE_INTEGER],
    ['-90071992547409.91', 'USD', -Number.MAX_SAFE_INTEGER],
    ['1000000000000000', 'PYG', 1e15],
  ] as const)('reads %j %s as %i minor units', (text, currency, minor) => {
    expect(parseMoney(text, currency)).toEqual({ ok: true, money: { minor, currency } });
  });

  test('reads minus zero as zero', () => {
    expect(parseMoney('-0.00', 'USD')).toEqual({ ok: true, money: money(0, 'USD') });
  });

  test.each(['', ' ', '\n\t'])('says that %j is empty', (text) => {
    expect(parseMoney(text, 'USD')).toEqual({ ok: false, reason: 'empty' });
  });

  test.each([
    '12,50',
    '1.234.50',
    '1e3',
    '+1',
    '--1',
    '- 1',
    '.5',
    '5.',
    '0x10',
    'NaN',
    'Infinity',
    'R$ 5',
    '1 000',
    '١٢',
    '１２',
    '\u200f12',
    '12\0',
    '💸',
    '12\n13',
  ])('says that %j is not a number', (text) => {
    expect(parseMoney(text, 'USD')).toEqual({ ok: false, reason: 'notANumber' });
  });

  test.each([
    ['64.901', 'USD'],
    ['481558.40', 'PYG'],
    ['0.0000000000000000000000001', 'BRL'],
  ] as const)('says that %j is too precise for %s', (text, currency) => {
    expect(parseMoney(text, currency)).toEqual({ ok: false, reason: 'tooPrecise' });
  });

  test.each(['90071992547409.92', '-90071992547409.92', '9'.repeat(1_000_000)])(
    'says that %.40s is too large',
    (text) => {
      expect(parseMoney(text, 'USD')).toEqual({ ok: false, reason: 'tooLarge' });
    },
  );

  test('reads back every amount that toDecimalString writes', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencyCodes), (minor, currency) => {
        const amount = money(minor, currency);
        expect(parseMoney(toDecimalString(amount), currency)).toEqual({ ok: true, money: amount });
      }),
    );
  });

  test('answers any text at all', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(typeof parseMoney(text, 'ARS').ok).toBe('boolean');
      }),
    );
  });
});

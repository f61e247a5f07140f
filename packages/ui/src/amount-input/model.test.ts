import { currencyCodes, formatMoney, money, type CurrencyCode } from '@ponte/regional/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ptBR } from '../locales/pt-BR.ts';
import { amountFault, readAmount, writtenAmount } from './model.ts';

describe('readAmount', () => {
  test.each([
    ['R$ 1.234,56', 'BRL', 123_456],
    ['R$\u00A01.234,56', 'BRL', 123_456],
    ['1,234.56', 'BRL', 123_456],
    ['1234,5', 'BRL', 123_450],
    ['1234.5', 'BRL', 123_450],
    ['BRL 12', 'BRL', 1200],
    ['12 BRL', 'BRL', 1200],
    ['Gs. 1.500.000', 'PYG', 1_500_000],
    ['gs 1500000', 'PYG', 1_500_000],
    ['₲1.500.000', 'PYG', 1_500_000],
    ['1.500.000 Gs.', 'PYG', 1_500_000],
    ['$ 64,90', 'USD', 6490],
    ['US$64.90', 'USD', 6490],
    ['AR$ 89.886,50', 'ARS', 8_988_650],
  ] as const)('%j in %s is %d', (text, currency, minor) => {
    expect(readAmount(text, currency)).toEqual({ ok: true, money: money(minor, currency) });
  });

  test.each([
    ['R$ 100', 'USD', 'otherCurrency'],
    ['U$ 100', 'BRL', 'otherCurrency'],
    ['Gs. 100', 'ARS', 'otherCurrency'],
    ['12,50', 'PYG', 'tooPrecise'],
    ['1,999', 'BRL', 'tooPrecise'],
    ['doze', 'BRL', 'notANumber'],
    ['1.23.4', 'BRL', 'notANumber'],
    ['9'.repeat(20), 'BRL', 'notANumber'],
    [' ', 'BRL', 'empty'],
  ] as const)('%j in %s is refused: %s', (text, currency, reason) => {
    expect(readAmount(text, currency)).toEqual({ ok: false, reason });
  });

  const amounts = fc.record({
    minor: fc.integer({ min: 0, max: 9_000_000_000_000 }),
    currency: fc.constantFrom(...currencyCodes),
  });

  test('reads what the shop writes, with and without the sign', () => {
    fc.assert(
      fc.property(amounts, ({ minor, currency }) => {
        const amount = money(minor, currency);
        for (const text of [formatMoney(amount), writtenAmount(amount, currency)]) {
          expect(readAmount(text, currency)).toEqual({ ok: true, money: amount });
        }
      }),
    );
  });

  test("takes no amount that has another currency's sign", () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencyCodes), ({ minor, currency }, field) => {
        fc.pre(field !== currency);
        expect(readAmount(formatMoney(money(minor, currency)), field)).toEqual({
          ok: false,
          reason: 'otherCurrency',
        });
      }),
    );
  });
});

test('writes no amount of another currency, which would be another amount', () => {
  expect(() => writtenAmount(money(6490, 'USD'), 'PYG')).toThrow(
    'The field is in PYG, but its amount in USD.',
  );
});

describe('amountFault', () => {
  const fault = (text: string, currency: CurrencyCode = 'BRL') =>
    amountFault(
      text,
      currency,
      { minimum: money(100, currency), maximum: money(100_000, currency) },
      ptBR.messages.amount,
    )?.replaceAll('\u00A0', ' ');

  test.each([
    ['0,99', 'BRL', 'O valor mínimo é R$ 1,00.'],
    ['1.000,01', 'BRL', 'O valor máximo é R$ 1.000,00.'],
    ['doze', 'BRL', 'Digite um valor, como 1.234,50.'],
    ['doze', 'PYG', 'Digite um valor, como 150.000.'],
    ['10,005', 'BRL', 'Use no máximo 2 casas decimais.'],
    ['10,5', 'PYG', 'Esta moeda não tem centavos. Digite um valor inteiro.'],
    ['U$ 10', 'BRL', 'Digite o valor em R$.'],
  ] as const)('of %j in %s: %s', (text, currency, sentence) => {
    expect(fault(text, currency)).toBe(sentence);
  });

  test('there is none within the bounds, which belong to it', () => {
    expect(['1', '1.000', '12,30'].map((text) => fault(text))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

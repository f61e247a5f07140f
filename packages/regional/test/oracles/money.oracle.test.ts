import * as dinero from 'dinero.js/bigint';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  compare,
  convert,
  currencies,
  currencyCodes,
  formatMoney,
  formatRate,
  money,
  multiply,
  parseMoney,
  toDecimalString,
  type CurrencyCode,
  type Money,
} from '../../src/money/index.ts';
import { disagreements } from './oracle.ts';

const currency = fc.constantFrom(...currencyCodes);
/** Up to 10^15 minor units of either sign, small amounts as often as large ones. */
const minor = fc.oneof(
  fc.integer({ min: -2000, max: 2000 }),
  fc.maxSafeInteger().map((value) => value % (1e15 + 1)),
);
const amount = fc.tuple(minor, currency).map(([value, code]) => money(value, code));
/** A rate as the wire gives it: up to eight digits before and after the dot. */
const rate = fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.nat(8)).map(([digits, scale]) => {
  const text = String(digits).padStart(scale + 1, '0');
  return scale > 0 ? `${text.slice(0, -scale)}.${text.slice(-scale)}` : text;
});

function dineroCurrency(code: CurrencyCode) {
  return { code, base: 10n, exponent: BigInt(currencies[code].decimals) };
}

function toDinero(value: Money) {
  return dinero.dinero({ amount: BigInt(value.minor), currency: dineroCurrency(value.currency) });
}

/** The minor units of a dinero object as a number, or the error that our own result would be. */
function minorOf(value: dinero.Dinero<bigint>): number | string {
  const units = Number(dinero.toSnapshot(value).amount);
  return Number.isSafeInteger(units) ? units : 'RangeError';
}

function orRangeError(make: () => Money): number | string {
  try {
    return make().minor;
  } catch (error) {
    return error instanceof RangeError ? 'RangeError' : String(error);
  }
}

test('amounts are added, multiplied and compared as by dinero.js', () => {
  expect(
    disagreements({
      name: 'sum, product and order, dinero.js',
      cases: fc.tuple(minor, minor, fc.integer({ min: -1000, max: 100_000 }), currency),
      ours: ([a, b, quantity, code]) => [
        orRangeError(() => add(money(a, code), money(b, code))),
        orRangeError(() => multiply(money(a, code), quantity)),
        Math.sign(compare(money(a, code), money(b, code))),
      ],
      oracle: ([a, b, quantity, code]) => [
        minorOf(dinero.add(toDinero(money(a, code)), toDinero(money(b, code)))),
        minorOf(dinero.multiply(toDinero(money(a, code)), BigInt(quantity))),
        dinero.compare(toDinero(money(a, code)), toDinero(money(b, code))),
      ],
    }),
  ).toEqual([]);
});

test('dollars are converted as by dinero.js, with halves rounded away from zero', () => {
  expect(
    disagreements({
      name: 'conversion, dinero.js',
      cases: fc.tuple(minor, currency, rate).filter(([, to]) => to !== 'USD'),
      ours: ([value, to, text]) => convert(money(value, 'USD'), to, { [to]: text }).minor,
      oracle: ([value, to, text]) => {
        const [whole = '', fraction = ''] = text.split('.');
        const scaled = { amount: BigInt(whole + fraction), scale: BigInt(fraction.length) };
        const exact = dinero.convert(toDinero(money(value, 'USD')), dineroCurrency(to), {
          [to]: scaled,
        });
        const decimals = BigInt(currencies[to].decimals);
        const result = minorOf(dinero.transformScale(exact, decimals, dinero.halfAwayFromZero));
        // Out of the exact range we give zero, as for any unusable rate.
        return result === 'RangeError' ? 0 : result;
      },
    }),
  ).toEqual([]);
});

test('amounts are written for the wire as by dinero.js and read back', () => {
  expect(
    disagreements({
      name: 'decimal strings, dinero.js',
      cases: amount,
      ours: (value) => {
        const parsed = parseMoney(toDecimalString(value), value.currency);
        return [toDecimalString(value), parsed.ok ? parsed.money : parsed.reason];
      },
      oracle: (value) => [dinero.toDecimal(toDinero(value)), value],
    }),
  ).toEqual([]);
});

test('amounts are shown as Intl shows them in pt-BR and es-PY', () => {
  const formats = new Map(
    currencyCodes.map((code) => {
      const { decimals } = currencies[code];
      const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      return [code, ['pt-BR', 'es-PY'].map((locale) => new Intl.NumberFormat(locale, options))];
    }),
  );
  expect(
    disagreements({
      name: 'figures, Intl',
      cases: amount,
      ours: (value) => {
        const figures = formatMoney(value, { symbol: false });
        return [figures, figures];
      },
      // A decimal string is formatted exactly; TypeScript wants to know that it is one.
      oracle: (value) =>
        formats
          .get(value.currency)
          ?.map((format) => format.format(asNumeric(toDecimalString(value)))),
    }),
  ).toEqual([]);
});

test('exchange rates are shown as Intl shows them', () => {
  expect(
    disagreements({
      name: 'exchange-rate chip, Intl',
      cases: fc.tuple(rate, fc.constantFrom(0, 2, 4)),
      ours: ([text, decimals]) => formatRate(text, decimals),
      oracle: ([text, decimals]) =>
        new Intl.NumberFormat('pt-BR', {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        }).format(asNumeric(text)),
    }),
  ).toEqual([]);
});

test('decimal texts are read as dinero.js and BigInt read them', () => {
  expect(
    disagreements({
      name: 'parsing, BigInt',
      cases: fc.tuple(fc.stringMatching(/^-?\d{1,18}(\.\d{1,4})?$/), currency),
      ours: ([text, code]) => {
        const parsed = parseMoney(text, code);
        return parsed.ok ? parsed.money.minor : parsed.reason;
      },
      oracle: ([text, code]) => {
        const [whole = '', fraction = ''] = text.split('.');
        const tenThousandths = BigInt(whole + fraction.padEnd(4, '0'));
        const unit = 10n ** BigInt(4 - currencies[code].decimals);
        if (tenThousandths % unit !== 0n) return 'tooPrecise';
        const units = Number(tenThousandths / unit);
        return Number.isSafeInteger(units) ? units + 0 : 'tooLarge';
      },
    }),
  ).toEqual([]);
});

function asNumeric(text: string): Intl.StringNumericLiteral {
  if (isNumeric(text)) return text;
  throw new TypeError(`${text} is not a decimal number.`);
}

function isNumeric(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

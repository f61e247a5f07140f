import { add, money, multiply } from '@ponte/regional/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enUS } from '../locales/en-US.ts';
import { esPY } from '../locales/es-PY.ts';
import { renderHtml } from '../test/render.tsx';
import { Price, instalmentsTotal, savingPercent, splitInstalments } from './price.tsx';

/** What is read out: texts in their order, without what is hidden from assistive technology. */
const read = (html: string) =>
  html
    .replaceAll(/<span aria-hidden="true">[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();

const price = money(61490, 'BRL');
const minor = fc.integer({ min: 0, max: 99_999_999_999 });

describe('a price in instalments without interest', () => {
  test('is exact where it can be divided', () => {
    expect(splitInstalments(price, 10)).toEqual({ count: 10, amount: money(6149, 'BRL') });
  });

  test('has what is left over in the first', () => {
    expect(splitInstalments(money(10000, 'BRL'), 3)).toEqual({
      count: 3,
      amount: money(3333, 'BRL'),
      first: money(3334, 'BRL'),
    });
  });

  test('adds up to the price, in whole minor units, whatever both are', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 2, max: 48 }), (total, count) => {
        const { amount, first = amount, ...split } = splitInstalments(money(total, 'PYG'), count);
        expect(split.count).toBe(count);
        expect(add(first, multiply(amount, count - 1))).toEqual(money(total, 'PYG'));
        expect(instalmentsTotal({ ...split, amount, first })).toEqual(money(total, 'PYG'));
        expect(first.minor - amount.minor).toBeLessThan(count);
        expect(first.minor).toBeGreaterThanOrEqual(amount.minor);
      }),
    );
  });

  test.each([1, 0, 2.5, Number.NaN])('is refused for a count of %s', (count) => {
    expect(() => splitInstalments(price, count)).toThrow(RangeError);
  });
});

describe('the saving', () => {
  test('is in whole per cent, rounded down', () => {
    expect(savingPercent(price, money(79900, 'BRL'))).toBe(23);
    expect(savingPercent(money(9999, 'BRL'), money(10000, 'BRL'))).toBe(0);
  });

  test('never promises more than is given', () => {
    fc.assert(
      fc.property(minor, minor, (now, before) => {
        const percent = savingPercent(money(now, 'USD'), money(before, 'USD'));
        expect(BigInt(percent) * BigInt(before)).toBeLessThanOrEqual(
          100n * BigInt(Math.max(0, before - now)),
        );
        expect(percent).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is none between two currencies', () => {
    expect(savingPercent(money(1, 'USD'), money(500, 'BRL'))).toBe(0);
  });
});

describe('Price', () => {
  const reduced = <Price price={price} listPrice={money(79900, 'BRL')} />;

  test('says before and after in words, in each language', () => {
    expect(read(renderHtml(reduced))).toBe('de R$ 799,00 Desconto de 23% por R$ 614,90');
    expect(read(renderHtml(reduced, esPY))).toBe(
      'antes R$ 799,00 Descuento del 23 % ahora R$ 614,90',
    );
    expect(read(renderHtml(reduced, enUS))).toBe('was R$ 799,00 23% off now R$ 614,90');
  });

  test('marks the old price as deleted and the new one as inserted', () => {
    const html = renderHtml(reduced);
    expect(read(/<del.*<\/del>/.exec(html)?.[0] ?? '')).toBe('R$ 799,00');
    expect(read(/<ins.*<\/ins>/.exec(html)?.[0] ?? '')).toBe('R$ 614,90');
  });

  test.each([
    ['lower', money(5990, 'BRL')],
    ['the same', price],
    ['in another currency', money(9990000, 'PYG')],
  ])('shows no old price that is %s', (_, listPrice) => {
    const html = renderHtml(<Price price={price} listPrice={listPrice} />);
    expect(read(html)).toBe('Preço R$ 614,90');
    expect(html).not.toMatch(/<(?:del|ins)/);
  });

  test('says its unit behind it', () => {
    const html = renderHtml(<Price price={money(890, 'BRL')} unit="metre" />);
    expect(read(html)).toBe('Preço R$ 8,90 por m');
  });

  test('says of instalments that they bear no interest when they add up to the price', () => {
    const html = renderHtml(<Price price={price} instalments={splitInstalments(price, 10)} />);
    expect(read(html)).toBe('Preço R$ 614,90 10 × de R$ 61,49 sem juros');
  });

  test('says which payment is another', () => {
    const amount = money(10000, 'BRL');
    const html = renderHtml(<Price price={amount} instalments={splitInstalments(amount, 3)} />);
    expect(read(html)).toContain('3 × de R$ 33,33 , sendo a 1ª de R$ 33,34, sem juros');
  });

  test('says what payments with interest come to', () => {
    const instalments = { count: 12, amount: money(5890, 'BRL') };
    const html = renderHtml(<Price price={price} instalments={instalments} />);
    expect(read(html)).toContain('12 × de R$ 58,90 total a prazo R$ 706,80');
  });

  test.each([
    ['a single payment', { count: 1, amount: price }],
    ['payments in another currency', { count: 2, amount: money(5, 'PYG') }],
    ['a count that is not whole', { count: 2.5, amount: money(5, 'BRL') }],
  ])('shows nothing of %s', (_, instalments) => {
    const html = renderHtml(<Price price={price} instalments={instalments} />);
    expect(read(html)).toBe('Preço R$ 614,90');
  });
});

import { expect, test } from 'vitest';
import { isRange, rangeOf } from './measure-ranges.ts';

test.each([
  ['450-w', 450, '300--500-w', '300 a 500 W'],
  ['500-w', 500, '500--1000-w', '500 a 1.000 W'],
  ['1000-w', 1000, '1000--2000-w', '1.000 a 2.000 W'],
  ['0.25-nm', 0.25, '0.2--0.3-nm', '0,2 a 0,3 Nm'],
  ['30000-ml', 30_000, '30000--50000-ml', '30 a 50 L'],
  ['2500-va', 2500, '2000--3000-va', '2 a 3 kVA'],
  ['2.5-hp', 2.5, '2--3-hp', '2 a 3 CV'],
  ['99.9999-bar', 99.9999, '50--100-bar', '50 a 100 bar'],
])('%s is in %s', (slug, size, range, name) => {
  expect(rangeOf({ slug, size })).toMatchObject({ slug: range, names: { pt: name, es: name } });
  expect(isRange({ slug: range })).toBe(true);
  expect(isRange({ slug })).toBe(false);
});

test.each([
  ['a number', '80', 80],
  ['a word', 'azul', undefined],
  ['what has to fit', '8-mm', 8],
  ['a voltage', '220-v', 220],
  ['dimensions', '6-x-40-mm', 6],
  ['nothing', '0-w', 0],
  ['a range of the goods', '12-20-w', 12],
])('%s is in none', (_, slug, size) => {
  expect(rangeOf({ slug, size })).toBeUndefined();
});

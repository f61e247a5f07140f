import { expect, it } from 'vitest';
import { centsOf, changedOf, wholeOf, type ProductValues } from './product-values.ts';

it.each([
  ['99,90', 9990],
  ['1.234,5', 123_450],
  ['7', 700],
])('the price "%s" is %d cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it.each(['0', '0,00', '1,999', 'x', '', '7.300'])('"%s" is no price', (typed) => {
  expect(centsOf(typed)).toBeUndefined();
});

it('takes whole numbers alone', () => {
  expect([' 12 ', '1,5', '-1', ''].map(wholeOf)).toEqual([12, undefined, undefined, undefined]);
});

const stored: ProductValues = {
  price: '64,90',
  tax: '10',
  inStock: true,
  inPhysicalStock: true,
  shelf: '5',
  shelfReason: 'count',
  showPrice: true,
  active: true,
  pictures: ['a', 'b'],
};

it.each<[string, Partial<ProductValues>, object]>([
  ['nothing', {}, {}],
  ['a price', { price: '1.070,00' }, { priceUsdCents: 107_000 }],
  ['no price', { price: ' ' }, { priceUsdCents: null }],
  ['a tax', { tax: '5' }, { taxPercent: 5 }],
  [
    'pieces, with their reason',
    { shelf: ' 4 ', shelfReason: 'correction' },
    { shelf: 4, shelfReason: 'correction' },
  ],
  ['no count of pieces', { shelf: '' }, { shelf: null, shelfReason: 'count' }],
  ['no reason without other pieces', { shelf: '5 ', shelfReason: 'correction' }, {}],
  ['a switch', { active: false }, { active: false }],
  ['the order of pictures', { pictures: ['b', 'a'] }, { pictures: ['b', 'a'] }],
])('sends only what differs: %s', (_, typed, sent) => {
  expect(changedOf({ ...stored, ...typed }, stored)).toEqual(sent);
});

import { expect, test } from 'vitest';
import { readValue } from './facet-values.ts';

test.each([
  ['220 V', '220-v', 220],
  ['0,22 kV', '220-v', 220],
  ['1/2"', '12.7-mm', 12.7],
  ['8', '8', 8],
  ['0 a 3.200 rpm', '0-a-3.200-rpm', 3200],
  ['até 40 W', 'ate-40-w', 40],
  ['M8 x 60 mm', 'm8-x-60-mm', 8],
  ['3,5 x 16 mm', '3-5-x-16-mm', 3.5],
  ['Bivolt', 'bivolt', undefined],
  ['Branca fria 6.500 K', 'branca-fria-6.500-k', undefined],
])('%s is the value %s of the size %o', (text, slug, size) => {
  expect(readValue(text)).toEqual({ slug, size });
});

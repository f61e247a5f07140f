import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shopSchema } from './shop-schema.ts';

const committed: unknown = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../../docs/shop.schema.json`, 'utf8'),
);

test('docs/shop.schema.json is the schema that shop.json is read by', () => {
  expect(JSON.parse(JSON.stringify(shopSchema()))).toEqual(committed);
});

test('it knows every part of the file, and no other', () => {
  const { properties = {}, additionalProperties } = shopSchema();

  expect(Object.keys(properties)).toEqual([
    '$schema',
    'store',
    'texts',
    'rates',
    'ratesFrom',
    'banners',
    'team',
    'questions',
    'delivery',
    'pickupPoints',
    'shownAt',
  ]);
  expect(additionalProperties).toBe(false);
});

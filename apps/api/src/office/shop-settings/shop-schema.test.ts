import { readFileSync } from 'node:fs';
import type { JsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { shopSchema } from './shop-schema.ts';

const committed: unknown = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../../../docs/shop.schema.json`, 'utf8'),
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

/** Each field of a form by its path, with its description. */
function purposes(form: JsonSchema | boolean | undefined, path = ''): [string, string][] {
  if (typeof form !== 'object') return [];
  const inside = Array.isArray(form.items) ? [] : purposes(form.items, `${path}[]`);
  const fields = Object.entries(form.properties ?? {}).flatMap(([key, field]) => {
    const purpose = typeof field === 'object' ? (field.description ?? '') : '';
    const own: [string, string] = [`${path}.${key}`, purpose];
    return [own, ...purposes(field, own[0])];
  });
  return [...fields, ...inside];
}

test('every field says what it is for, in a sentence', () => {
  const all = purposes(shopSchema());

  expect(all.length).toBeGreaterThan(100);
  expect(all.map(([path]) => path)).toContain('.store.openingHours.holidays[].date');
  expect(all.filter(([, purpose]) => !/^.{20,}[.]$/u.test(purpose))).toEqual([]);
});

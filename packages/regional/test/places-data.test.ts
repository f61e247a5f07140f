import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { moduleOf, packCities, readList, sources } from '../scripts/build-places.ts';
import { loadAllCities } from '../src/places/index.ts';

describe('the packed cities', () => {
  test.each(sources)('of $country are made from the list as it is now', (source) => {
    expect(readFileSync(moduleOf(source), 'utf8')).toBe(packCities(source, readList(source)));
  });

  test('unpack to the ids, codes and names of the lists', async () => {
    const { cities } = await loadAllCities();
    const rows = sources.flatMap((source) => readList(source).trim().split('\n').slice(1));
    expect(cities.map(({ id, code, name }) => `${id},${code},${name}`)).toEqual(rows);
  });
});

describe('packCities', () => {
  const [brazil] = sources;

  // Spec: storefront 3.45
  test.each([
    ['id,code,name\n1,1100015,A\n3,1100023,B', 'id 3 breaks the row'],
    ['id,code,name\n1;1100015;A', 'brazil.csv: 1;1100015;A'],
  ])('refuses a list with a wrong line', (csv, message) => {
    expect(() => brazil && packCities(brazil, csv)).toThrow(message);
  });
});

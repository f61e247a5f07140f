import { loadCities } from '@ponte/regional/places';
import { expect, test } from 'vitest';
import { Places } from './index.ts';

const brazil = { parana: 18 };
const alto = { parana: 38, ciudadDelEste: 5737 };

test('states are here at once, cities once they are loaded', async () => {
  const places = new Places();
  expect(places.statesOf('PY')).toHaveLength(18);
  expect([places.status('PY'), places.citiesOf(alto.parana)]).toEqual(['idle', []]);

  await places.load('PY');

  expect(places.status('PY')).toBe('ready');
  expect(places.citiesOf(alto.parana).map(({ name }) => name)).toContain('Ciudad del Este');
  expect(places.cityName(alto.ciudadDelEste)).toBe('Ciudad del Este');
  expect(places.citiesOf(brazil.parana)).toEqual([]);
});

test('a chunk that did not come is asked for again', async () => {
  let online = false;
  const places = new Places((country) =>
    online ? loadCities(country) : Promise.reject(new TypeError('Failed to fetch')),
  );
  await places.load('PY');
  expect(places.status('PY')).toBe('failed');

  online = true;
  await places.load('PY');

  expect(places.status('PY')).toBe('ready');
});

test('is loaded once, however often it is asked for', async () => {
  let loads = 0;
  const places = new Places((country) => {
    loads += 1;
    return loadCities(country);
  });
  await Promise.all([places.load('PY'), places.load('PY')]);
  await places.load('PY');
  expect(loads).toBe(1);
});

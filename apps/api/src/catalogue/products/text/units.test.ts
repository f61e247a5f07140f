import { expect, test } from 'vitest';
import { equalMeasures, unitOf } from './units.ts';

test.each([
  ['1/2 in', '12.7 mm'],
  ['12.7 mm', '1/2 in'],
  ['1+1/2 in', '38.1 mm'],
  ['38.1 mm', '1+1/2 in'],
  ['25.4 mm', '1 in'],
  ['30 cm', '300 mm'],
  ['2 kw', '2000 w'],
  ['5000 mah', '5 ah'],
  ['2 t', '2000 kg'],
  ['127 v', '110 v'],
  ['110 v', 'bivolt'],
  ['2.5 mm', '2.5 mm2'],
])('%s is also %s', (key, equal) => {
  expect(equalMeasures(key)).toContain(equal);
});

test('13 mm is not half an inch, nor 220 V 110 V', () => {
  expect(equalMeasures('13 mm').filter((key) => key.endsWith(' in'))).toEqual([]);
  expect(equalMeasures('220 v')).not.toContain('110 v');
});

test('horsepower is the same in both languages', () => {
  expect(unitOf('cv')).toEqual(unitOf('hp'));
  expect(unitOf('x')).toBeUndefined();
});

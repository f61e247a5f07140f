import { expect, test } from 'vitest';
import { nothingStored, parseShipping, type StoredShipping } from './stored-choice.ts';

const home: StoredShipping = {
  ...nothingStored,
  customerId: '11',
  addressId: 5,
  wanted: { integratorId: 1, serviceId: 2, pointId: null },
};
const atPoint: StoredShipping = { ...home, asked: { id: 30, cityId: 9003, serviceId: 1 } };

test.each<[string, object, StoredShipping | null]>([
  ['a choice', home, home],
  ['a choice with a picked point', atPoint, atPoint],
  ['a choice from before picked points were kept', { ...home, asked: undefined }, home],
  ['a point that can’t be read', { ...home, asked: { id: 'x' } }, home],
  ['a choice that can’t be read', { ...home, addressId: 'x' }, null],
])('%s is read as what it is', (_, kept, read) => {
  expect(parseShipping(JSON.stringify(kept))).toEqual(read);
});

test('what is no choice at all is none', () => {
  expect(parseShipping('{')).toBeNull();
  expect(parseShipping('null')).toBeNull();
});

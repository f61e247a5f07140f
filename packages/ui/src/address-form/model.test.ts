import { describe, expect, test } from 'vitest';
import { brazilianAddress, paraguayanAddress } from '../test/addresses.ts';
import { checkAddress, emptyAddress } from './model.ts';

describe('checkAddress', () => {
  // Spec: accounts 5.12
  test('accepts an address of each country', () => {
    expect(checkAddress(brazilianAddress, 'BR')).toEqual({});
    expect(checkAddress(paraguayanAddress, 'PY')).toEqual({});
  });

  // Spec: accounts 5.12
  test('asks for all but complement and directions, in the order of the screen', () => {
    expect(Object.keys(checkAddress(emptyAddress, 'BR'))).toEqual([
      'name',
      'postalCode',
      'state',
      'street',
      'number',
      'district',
    ]);
    expect(Object.keys(checkAddress(emptyAddress, 'PY'))).toEqual([
      'name',
      'state',
      'street',
      'number',
      'district',
    ]);
  });

  test('asks for a city as soon as there is a state', () => {
    expect(checkAddress({ ...paraguayanAddress, city: null }, 'PY')).toEqual({ city: 'required' });
  });

  test('does not ask for what the form leaves out', () => {
    expect(checkAddress({ ...brazilianAddress, name: '' }, 'BR', ['name'])).toEqual({});
  });

  test('takes white space for nothing', () => {
    expect(checkAddress({ ...paraguayanAddress, street: ' \t' }, 'PY')).toEqual({
      street: 'required',
    });
  });

  test.each(['8585100', '858510000', '85851-000', 'abcdefgh'])(
    'finds the postal code "%s" incomplete, which is not eight digits',
    (postalCode) => {
      expect(checkAddress({ ...brazilianAddress, postalCode }, 'BR')).toEqual({
        postalCode: 'incomplete',
      });
    },
  );

  test.each([
    ['name', 100],
    ['street', 200],
    ['number', 20],
    ['district', 100],
  ] as const)('takes a %s of %i characters and no more', (field, limit) => {
    expect(checkAddress({ ...brazilianAddress, [field]: 'a'.repeat(limit) }, 'BR')).toEqual({});
    expect(checkAddress({ ...brazilianAddress, [field]: 'a'.repeat(limit + 1) }, 'BR')).toEqual({
      [field]: 'tooLong',
    });
  });
});

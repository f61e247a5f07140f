import { describe, expect, test } from 'vitest';
import type { Address } from '../entities/index.ts';
import { deliveryOption, pickupPoint } from '../testing/samples.ts';
import { destinationOf, startingAddress, type Destination } from './destination.ts';
import { shippingProblem, type DeliveryChoice, type OfferedShipping } from './shipping-state.ts';
import { citiesOfPoints, pointsIn, statesOfPoints } from './shown-picker.ts';

function address(id: number, over: Partial<Address> = {}): Address {
  return {
    id,
    name: 'Casa',
    postalCode: '',
    street: 'Calle 1',
    number: '10',
    district: 'Centro',
    complement: '',
    directions: '',
    city: { id: 9001, name: 'Luque' },
    state: { id: 38, name: 'Central' },
    countryId: 2,
    main: false,
    ...over,
  };
}

describe('the address to start from', () => {
  const [first, second, main] = [address(1), address(2), address(3, { main: true })];

  test.each([
    ['the only one', [first], [null], first],
    ['the cart’s', [first, second, main], [2, 1], second],
    ['the last choice, where the cart has none', [first, second, main], [null, 1], first],
    ['the main one, where what is preferred is gone', [first, second, main], [9, null], main],
    ['the first, where none is the main one', [first, second], [null, null], first],
    ['none, where there is none', [], [2, 1], undefined],
  ] satisfies (readonly [string, Address[], (number | null)[], Address | undefined])[])(
    'is %s',
    (_, addresses, preferred, expected) => {
      expect(startingAddress(addresses, preferred)).toBe(expected);
    },
  );

  test('is a destination where its city is known', () => {
    expect(destinationOf(address(5, { postalCode: '85851-000', countryId: 1 }))).toEqual({
      kind: 'address',
      addressId: 5,
      cityId: 9001,
      countryId: 1,
      postalCode: '85851-000',
    });
    expect(destinationOf(address(5, { city: { id: null, name: 'Luque' } }))).toBeNull();
  });
});

describe('the places of pickup points', () => {
  const at = (id: number, state: string, city: string) =>
    pickupPoint({ id, state: { id: null, name: state }, city: { id: null, name: city } });
  const points = [
    at(1, 'Itapúa', 'Encarnación'),
    at(2, 'Central', 'Ñemby'),
    at(3, 'Central', 'Luque'),
    at(4, 'Central', 'Nueva Italia'),
    at(5, 'Ñeembucú', 'Luque'),
  ];

  test('are in the alphabet of the language, each once', () => {
    expect(statesOfPoints(points, 'es-PY')).toEqual(['Central', 'Itapúa', 'Ñeembucú']);
    expect(citiesOfPoints(points, 'Central', 'es-PY')).toEqual(['Luque', 'Nueva Italia', 'Ñemby']);
    expect(citiesOfPoints(points, null, 'es-PY')).toEqual([]);
  });

  test('hold the points of that city in that state', () => {
    expect(pointsIn(points, 'Central', 'Luque').map(({ id }) => id)).toEqual([3]);
    expect(pointsIn(points, 'Central', null)).toEqual([]);
  });
});

describe('a delivery', () => {
  const home: Destination = {
    kind: 'address',
    addressId: 5,
    cityId: 9001,
    countryId: 2,
    postalCode: '',
  };
  const city: Destination = { kind: 'city', stateId: 38, cityId: 9001, countryId: 2 };
  const offered = (choice: DeliveryChoice, destination: Destination = home): OfferedShipping => ({
    at: 'offered',
    request: { contents: 'A', destination, point: null, waits: 0 },
    options: [],
    choice,
    picker: { status: 'closed' },
    foreign: false,
    wanted: null,
    points: null,
  });
  const brought = { option: deliveryOption(), point: null };
  const point = pickupPoint();
  const collected = deliveryOption({ serviceId: 2, points: [point, pickupPoint({ id: 22 })] });

  test.each([
    ['brought to an address', offered(brought), null],
    ['brought to no address', offered(brought, city), 'address'],
    ['collected at a point', offered({ option: collected, point }, city), null],
    ['collected at no point', offered({ option: collected, point: null }), 'point'],
    ['not offered', offered({ option: null, point: null }), 'option'],
    ['without a token', offered({ option: deliveryOption({ token: '' }), point: null }), 'option'],
  ] as const)('%s: %s', (_, state, problem) => {
    expect(shippingProblem(state, 'A')).toBe(problem);
  });

  test('that was calculated for other contents counts as none', () => {
    expect(shippingProblem(offered(brought), 'B')).toBe('option');
  });
});

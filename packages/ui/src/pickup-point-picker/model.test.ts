import { describe, expect, test } from 'vitest';
import { pickupPoints } from '../test/addresses.ts';
import { pickupPlaces, settlePlace } from './model.ts';

describe('pickupPlaces', () => {
  test('gives each state and city of the points once, in the order of the alphabet', () => {
    expect(pickupPlaces(pickupPoints.toReversed(), [], 'es-PY')).toEqual([
      { state: 'Alto Paraná', cities: ['Ciudad del Este', 'Hernandarias'] },
      { state: 'Central', cities: ['Lambaré'] },
    ]);
  });

  test('adds places without a point, sorting accents where they belong', () => {
    const more = [
      { state: 'Ñeembucú', cities: ['Pilar', 'Ñumí'] },
      { state: 'Central', cities: ['Areguá'] },
    ];
    expect(pickupPlaces(pickupPoints.slice(3), more, 'es-PY')).toEqual([
      { state: 'Central', cities: ['Areguá', 'Lambaré'] },
      { state: 'Ñeembucú', cities: ['Ñumí', 'Pilar'] },
    ]);
  });
});

describe('settlePlace', () => {
  const two = pickupPlaces(pickupPoints, [], 'es-PY');
  const one = pickupPlaces(pickupPoints.slice(3), [], 'es-PY');

  // Spec: accounts 4.7
  test('chooses the only state and the only city', () => {
    expect(settlePlace(one, { state: '', city: '' })).toEqual({
      state: 'Central',
      city: 'Lambaré',
    });
    expect(settlePlace(two, { state: 'Central', city: '' })).toEqual({
      state: 'Central',
      city: 'Lambaré',
    });
  });

  test('leaves open what is not the only one', () => {
    expect(settlePlace(two, { state: '', city: '' })).toEqual({ state: '', city: '' });
    expect(settlePlace(two, { state: 'Alto Paraná', city: '' })).toEqual({
      state: 'Alto Paraná',
      city: '',
    });
  });

  test('drops a city of another state and a state that is no longer offered', () => {
    expect(settlePlace(two, { state: 'Alto Paraná', city: 'Lambaré' }).city).toBe('');
    expect(settlePlace(two, { state: 'Itapúa', city: 'Encarnación' })).toEqual({
      state: '',
      city: '',
    });
    expect(settlePlace([], { state: 'Itapúa', city: '' })).toEqual({ state: '', city: '' });
  });
});

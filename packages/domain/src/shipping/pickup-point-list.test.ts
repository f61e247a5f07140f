import { describe, expect, test } from 'vitest';
import {
  after,
  cart,
  counter,
  home,
  ita,
  luque,
  offered,
  offline,
  partner,
  partnerLuque,
  pointEste,
  pointIta,
  pointLuque,
  resident,
  store,
  to,
  toggled,
} from '../testing/shipping-events.ts';
import { shownPicker } from './shown-picker.ts';

describe('the separate list of pickup points', () => {
  const points = [pointLuque, pointIta, pointEste];
  const shown = () => after(resident(), offered(counter, home));
  const open = (list = points) => after(shown(), toggled, { type: 'pointsLoaded', points: list });

  test('opens, closes, and is asked for once', () => {
    expect(shown()).toMatchObject({ picker: { status: 'closed' } });
    expect(after(shown(), toggled)).toMatchObject({ picker: { status: 'loading' } });
    expect(open()).toMatchObject({ picker: { status: 'open' }, points });
    expect(after(open(), toggled)).toMatchObject({ picker: { status: 'closed' } });
    expect(after(open(), toggled, toggled)).toMatchObject({ picker: { status: 'open' } });
  });

  test('that failed is asked for again when it is pressed', () => {
    const state = after(shown(), toggled, { type: 'pointsFailed', error: offline });
    expect(state).toMatchObject({ picker: { status: 'failed', error: offline } });
    expect(after(state, toggled)).toMatchObject({ picker: { status: 'loading' } });
  });

  test('stays closed when its answer comes after it was closed, and is known', () => {
    const state = after(shown(), toggled, toggled, { type: 'pointsLoaded', points });
    expect(state).toMatchObject({ picker: { status: 'closed' }, points });
    expect(
      after(shown(), toggled, toggled, { type: 'pointsFailed', error: offline }),
    ).toMatchObject({ picker: { status: 'closed' } });
  });

  test.each([
    ['several states', points, null, null],
    ['one state with several cities', [pointLuque, pointIta], 'Central', null],
    ['one city', [pointEste], 'Alto Paraná', 'Ciudad del Este'],
    ['none', [], null, null],
  ])('of %s opens at what is the only one', (_, list, stateName, cityName) => {
    expect(open(list)).toMatchObject({ picker: { status: 'open', stateName, cityName } });
  });

  test('leaves out what one of the ways offers already', () => {
    const state = after(resident(), offered(counter, partnerLuque, home), toggled, {
      type: 'pointsLoaded',
      points: [store, pointLuque, pointIta],
    });
    // Itá is the only city that is left.
    expect(state).toMatchObject({ picker: { stateName: 'Central', cityName: 'Itá' } });
    if (state.at !== 'offered') throw new Error('nothing is offered');
    expect(shownPicker(state, 'es-PY')).toMatchObject({
      states: ['Central'],
      cities: ['Itá'],
      points: [pointIta],
    });
  });

  test('another state resets the city, or takes its only one', () => {
    const central = after(
      open(),
      { type: 'pickerStateChosen', stateName: 'Central' },
      { type: 'pickerCityChosen', cityName: 'Luque' },
    );
    expect(central).toMatchObject({ picker: { stateName: 'Central', cityName: 'Luque' } });
    expect(after(central, { type: 'pickerStateChosen', stateName: 'Alto Paraná' })).toMatchObject({
      picker: { stateName: 'Alto Paraná', cityName: 'Ciudad del Este' },
    });
    expect(after(central, { type: 'pickerStateChosen', stateName: 'Central' })).toMatchObject({
      picker: { stateName: 'Central', cityName: null },
    });
  });

  // Spec: accounts 4.7
  test('a picked point is calculated for, closes the list and is chosen', () => {
    const calculating = after(open(), { type: 'pickerPointChosen', point: pointLuque });
    expect(calculating).toMatchObject({
      at: 'calculating',
      request: { point: { id: 21 }, destination: luque },
    });
    const state = after(calculating, offered(partnerLuque));
    expect(state).toMatchObject({
      choice: { option: partnerLuque, point: pointLuque },
      picker: { status: 'closed' },
      wanted: { integratorId: 1, serviceId: 2, pointId: 21 },
    });
  });

  test('a picked point names the service that brings to points, where one is known', () => {
    const known = after(resident(), offered(counter, partner), toggled, {
      type: 'pointsLoaded',
      points,
    });
    expect(after(known, { type: 'pickerPointChosen', point: pointLuque })).toMatchObject({
      request: { point: { serviceId: 2 } },
    });
    expect(after(open(), { type: 'pickerPointChosen', point: pointLuque })).toMatchObject({
      request: { point: { serviceId: null } },
    });
  });

  test('a picked point stays asked for when the cart changes, and not for another place', () => {
    const picked = after(
      open(),
      { type: 'pickerPointChosen', point: pointLuque },
      offered(partnerLuque),
    );
    expect(after(picked, cart('B'))).toMatchObject({ request: { point: { id: 21 } } });
    expect(after(picked, to(ita))).toMatchObject({ request: { point: null } });
    expect(after(picked, to(luque))).toMatchObject({ at: 'calculating', request: { point: null } });
  });

  // Spec: accounts 2.34
  test('the delivery options come back when they are asked for', () => {
    const picked = after(
      open(),
      { type: 'pickerPointChosen', point: pointLuque },
      offered(partnerLuque),
    );
    const all = after(picked, { type: 'deliveryOptionsShown' });
    expect(all).toMatchObject({ at: 'calculating', request: { point: null } });
    expect(after(open(), { type: 'deliveryOptionsShown' })).toMatchObject({
      at: 'offered',
      picker: { status: 'closed' },
    });
  });
});

import { describe, expect, test } from 'vitest';
import {
  after,
  cart,
  counter,
  failed,
  foreigner,
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
  retried,
  store,
  to,
  toggled,
  unknown,
} from '../testing/shipping-events.ts';
import { nextShipping } from './next-shipping.ts';
import { initialShipping, type ShippingEvent, type Wanted } from './shipping-state.ts';

describe('a calculation', () => {
  test.each([
    ['only a cart', [cart('A')]],
    ['only a place', [to(luque)]],
    ['an empty cart', [cart('A'), to(luque), cart(null)]],
  ])('does not begin with %s', (_, events) => {
    expect(after(initialShipping(false, null), ...events).at).toBe('idle');
  });

  test('begins with a cart and a place, in whichever order they come', () => {
    const request = { contents: 'A', destination: luque, point: null, waits: 0 };
    const start = initialShipping(false, null);
    expect(after(start, cart('A'), to(luque))).toMatchObject({ at: 'calculating', request });
    expect(after(start, to(luque), cart('A'))).toMatchObject({ at: 'calculating', request });
  });

  test('begins again for another place, without the options before', () => {
    const state = after(resident(), offered(home, counter), to(ita));
    expect(state).toMatchObject({ at: 'calculating', request: { destination: ita } });
    expect(state).not.toHaveProperty('options');
  });

  test('begins again when the cart changed, for the same place', () => {
    const state = after(resident(), offered(home, counter), cart('B'));
    expect(state).toMatchObject({
      at: 'calculating',
      request: { contents: 'B', destination: luque },
    });
  });

  test.each([
    ['the same place', to(luque)],
    ['the same contents', cart('A')],
  ])('goes on when %s is told again', (_, event) => {
    const calculating = resident();
    expect(nextShipping(calculating, event)).toBe(calculating);
    const shown = after(calculating, offered(home, counter));
    expect(nextShipping(shown, event)).toBe(shown);
  });

  test('is answered by its own answer only', () => {
    const first = resident();
    if (first.at !== 'calculating') throw new Error('not calculating');
    const second = after(first, cart('B'));
    for (const late of [offered(home), failed, unknown]) {
      expect(nextShipping(second, late(first.request))).toBe(second);
    }
  });

  test('that failed says why, and is tried again by hand or for the same place', () => {
    const state = after(resident(), failed);
    expect(state).toMatchObject({ at: 'failed', error: offline });
    expect(after(state, retried)).toMatchObject({ at: 'calculating', request: { waits: 0 } });
    expect(after(state, to(luque)).at).toBe('calculating');
  });

  test('waits while the store does not know the cart, and fails after six times', () => {
    let state = resident();
    for (let times = 0; times < 5; times += 1) {
      state = after(state, unknown);
      expect(state.at).toBe('waiting');
      state = after(state, retried);
      expect(state).toMatchObject({ at: 'calculating', request: { waits: times + 1 } });
    }
    expect(after(state, unknown)).toMatchObject({ at: 'failed', error: { kind: 'notFound' } });
  });

  test('is made again when what was offered holds no more', () => {
    const shown = after(resident(), offered(home, counter));
    expect(after(shown, { type: 'renewed' }).at).toBe('calculating');
    const idle = initialShipping(false, null);
    expect(nextShipping(idle, { type: 'renewed' })).toBe(idle);
  });
});

describe('after a calculation', () => {
  const wantedHome: Wanted = { integratorId: 1, serviceId: 1, pointId: null };
  const wantedIta: Wanted = { integratorId: 1, serviceId: 2, pointId: 22 };

  test.each([
    ['the only option', null, [home], { option: home, point: null }],
    [
      'the only option and its only point',
      null,
      [partnerLuque],
      { option: partnerLuque, point: pointLuque },
    ],
    [
      'the only option without a point, where there are several',
      null,
      [partner],
      { option: partner, point: null },
    ],
    ['the first of several', null, [counter, partner, home], { option: counter, point: store }],
    ['what was wanted', wantedHome, [counter, partner, home], { option: home, point: null }],
    [
      'what was wanted with its point',
      wantedIta,
      [counter, partner, home],
      { option: partner, point: pointIta },
    ],
    [
      'what was wanted without a point that is gone',
      wantedIta,
      [counter, { ...partner, points: [pointLuque, pointEste] }],
      { option: { ...partner, points: [pointLuque, pointEste] }, point: null },
    ],
    [
      'the first, where what was wanted is not offered',
      wantedHome,
      [counter, partner],
      { option: counter, point: store },
    ],
    [
      'the first, where it is of another integrator',
      { ...wantedHome, integratorId: 9 },
      [counter, home],
      { option: counter, point: store },
    ],
    [
      'the store’s counter at no cost, where nothing is offered',
      wantedHome,
      [],
      { option: null, point: null },
    ],
  ] satisfies (readonly [string, Wanted | null, readonly (typeof home)[], object])[])(
    '%s is chosen',
    (_, wanted, options, choice) => {
      expect(after(resident(wanted), offered(...options))).toMatchObject({ at: 'offered', choice });
    },
  );

  test('what was wanted is wanted still after a city that did not offer it', () => {
    const state = after(resident(wantedHome), offered(counter), to(ita), offered(counter, home));
    expect(state).toMatchObject({ choice: { option: home } });
  });

  test('what is chosen is wanted from then on', () => {
    const state = after(resident(), offered(counter, partner, home), {
      type: 'optionChosen',
      option: home,
    });
    expect(state).toMatchObject({ choice: { option: home, point: null }, wanted: wantedHome });
    expect(after(state, cart('B'), offered(counter, partner, home))).toMatchObject({
      choice: { option: home },
    });
  });

  test('a point of the chosen option is chosen without another calculation', () => {
    const state = after(
      resident(),
      offered(counter, partner),
      { type: 'optionChosen', option: partner },
      { type: 'optionPointChosen', point: pointIta },
    );
    expect(state).toMatchObject({
      at: 'offered',
      choice: { option: partner, point: pointIta },
      wanted: wantedIta,
    });
  });
});

describe('where the counter is all there is', () => {
  test('a resident is shown the points at once', () => {
    const state = after(resident(), offered(counter));
    expect(state).toMatchObject({ choice: { option: counter }, picker: { status: 'loading' } });
  });

  test('not when the counter itself was picked from them', () => {
    const state = after(
      resident(),
      offered(counter),
      { type: 'pointsLoaded', points: [store, pointLuque] },
      { type: 'pickerPointChosen', point: store },
      offered(counter),
    );
    expect(state).toMatchObject({ choice: { point: store }, picker: { status: 'closed' } });
  });
});

describe('a foreigner', () => {
  const shown = () => after(foreigner(), offered(counter));

  // Spec: accounts 2.34
  test('collects at the counter, and is shown no list of points', () => {
    expect(shown()).toMatchObject({
      choice: { option: counter, point: store },
      picker: { status: 'closed' },
    });
  });

  test.each<ShippingEvent>([
    toggled,
    { type: 'pickerStateChosen', stateName: 'Central' },
    { type: 'pickerCityChosen', cityName: 'Luque' },
    { type: 'pickerPointChosen', point: pointLuque },
    { type: 'deliveryOptionsShown' },
    { type: 'pointsFailed', error: offline },
  ])('has no $type', (event) => {
    const state = shown();
    expect(nextShipping(state, event)).toBe(state);
  });
});

test.each<ShippingEvent>([
  { type: 'optionChosen', option: home },
  { type: 'optionPointChosen', point: pointLuque },
  { type: 'deliveryOptionsShown' },
  toggled,
  { type: 'pickerStateChosen', stateName: 'Central' },
  { type: 'pickerCityChosen', cityName: 'Luque' },
  { type: 'pickerPointChosen', point: pointLuque },
  { type: 'pointsFailed', error: offline },
])('$type is nothing while nothing is offered', (event) => {
  const waiting = after(resident(), unknown);
  const broken = after(resident(), failed);
  for (const state of [initialShipping(false, null), resident(), waiting, broken]) {
    expect(nextShipping(state, event)).toBe(state);
  }
});

test('retrying is nothing where nothing failed', () => {
  const shown = after(resident(), offered(home, counter));
  for (const state of [initialShipping(false, null), resident(), shown]) {
    if (state.at === 'calculating') continue;
    expect(nextShipping(state, retried)).toBe(state);
  }
});

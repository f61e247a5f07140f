import { describe, expect, test } from 'vitest';
import { offeredWays } from './offered-ways.ts';
import type { OfferedWays } from './provider.ts';

const taken: OfferedWays = {
  foreign: [{ way: 'pix' }, { way: 'card', instalments: 10 }, { way: 'voucher' }],
  resident: [{ way: 'card' }, { way: 'qr' }],
};

describe('a shop offers', () => {
  test('what its provider takes, where its settings say nothing', () => {
    expect(offeredWays(taken)).toEqual(taken);
    expect(offeredWays(taken, { brazil: {} })).toEqual(taken);
  });

  test('fewer ways in the order of its settings, in the country that they are for', () => {
    const { foreign, resident } = offeredWays(taken, { brazil: { ways: ['voucher', 'pix'] } });

    expect(foreign).toEqual([{ way: 'voucher' }, { way: 'pix' }]);
    expect(resident).toEqual(taken.resident);
  });

  test('nothing that its provider does not take', () => {
    const { foreign } = offeredWays(taken, { brazil: { ways: ['qr', 'pix'] } });

    expect(foreign).toEqual([{ way: 'pix' }]);
    expect(offeredWays(undefined, { brazil: { ways: ['pix'] } }).foreign).toEqual([]);
  });

  test('no way to choose where its settings name none', () => {
    expect(offeredWays(taken, { paraguay: { ways: [] } }).resident).toEqual([]);
  });

  test.each([
    ['fewer than the provider takes', { brazil: { instalments: 3 } }, 3],
    ['no more than the provider takes', { brazil: { instalments: 12 } }, 10],
    ['those of the provider by default', {}, 10],
  ])('instalments of a card: %s', (_, settings, instalments) => {
    expect(offeredWays(taken, settings).foreign[1]).toEqual({ way: 'card', instalments });
  });

  test('instalments of a card as its settings say, where the provider leaves that to the shop', () => {
    const settings = { paraguay: { instalments: 6 } };

    expect(offeredWays(taken, settings).resident[0]).toEqual({ way: 'card', instalments: 6 });
  });
});

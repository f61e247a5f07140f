import { getRates, getSettings, updateRates } from '@ponte/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire, lastActIn, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { writeRatesState } from '../rates/rates-state.ts';
import { applySettings, currentSettings } from '../shop-settings/apply-settings.ts';

let shop: TestApp;
let owner: Hired;
let clerk: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
  clerk = await hire(shop, 'catalogue');
});
afterAll(() => shop.close());

const lastAct = () => lastActIn(shop, owner);

describe('rates', () => {
  const read = () => shop.call(getRates, clerk.sends());
  const pairs = ({ data }: Awaited<ReturnType<typeof read>>) =>
    data.map(({ source, target, rate }) => ({ source, target, rate }));

  test('are changed as a whole, and keep since when', async () => {
    const seen = await read();
    const [first, ...others] = pairs(seen);
    const rate = String(Number(first?.rate) * 1.5);
    const body = { version: seen.version, data: [{ ...first, rate }, ...others] };

    const changed = await shop.call(updateRates, clerk.sends({ body }));

    expect(pairs(changed)).toEqual(body.data);
    expect(changed.data[0]?.updatedAt).toBe(new Date(shop.now()).toISOString());
    expect(changed.data[1]?.updatedAt).toBe(seen.data[1]?.updatedAt);
    expect(await lastAct()).toMatchObject({ action: 'rates.changed' });
    const again = clerk.sends({ body });
    expect((await shop.refused(updateRates, again)).status).toBe(409);
  });

  test('of an address say what came of asking it, and may be set by hand all the same', async () => {
    const settings = await currentSettings(shop.db);
    const ratesFrom = {
      address: 'https://rates.example/usd.json?key=secret',
      everyMinutes: 60,
      mostJumpPercent: 5,
      mostAgeHours: 24,
      at: 'updated',
      fields: { 'USD/PYG': 'rates.PYG' },
    };
    await applySettings(shop.db, { ...settings, ratesFrom }, shop.now());
    const source = { everyMinutes: 60, pairs: ['USD/PYG'], takenAt: null };
    expect((await read()).source).toEqual({ ...source, askedAt: null, refused: null });

    const askedAt = new Date(shop.now()).toISOString();
    const refused = { code: 'status' as const, params: { status: '500' } };
    const { address } = ratesFrom;
    await writeRatesState(shop.db, { address, askedAt, takenAt: null, refused });

    const seen = await read();
    expect(seen.source).toEqual({ ...source, askedAt, refused });
    expect(JSON.stringify(seen)).not.toContain('secret');
    const { version } = await shop.call(getSettings, owner.sends());
    const data = pairs(seen).map((pair) =>
      pair.target === 'PYG' ? { ...pair, rate: '8000' } : pair,
    );
    const changed = await shop.call(
      updateRates,
      clerk.sends({ body: { version: seen.version, data } }),
    );
    expect(pairs(changed)).toEqual(data);
    expect(changed.source).toEqual(seen.source);
    // It changes by itself, and is not written with the other settings.
    expect((await shop.call(getSettings, owner.sends())).version).toBe(version);

    await applySettings(shop.db, { ...settings, ratesFrom: undefined }, shop.now());
    expect((await read()).source).toBeNull();
  });

  test('that jump, are missing or of another pair are refused', async () => {
    const seen = await read();
    const [first, ...others] = pairs(seen);
    const refusals = [
      [{ ...first, rate: String(Number(first?.rate) * 2.1) }, ...others],
      [{ ...first, rate: String(Number(first?.rate) / 2.1) }, ...others],
      others,
      [...pairs(seen), { source: 'ARS', target: 'ARS', rate: '1' }],
    ];

    for (const data of refusals) {
      const sent = clerk.sends({ body: { version: seen.version, data } });
      expect((await shop.refused(updateRates, sent)).status).toBe(422);
    }
    expect(await read()).toEqual(seen);
  });
});

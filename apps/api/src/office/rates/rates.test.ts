/** Rates on their way from an address into the shop. */
import { getStart } from '@ponte/contract/start';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchFile } from '../../adapters/outbound/fetch-file.ts';
import { settings as rows } from '../../platform/db/schema/index.ts';
import { listFailedJobs } from '../../platform/jobs/failed-jobs.ts';
import { startPictureServer, type PictureServer } from '../../testing/picture-server.ts';
import { startTestApp, testStart, type TestApp } from '../../testing/test-app.ts';
import { applySettings, currentSettings } from '../shop-settings/apply-settings.ts';
import type { RatesFrom } from '../shop-settings/rates-from.ts';
import type { ShopSettings } from '../shop-settings/shop-json.ts';
import { largestAnswer } from './ask-rates.ts';
import { readRatesState } from './rates-state.ts';

const from: RatesFrom = {
  address: 'https://rates.example/usd.json',
  everyMinutes: 60,
  mostJumpPercent: 5,
  mostAgeHours: 24,
  at: 'updated',
  fields: { 'USD/PYG': 'rates.PYG', 'USD/BRL': 'rates.BRL' },
};

let shop: TestApp;
let server: PictureServer;
let settings: ShopSettings;
beforeEach(async () => {
  server = await startPictureServer();
  shop = await startTestApp(undefined, {
    // What the address is on the internet.
    fetchRates: (address, signal) =>
      fetchFile(address.replace('https://rates.example', server.origin), {
        accept: 'application/json',
        mostBytes: largestAnswer,
        isPrivateAllowed: true,
        signal,
      }),
  });
  settings = { ...(await currentSettings(shop.db)), ratesFrom: from };
  await applySettings(shop.db, settings, testStart - 86_400_000);
});
afterEach(async () => {
  await shop.close();
  await server.close();
});

const answer = (body: string) =>
  server.answers.set('/usd.json', (response) => void response.end(body));

const at = (ms = 0) => new Date(shop.now() - ms).toISOString();

/** Asks if it is time, and waits for what comes of it. */
async function ask(): Promise<void> {
  await shop.askForRates();
  await shop.runJobs();
}

async function rates(): Promise<Record<string, string>> {
  const { rates: held } = await currentSettings(shop.db);
  return Object.fromEntries(held.map(({ to, rate }) => [to, rate]));
}

const state = () => readRatesState(shop.db, from);

test('an answer is taken over to the last digit, and since when it holds', async () => {
  const updated = at(3_600_000);
  // No float has it.
  const exact = '9100.123456789001';
  const before = settings.rates.map((rate) =>
    rate.to === 'PYG' ? { ...rate, rate: '9000' } : rate,
  );
  await applySettings(shop.db, { ...settings, rates: before }, testStart - 86_400_000, ['rates']);
  answer(`{"updated":"${updated}","rates":{"PYG":${exact},"BRL":"5.4215"}}`);

  await ask();

  expect(await rates()).toEqual({ PYG: exact, BRL: '5.4215', ARS: '1385.5' });
  shop.passTime(60_000);
  const start = await shop.call(getStart);
  expect(start.exchange_rates.find(({ tax }) => tax === exact)).toMatchObject({
    updated_at: updated,
  });
  // It is the rate that held before.
  const brl = settings.rates.find(({ to }) => to === 'BRL');
  expect(start.exchange_rates.find(({ tax }) => tax === '5.4215')?.updated_at).toBe(brl?.since);
  expect(await state()).toMatchObject({ takenAt: updated, refused: null });
});

test('the address is asked when its time has come, once, and not where there is none', async () => {
  answer(`{"updated":"${at()}","rates":{"PYG":7430,"BRL":5.43}}`);
  await Promise.all([shop.askForRates(), shop.askForRates()]);
  await shop.runJobs();
  await ask();
  expect(server.asked).toEqual(['/usd.json']);

  shop.passTime(3_600_000);
  await ask();
  expect(server.asked).toHaveLength(2);

  await applySettings(shop.db, { ...settings, ratesFrom: undefined }, shop.now());
  shop.passTime(3_600_000);
  await ask();
  expect(server.asked).toHaveLength(2);
});

describe('an answer changes nothing that', () => {
  const good = () => `"updated":"${at()}"`;
  test.each<[string, () => string, object]>([
    ['is no JSON', () => '<html>', { code: 'notJson' }],
    ['says no moment', () => '{"rates":{"PYG":7430}}', { code: 'moment' }],
    [
      'says a moment without its offset',
      () => '{"updated":"2025-11-20 09:00"}',
      { code: 'moment' },
    ],
    [
      'is too old',
      () => `{"updated":"${at(25 * 3_600_000)}","rates":{"PYG":7430,"BRL":5.43}}`,
      {
        code: 'old',
        params: { hours: '24', moment: new Date(testStart - 25 * 3_600_000).toISOString() },
      },
    ],
    [
      'is of tomorrow',
      () => `{"updated":"${at(-3_600_000)}","rates":{"PYG":7430,"BRL":5.43}}`,
      { code: 'future' },
    ],
    [
      'lacks a pair',
      () => `{${good()},"rates":{"BRL":5.43}}`,
      { code: 'rate', params: { pair: 'USD/PYG', field: 'rates.PYG' } },
    ],
    ['has a rate of zero', () => `{${good()},"rates":{"PYG":0,"BRL":5.43}}`, { code: 'rate' }],
    ['has a negative one', () => `{${good()},"rates":{"PYG":-7430,"BRL":5.43}}`, { code: 'rate' }],
    ['has an exponent', () => `{${good()},"rates":{"PYG":7.43e3,"BRL":5.43}}`, { code: 'rate' }],
    [
      'has a decimal comma',
      () => `{${good()},"rates":{"PYG":"7430,5","BRL":5.43}}`,
      { code: 'rate' },
    ],
    [
      'jumps',
      () => `{${good()},"rates":{"PYG":7791.000000000001,"BRL":5.43}}`,
      {
        code: 'jump',
        params: { pair: 'USD/PYG', before: '7420', after: '7791.000000000001', percent: '5' },
      },
    ],
    ['is too long', () => `{${good()}}${' '.repeat(largestAnswer)}`, { code: 'tooLarge' }],
  ])('%s', async (_, body, refused) => {
    const before = await currentSettings(shop.db);
    answer(body());

    await ask();

    expect(await currentSettings(shop.db)).toEqual(before);
    expect(await state()).toMatchObject({ takenAt: null, refused });
    expect(shop.logged.join()).toContain('rates not taken over');
    expect(shop.logged.join()).not.toContain('rates.example');
    expect(await listFailedJobs(shop.db, { most: 1 })).toEqual([]);
  });

  test('does not come', async () => {
    await ask();

    expect(await state()).toMatchObject({ refused: { code: 'status', params: { status: '404' } } });
    expect((await rates())['PYG']).toBe('7420');
  });

  test('comes after the shop has chosen another address', async () => {
    server.answers.set('/usd.json', (response) => {
      void applySettings(
        shop.db,
        { ...settings, ratesFrom: { ...from, mostJumpPercent: 1 } },
        shop.now(),
      ).then(() => response.end(`{"updated":"${at()}","rates":{"PYG":7700,"BRL":5.43}}`));
    });

    await ask();

    expect((await rates())['PYG']).toBe('7420');
    expect(await state()).toBeUndefined();
  });
});

test('after a refusal the next good answer counts', async () => {
  answer('{}');
  await ask();
  shop.passTime(3_600_000);
  answer(`{"updated":${Math.floor(shop.now() / 1000)},"rates":{"PYG":7430,"BRL":5.43}}`);

  await ask();

  expect(await rates()).toMatchObject({ PYG: '7430', BRL: '5.43' });
  expect((await state())?.refused).toBeNull();
});

test('a reason that only a newer build knows is shown as no answer, and rates are asked for as before', async () => {
  await ask();
  const [stored] = await shop.db.select().from(rows).where(eq(rows.key, 'rates_state'));
  const value = stored?.value.replace('"status"', '"reasonOfTomorrow"') ?? '';
  await shop.db.update(rows).set({ value }).where(eq(rows.key, 'rates_state'));

  expect(await state()).toMatchObject({ refused: { code: 'noAnswer' } });

  shop.passTime(3_600_000);
  answer(`{"updated":"${at()}","rates":{"PYG":7430,"BRL":5.43}}`);
  await ask();
  expect((await rates())['PYG']).toBe('7430');
});

test('what staff has set since an answer stands until there is a newer one', async () => {
  const updated = at();
  answer(`{"updated":"${updated}","rates":{"PYG":7430,"BRL":5.43}}`);
  await ask();
  shop.passTime(3_600_000);
  const byHand = (await currentSettings(shop.db)).rates.map(({ from: source, to, rate }) => ({
    from: source,
    to,
    rate: to === 'PYG' ? '8000' : rate,
  }));
  await applySettings(shop.db, { ...settings, rates: byHand }, shop.now(), ['rates']);

  await ask();
  expect((await rates())['PYG']).toBe('8000');

  shop.passTime(3_600_000);
  answer(`{"updated":"${at()}","rates":{"PYG":8010,"BRL":5.43}}`);
  await ask();
  expect((await rates())['PYG']).toBe('8010');
});

test('the file that names the address brings no old rate back, and changes those by hand', async () => {
  answer(`{"updated":"${at()}","rates":{"PYG":7430,"BRL":5.43}}`);
  await ask();
  const file = {
    ...settings,
    rates: settings.rates.map((rate) => (rate.to === 'ARS' ? { ...rate, rate: '1400' } : rate)),
  };

  expect(await applySettings(shop.db, file, shop.now())).toEqual(['rates']);

  expect(await rates()).toEqual({ PYG: '7430', BRL: '5.43', ARS: '1400' });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { point } from '../../testing/settings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { currentSettings } from './apply-settings.ts';
import { sentenceOf } from './settings-problems.ts';
import { readShopSettings, type ShopSettings } from './shop-json.ts';

let shop: TestApp;
let settings: ShopSettings;

beforeEach(async () => {
  shop = await startTestApp();
  settings = await currentSettings(shop.db);
});

afterEach(() => shop.close());

const ratesFrom = {
  address: 'https://rates.example/usd.json',
  everyMinutes: 60,
  mostJumpPercent: 5,
  mostAgeHours: 24,
  at: 'updated',
  fields: { 'USD/PYG': 'rates.PYG' },
};

const zoneOf = (stateId: number) => ({
  stateId,
  homeUsdCents: 275,
  homeDays: 1,
  pickupUsdCents: 150,
  pickupDays: 1,
});
test.each([
  ['{', /^shop\.json is not valid JSON: .+ at position 1.*\.$/],
  [JSON.stringify({ rates: 1 }).replace('1', '“5”'), /is not valid JSON: .+“5”/],
  ['1', /^shop\.json must be in \{ \}, with \$schema, store, /],
  [{ store: { contacts: { whatsapp: '+595 61' } } }, /store\.contacts\.whatsapp must be digits/],
  [
    { store: { contacts: { email: 'nobody' } } },
    /store\.contacts\.email must be an e-mail address/,
  ],
  [
    { store: { networks: { instagram: 'instagram' } } },
    /store\.networks\.instagram must be an address/,
  ],
  [{ store: { address: { pt: 'Rua 1' } } }, /store\.address\.es is missing/],
  [{ store: { nome: 'Sol' } }, /store\.nome is unknown; known are name, tagline, mark, .+/],
  [{ store: { name: 12 } }, /store\.name must be a text in quotes/],
  [{ store: { address: 'Rua 1' } }, /store\.address must be in \{ \}, with pt, es/],
  [{ store: { hours: ['8-17'] } }, /store\.hours/],
  [
    {
      store: { openingHours: { week: [{ days: ['mon'], from: '7h', to: '17:00' }], holidays: [] } },
    },
    /store\.openingHours\.week\.0\.from must be a time such as 07:30/,
  ],
  [
    {
      store: {
        openingHours: { week: [{ days: ['mon'], from: '17:00', to: '07:00' }], holidays: [] },
      },
    },
    /store\.openingHours\.week\.0 must have a beginning and a later end/,
  ],
  [
    {
      store: {
        openingHours: { week: [{ days: ['segunda'], from: '07:00', to: '17:00' }], holidays: [] },
      },
    },
    /store\.openingHours\.week\.0\.days\.0 must be one of sun, mon/,
  ],
  [
    { store: { openingHours: { week: [], holidays: [{ date: '02-30' }] } } },
    /store\.openingHours\.holidays\.0\.date must be a day such as 12-25/,
  ],
  [{ store: { openingHours: { week: [] } } }, /store\.openingHours\.holidays is missing/],
  [
    { store: { payment: { brazil: { ways: ['boleto'] } } } },
    /store\.payment\.brazil\.ways\.0 must be one of pix, card, voucher/,
  ],
  [
    { store: { payment: { brazil: { ways: ['pix', 'pix'] } } } },
    /store\.payment\.brazil\.ways\.1 is listed twice/,
  ],
  [{ store: { payment: { brazil: { instalments: 0 } } } }, /instalments must be at least 1/],
  [{ store: { onlinePurchase: 'sim' } }, /onlinePurchase must be true or false, without quotes/],
  [{ store: { name: 'x'.repeat(61) } }, /store\.name must have at most 60 characters/],
  [
    { store: { contacts: { whatsapp: '0981123456' } } },
    /store\.contacts\.whatsapp must be digits with the country’s prefix/,
  ],
  [{ store: { contacts: { email: '' } } }, /^shop\.json: store\.contacts\.email is missing\.$/],
  [{ questions: {} }, /questions must be a list in \[ \]/],
  [
    { store: {} },
    /store\.name is missing; store\.contacts\.phone is missing; store\.contacts\.whatsapp is missing; store\.address is missing/,
  ],
  [{ texts: { terms: { pt: '<p>x</p>' } } }, /texts\.terms\.es is missing/],
  [
    { texts: { terms: { pt: '<p>x</p>', es: '<script></script>' } } },
    /texts\.terms\.es is missing/,
  ],
  [{ rates: [{ from: 'USD', to: 'PYG', rate: '7.420,00' }] }, /rates\.0\.rate must be a rate/],
  [
    { rates: [{ from: 'USD', to: 'BRL', rate: '5,31' }] },
    /rates\.0\.rate must be a rate .+ a point/,
  ],
  [{ rates: [{ from: 'USD', to: 'BRL', rate: 5.31 }] }, /rates\.0\.rate must be a text in quotes/],
  [{ rates: [{ from: 'USD', to: 'BRL', rate: '0.0' }] }, /rates\.0\.rate must be a rate .+ than 0/],
  [
    { rates: [{ from: 'USD', to: 'PYG', rate: '7.310' }] },
    /rates\.0\.rate must be at least 1000 PYG/,
  ],
  [{ rates: [{ from: 'USD', to: 'BRL', rate: '0.18' }] }, /rates\.0\.rate must be at least 1 BRL/],
  [{ rates: [{ from: 'USD', to: 'USD', rate: '1' }] }, /rates\.0 must be a pair/],
  [
    { rates: ['5', '6'].map((rate) => ({ from: 'USD', to: 'BRL', rate })) },
    /rates\.1 is listed twice: remove one/,
  ],
  [
    { ratesFrom: { ...ratesFrom, address: 'http://rates.example' } },
    /ratesFrom\.address must begin/,
  ],
  [{ ratesFrom: { ...ratesFrom, everyMinutes: 1 } }, /ratesFrom\.everyMinutes must be at least 5/],
  [{ ratesFrom: { ...ratesFrom, fields: {} } }, /ratesFrom\.fields must name at least one pair/],
  [
    { ratesFrom: { ...ratesFrom, fields: { 'BRL/ARS': 'x' } } },
    /BRL\/ARS has no counterpart in rates/,
  ],
  [{ delivery: [{ stateId: -1 }] }, /delivery\.0/],
  [
    { delivery: [{ ...zoneOf(38), stateId: 'Canindeyu del Sur' }] },
    /delivery\.0\.stateId is not a place in Paraguay: the nearest is Canindeyú/,
  ],
  [
    { pickupPoints: [{ ...point, cityId: 'Ciudad de Este' }] },
    /pickupPoints\.0\.cityId is not a place in Paraguay: the nearest is Ciudad del Este/,
  ],
  [{ delivery: [zoneOf(16)] }, /delivery\.0\.stateId is unknown/],
  [{ delivery: [zoneOf(38), zoneOf(38)] }, /delivery\.1\.stateId is listed twice/],
  [{ delivery: [{ ...zoneOf(38), homeUsdCents: -5 }] }, /homeUsdCents must be at least 0/],
  [{ delivery: [{ ...zoneOf(38), homeUsdCents: 2.75 }] }, /homeUsdCents must be a whole number/],
  [{ delivery: [{ ...zoneOf(38), homeUsdCents: '2,75' }] }, /must be a number without quotes/],
  [{ pickupPoints: [point, point] }, /pickupPoints\.1\.name is listed twice/],
])('%j is refused by what is wrong with it', (changes, sentence) => {
  const text = typeof changes === 'string' ? changes : JSON.stringify({ ...settings, ...changes });

  const result = readShopSettings(text);

  expect(result.ok ? '' : sentenceOf(result.problems)).toMatch(sentence);
});

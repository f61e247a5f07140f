import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStart } from '@ponte/contract/start';
import { listTeam } from '@ponte/contract/team';
import { demoShop } from '@ponte/demo-shop';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settingsOf } from '../../testing/settings.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { applySettings } from './apply-settings.ts';
import type { ShopSettings } from './shop-json.ts';

let shop: TestApp;

/** When the tests apply settings. */
const now = Date.UTC(2026, 10, 24, 12);

afterEach(() => shop.close());

/** The start data once the cached ones are stale. */
const startIn = (lang: 'pt' | 'es') => {
  shop.passTime(60_000);
  return shop.call(getStart, { query: { lang } });
};

describe('an empty shop', () => {
  const lists = { rates: [], banners: [], team: [], questions: [], delivery: [], pickupPoints: [] };
  /** Every text of the demo's shop.json that is no word of the format. */
  const demoTexts = textsIn(
    JSON.parse(readFileSync(join(demoShop().folder, 'shop.json'), 'utf8')),
  ).filter((text) => /[ @/]|\d{8}/.test(text) && !/^\d{4}-|^Banner|^Triplo|^Receba/.test(text));
  const answers = async () => {
    const all: unknown[] = [await startIn('pt'), await startIn('es')];
    for (const lang of ['pt', 'es'] as const) {
      all.push(await shop.call(listTeam, { query: { lang } }));
    }
    return JSON.stringify(all);
  };

  beforeEach(async () => {
    const empty: ShopSettings = { store: {}, texts: {}, ...lists };
    shop = await startTestApp({ ...smallCatalogue, products: [], settings: empty });
  });

  test('says nothing of the demo, and goes by no name of a shop', async () => {
    expect(demoTexts).toEqual(
      expect.arrayContaining(['+595 61 000 0000', '595610000000', 'https://tiktok.example/ponte']),
    );
    const said = await answers();

    for (const text of [...demoTexts, 'Ponte']) expect(said).not.toContain(text);
    expect(said).toContain('"nome":"Loja nova"');
    expect(said).toContain('"nome":"Tienda nueva"');
  });

  test('says what the smallest shop.json says, and nothing of the demo', async () => {
    const contacts = { phone: '+595 61 777 000', whatsapp: '59561777000' };
    const store = { name: 'Sol', contacts, address: { pt: 'Rua 1', es: 'Calle 1' } };

    await applySettings(shop.db, settingsOf(JSON.stringify({ store, ...lists })), now);

    const said = await answers();
    expect(said).toContain('+595 61 777 000');
    for (const text of [...demoTexts, 'Ponte']) expect(said).not.toContain(text);
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

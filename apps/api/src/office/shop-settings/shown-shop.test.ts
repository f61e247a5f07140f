import { demoShop } from '@ponte/demo-shop';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopFolder } from '../../operations/seed/shop-folder.ts';
import { deliveryZones, exchangeRates, pickupPoints } from '../../platform/db/schema/index.ts';
import { writeStoreInfo } from '../../platform/store-info/store-info.ts';
import { ownShop } from '../../testing/own-shop.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { applySettings, currentSettings } from './apply-settings.ts';
import { exampleShop } from './example-shop.ts';
import { sentenceOf } from './settings-problems.ts';
import { readShopSettings } from './shop-json.ts';
import { shownShop } from './shown-shop.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.close());

/** The file as `shop show` prints it and `shop apply` reads it. */
async function shownAndRead() {
  const text = JSON.stringify(await shownShop(shop.db, shop.now()), null, 2);
  const read = readShopSettings(text);
  if (!read.ok) throw new Error(sentenceOf(read.problems));
  return { text, ...read };
}

const exampleSettings = () => {
  const read = readShopSettings(ownShop());
  if (!read.ok) throw new Error(sentenceOf(read.problems));
  return read.settings;
};

test.each([
  ['the demo shop', () => shopFolder(demoShop().folder).settings()],
  ['the example', exampleSettings],
])('%s is shown with names of places, and changes nothing when it is applied', async (_, made) => {
  await applySettings(shop.db, await made(), shop.now());
  const before = await currentSettings(shop.db);

  const { text, settings, shownAt } = await shownAndRead();

  expect(text).toContain('"stateId": "Alto Paraná"');
  expect(text).toContain('"cityId": "Ciudad del Este"');
  expect(text).not.toMatch(/"(?:stateId|cityId)": \d/);
  expect(shownAt).toBe(new Date(shop.now()).toISOString());
  expect(await applySettings(shop.db, settings, shop.now() + 1)).toEqual([]);
  expect(await currentSettings(shop.db)).toEqual(before);
});

test('a city that is not of its department keeps its id', async () => {
  await shop.db.update(pickupPoints).set({ stateId: 28 });

  const { text, settings } = await shownAndRead();

  expect(text).toMatch(/"cityId": \d/);
  expect(await applySettings(shop.db, settings, shop.now())).toEqual([]);
});

test('a rate of which it is not known since when it holds changes nothing', async () => {
  await shop.db.update(exchangeRates).set({ updatedAt: null });

  const { settings } = await shownAndRead();

  expect(settings.rates[0]).not.toHaveProperty('since');
  expect(await applySettings(shop.db, settings, shop.now())).toEqual([]);
});

test('a new shop is shown as the example', async () => {
  await writeStoreInfo(shop.db, {});
  await shop.db.delete(deliveryZones);

  expect(await shownShop(shop.db, shop.now())).toEqual(exampleShop);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { laterChange, noteApplied } from './later-changes.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.close());

const changed = { by: null, at: '2026-11-28T12:00:00.000Z' };
const before = '2026-11-28T11:00:00.000Z';
const after = '2026-11-28T13:00:00.000Z';

test.each([
  ['after no file was ever applied', undefined, undefined, true],
  ['after the last file was applied', before, undefined, true],
  ['before the last file was applied', after, undefined, false],
  ['after this file was shown', undefined, before, true],
  ['before this file was shown, and after the last was applied', before, after, false],
])(
  'a change of the back office %s: kept from being overwritten (%s, %s)',
  async (_, applied, shown, isLater) => {
    if (applied) await noteApplied(shop.db, Date.parse(applied));

    expect(await laterChange(shop.db, changed, shown)).toEqual(isLater ? changed : null);
  },
);

test('nothing is later where the back office changed nothing', async () => {
  expect(await laterChange(shop.db, null, undefined)).toBeNull();
});

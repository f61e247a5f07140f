/** `shop apply` against what the back office does; the command itself is run in shop.process.test.ts. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getQuestions, updateQuestions } from '@ponte/contract/staff';
import { count } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSettings } from '../../office/shop-settings/apply-settings.ts';
import { applyShop, type ApplyOptions } from '../../office/shop-settings/apply-shop.ts';
import type { ShopSettings } from '../../office/shop-settings/shop-json.ts';
import { lastChangeOfSettings } from '../../office/staff/last-change.ts';
import { jobs, pictures, settings as settingRows } from '../../platform/db/schema/index.ts';
import { photograph } from '../../testing/picture-server.ts';
import { hire, startStaffedShop } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let folder: string;
beforeEach(async () => {
  shop = await startStaffedShop();
  folder = await mkdtemp(join(tmpdir(), 'ponte-apply-'));
  await writeFile(join(folder, 'mark.jpg'), await photograph(10));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const both = (text: string) => ({ pt: text, es: text });
const question = { question: both('Aceitam dólares?'), answer: both('Sim.') };

/** A file with another name, a picture beside it and one of an address. */
async function otherShop(): Promise<ShopSettings> {
  const settings = await currentSettings(shop.db);
  const photo = 'https://pictures.example/ana.jpg';
  const ana = { name: 'Ana', role: both('Vendas'), photo, whatsapp: '595981123456' };
  const store = { ...settings.store, name: 'Sol', mark: 'mark.jpg' };
  return { ...settings, store, team: [ana] };
}

const apply = (
  settings: ShopSettings,
  { shownAt, ...options }: Partial<ApplyOptions> & { readonly shownAt?: string } = {},
) =>
  applyShop(
    shop.db,
    { settings, shownAt, folder },
    { storage: shop.storage, now: shop.now(), lastChange: lastChangeOfSettings, ...options },
  );

/** What the back office does after a file was written. */
async function changeInBackOffice(): Promise<void> {
  const clerk = await hire(shop, 'catalogue');
  const { version } = await shop.call(getQuestions, clerk.sends());
  await shop.call(updateQuestions, clerk.sends({ body: { version, data: [question] } }));
}

/** All that a file may touch. */
async function everything() {
  const many = async (table: typeof pictures | typeof jobs) =>
    (await shop.db.select({ n: count() }).from(table))[0]?.n;
  const rows = await shop.db.select().from(settingRows).orderBy(settingRows.key);
  return {
    rows,
    settings: await currentSettings(shop.db),
    pictures: await many(pictures),
    jobs: await many(jobs),
  };
}

test('a dry run says what applying says, and changes nothing', async () => {
  const settings = await otherShop();
  const before = await everything();

  const tried = await apply(settings, { dry: true });
  expect(await everything()).toEqual(before);

  const applied = await apply(settings);
  expect(tried.differences).toContain('store.name: "Ponte" → "Sol"');
  expect(tried).toEqual({ ...applied, pictures: expect.anything() });
  expect(await everything()).not.toEqual(before);
});

test('a later change of the back office is not overwritten: said the same when dry, and all is rolled back', async () => {
  const settings = await otherShop();
  await changeInBackOffice();
  const before = await everything();

  const put = vi.spyOn(shop.storage, 'put');

  const tried = await apply(settings, { dry: true });
  const refused = await apply(settings);

  expect(refused).toMatchObject({
    ok: false,
    problem: expect.stringMatching(
      /^The back office changed the settings at \d{4}-.+, after this file was written\. .+ --force\.$/,
    ),
  });
  expect(refused.differences).toContain('store.name: "Ponte" → "Sol"');
  expect(refused.differences.join('\n')).toMatch(/^questions\./m);
  expect(tried).toEqual(refused);
  expect(await everything()).toEqual(before);
  expect(put).not.toHaveBeenCalled();
});

test('it is overwritten by force', async () => {
  const settings = await otherShop();
  await changeInBackOffice();

  expect(await apply(settings, { force: true })).toMatchObject({
    ok: true,
    changed: ['store', 'team', 'questions'],
  });
  expect((await currentSettings(shop.db)).questions).toEqual(settings.questions);
});

test('a file that was shown after it is applied, and from then on the back office changes that', async () => {
  await changeInBackOffice();
  const shownAt = new Date(shop.now()).toISOString();
  const settings = await otherShop();

  expect(await apply(settings, { shownAt })).toMatchObject({ ok: true });
  shop.passTime(1000);
  expect(await apply({ ...settings, questions: [] })).toMatchObject({ ok: true });
});

test('a file that changes nothing is no conflict', async () => {
  await changeInBackOffice();
  const settings = await currentSettings(shop.db);

  expect(await apply(settings)).toMatchObject({ ok: true, changed: [], differences: [] });
});

test('a picture that is not there refuses the file, with nothing changed', async () => {
  const settings = await otherShop();
  const before = await everything();

  expect(
    await apply({ ...settings, store: { ...settings.store, mark: 'none.jpg' } }),
  ).toMatchObject({ ok: false, problem: expect.stringContaining('store.mark') });
  expect(await everything()).toEqual(before);
});

/** What becomes of pictures that staff have sent and did, or did not, save. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  getBanners,
  getSettings,
  getStaffProduct,
  updateBanners,
  updateSettings,
  updateStaffProduct,
  uploadPicture,
} from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../adapters/storage/storage.ts';
import { goodsFolder } from '../../catalogue/import/goods-folder.ts';
import { importGoods } from '../../catalogue/import/import-goods.ts';
import { takePictures } from '../../catalogue/import/take-pictures.ts';
import { brands, jobs, pictures } from '../../platform/db/schema/index.ts';
import { Outage } from '../../platform/runtime/outage.ts';
import { lockTable } from '../../testing/lock-table.ts';
import { photograph } from '../../testing/picture-server.ts';
import { ask, hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { currentSettings } from '../shop-settings/apply-settings.ts';
import { storeSent } from './unused-pictures.ts';

const files = new Map<string, Uint8Array>();
let isAway = false;
const storage: Storage = {
  put: async (key, bytes) => void files.set(key, bytes),
  get: async (key) => files.get(key),
  remove: async (key) => {
    if (isAway) throw new Outage('The bucket does not answer.');
    files.delete(key);
  },
};

const columns =
  'code;name_pt;name_es;brand;category_pt;category_es;department_pt;department_es;price_usd;pictures';

let shop: TestApp;
let owner: Hired;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-unused-'));
  files.clear();
  isAway = false;
  shop = await startStaffedShop({ storage });
  owner = await hire(shop, 'owner');
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const hour = 3_600_000;
const product = { id: 8 };

const send = async (seed: number) => {
  const picture = new File([new Uint8Array(await photograph(seed))], 'foto.jpg');
  return shop.call(uploadPicture, owner.sends({ form: { picture } }));
};

/** Time passes, by which every session ends. */
const pass = async (hours: number) => {
  shop.passTime(hours * hour);
  owner = await hire(shop, 'owner');
};

/** A day passes, and what is due is done. */
const aDayLater = async () => {
  await pass(25);
  await shop.runJobs();
};

/** Whether the file of a picture is there. */
const isStored = async (key: string) => {
  const [row] = await shop.db.select().from(pictures).where(eq(pictures.key, key));
  return row !== undefined && files.has(`pictures/${row.content}`);
};
const known = (key: string) => shop.db.$count(pictures, eq(pictures.key, key));
const waiting = () => shop.db.$count(jobs, eq(jobs.name, 'unused'));

async function productWith(keys: readonly string[]) {
  const seen = await shop.call(getStaffProduct, owner.sends({ params: product }));
  const { version, taxPercent, inStock, inPhysicalStock, showPrice, active } = seen;
  const rest = { version, taxPercent, inStock, inPhysicalStock, showPrice, active };
  const body = { ...rest, priceUsdCents: seen.price?.minor, pictures: keys };
  return owner.sends({ params: product, body });
}
const save = async (...keys: string[]) => ask(shop, updateStaffProduct, await productWith(keys));

async function saveSettings(part: 'team' | 'store' | 'banners', key: string) {
  const { version } = await shop.call(getSettings, owner.sends());
  const settings = await currentSettings(shop.db);
  const [banner] = settings.banners;
  if (!banner) throw new Error('The test shop has no banner.');
  const both = { pt: key, es: key };
  const parts = {
    team: [{ name: 'Ana', role: both, photo: key, whatsapp: '595981123456' }],
    banners: [{ ...banner, picture: { ...banner.picture, es: key } }],
    store: { ...settings.store, mark: key },
  };
  const changed = { ...settings, [part]: parts[part] };
  return ask(shop, updateSettings, owner.sends({ body: { version, settings: changed } }));
}

test('a picture that was never saved is there for a day, and then gone with its file', async () => {
  const { key, url } = await send(10);
  shop.passTime(23 * hour);
  await shop.runJobs();
  expect([files.size, (await shop.app.request(url)).status]).toEqual([1, 200]);

  await aDayLater();

  expect([files.size, await known(key), await waiting()]).toEqual([0, 0, 0]);
  expect((await shop.app.request(url)).status).toBe(404);
});

test.each<[string, (key: string) => Promise<unknown>]>([
  ['a product', (key) => save(key)],
  ['a banner', (key) => saveSettings('banners', key)],
  ['the team', (key) => saveSettings('team', key)],
  ['the shop’s mark', (key) => saveSettings('store', key)],
  ['a brand', (key) => shop.db.update(brands).set({ logo: key })],
])('one that %s shows stays, and nothing waits to delete it', async (_, show) => {
  const { key } = await send(20);
  await show(key);

  await aDayLater();

  expect([files.size, await known(key), await waiting()]).toEqual([1, 1, 0]);
});

test('one that is sent again waits another day, and is one file in the end', async () => {
  const { key } = await send(30);
  await pass(22);
  expect(await send(30)).toMatchObject({ key });
  await pass(3);
  await shop.runJobs();
  expect(await known(key)).toBe(1);
  expect((await save(key)).status).toBe(200);

  await aDayLater();

  expect([files.size, await isStored(key), await waiting()]).toEqual([1, true, 0]);
});

test('a file is deleted whose process died before the picture was written down', async () => {
  const deps = { db: shop.db, clock: { now: shop.now }, storage };
  await storeSent(deps, new Uint8Array(await photograph(40)));
  expect(files.size).toBe(1);

  await aDayLater();

  expect([files.size, await waiting()]).toEqual([0, 0]);
});

test('one that can not be deleted yet is forgotten at once, and its file goes later', async () => {
  const { key } = await send(50);
  isAway = true;
  await aDayLater();
  expect([files.size, await known(key)]).toEqual([1, 0]);
  // Sent again meanwhile, it has its own file.
  await send(50);

  isAway = false;
  shop.passTime(10 * 60_000);
  await shop.runJobs();

  expect([files.size, await isStored(key)]).toEqual([1, true]);
});

test('saving one that is gone is refused, and nothing is changed', async () => {
  const { key } = await send(60);
  await aDayLater();
  const { version, data } = await shop.call(getBanners, owner.sends());
  const changed = data.map(({ type, title, description, picture }) => ({
    type,
    title,
    description,
    picture: { ...picture, es: key },
  }));

  const refusals = [
    await save(key),
    await saveSettings('store', key),
    await ask(shop, updateBanners, owner.sends({ body: { version, data: changed } })),
  ];

  expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(await shop.call(getBanners, owner.sends())).toMatchObject({ version });
});

/** Runs the jobs that are due while a transaction is open. */
const dueMeanwhile = async () => {
  shop.passTime(25 * hour);
  await shop.runJobs();
};

test('one that is being saved when it is due stays', async () => {
  const { key } = await send(70);
  const lock = await lockTable(shop.db, 'audit');
  const saving = save(key);
  await expect.poll(lock.isWaitedFor).toBe(true);

  await dueMeanwhile();
  await lock.release();

  expect((await saving).status).toBe(200);
  await aDayLater();
  expect([await isStored(key), await waiting()]).toEqual([true, 0]);
});

test('one that an import brings again when it is due stays', async () => {
  const bytes = await photograph(80);
  const { key } = await send(80);
  await writeFile(join(folder, 'foto.jpg'), bytes);
  const product = 'S-1;Serra;Sierra;Nova;Jardim;Jardín;Serras;Sierras;9,90;foto.jpg';
  await writeFile(join(folder, 'products.csv'), [columns, product].join('\n'));
  const lock = await lockTable(shop.db, 'products');
  const importing = importGoods(shop.db, goodsFolder(folder), {
    onBadLine: ({ problems }) => expect.unreachable(JSON.stringify(problems)),
    pictures: takePictures({ folder, storage }),
  });
  await expect.poll(lock.isWaitedFor).toBe(true);

  await dueMeanwhile();
  await lock.release();

  expect(await importing).toMatchObject({ kept: 1, done: true });
  await aDayLater();
  expect([await isStored(key), await waiting()]).toEqual([true, 0]);
});

test('one that is being deleted can’t be saved', async () => {
  const { key } = await send(90);
  await pass(25);
  const sent = await productWith([key]);
  const lock = await lockTable(shop.db, 'brands', 'access exclusive');
  const deleting = shop.runJobs();
  await expect.poll(lock.isWaitedFor).toBe(true);

  const saving = ask(shop, updateStaffProduct, sent);
  await lock.release();

  expect((await saving).status).toBe(422);
  await deleting;
  expect([files.size, await known(key)]).toEqual([0, 0]);
});

test('the same picture, sent while it is being deleted, is there', async () => {
  const { key } = await send(95);
  await pass(25);
  const lock = await lockTable(shop.db, 'brands', 'access exclusive');
  const deleting = shop.runJobs();
  await expect.poll(lock.isWaitedFor).toBe(true);

  const sending = send(95);
  await expect.poll(() => files.size).toBe(2);
  await lock.release();

  expect(await sending).toMatchObject({ key });
  await deleting;
  expect([files.size, await isStored(key)]).toEqual([1, true]);
});

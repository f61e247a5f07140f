/** Pictures that staff send as files. */
import {
  getBanners,
  getStaffProduct,
  listAudit,
  updateBanners,
  updateStaffProduct,
  uploadPicture,
} from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictures, products } from '../../platform/db/schema/index.ts';
import { takeTurn } from '../../shop/accounts/redraw.ts';
import { photograph } from '../../testing/picture-server.ts';
import { ask, hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let owner: Hired;
let clerk: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
  clerk = await hire(shop, 'catalogue');
});
afterAll(() => shop.close());

const fileOf = (bytes: Uint8Array | string, name = 'foto.jpg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
const send = (picture: File, sender = clerk) =>
  shop.call(uploadPicture, sender.sends({ form: { picture } }));

test('a picture is stored upright, is shown in the shop’s widths, and is written down', async () => {
  const { key, url } = await send(fileOf(await photograph(10)));

  expect(url).toBe(`/media/${key}.webp`);
  for (const [name, type] of [
    [`${key}-320.avif`, 'image/avif'],
    [`${key}-1280.webp`, 'image/webp'],
  ]) {
    const response = await shop.app.request(`/media/${name}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect(height).toBeGreaterThan(width);
  }
  const { data } = await shop.call(listAudit, owner.sends());
  expect(data[0]).toMatchObject({
    action: 'picture.stored',
    actor: { id: clerk.id },
    after: { picture: key },
  });
});

test('the same picture, sent twice, is one', async () => {
  const bytes = await photograph(20);

  const [first, again] = [await send(fileOf(bytes)), await send(fileOf(bytes, 'b.jpg'), owner)];

  expect(again).toEqual(first);
  expect(await shop.db.$count(pictures, eq(pictures.key, first.key))).toBe(1);
});

test('a product gets a stored picture, and none that is not there', async () => {
  const { key, url } = await send(fileOf(await photograph(30)));
  await shop.db
    .update(products)
    .set({ pictures: ['one'] })
    .where(eq(products.id, 8));
  await shop.db.insert(pictures).values({ key: 'picture.waits', source: 'https://x.example/a' });
  const params = { id: 8 };
  const seen = await shop.call(getStaffProduct, clerk.sends({ params }));
  const { version, taxPercent, inStock, inPhysicalStock, showPrice, active } = seen;
  const priceUsdCents = seen.price?.minor;
  const rest = { version, taxPercent, inStock, inPhysicalStock, showPrice, active };
  const put = (keys: string[]) =>
    clerk.sends({ params, body: { ...rest, priceUsdCents, pictures: keys } });

  for (const wrong of ['picture.none', 'picture.waits', 'https://x.example/a.png', '../etc']) {
    const { status, body } = await shop.refused(updateStaffProduct, put(['one', wrong]));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['pictures']]);
  }
  expect((await shop.refused(updateStaffProduct, put([key, key]))).status).toBe(422);
  const changed = await shop.call(updateStaffProduct, put([key, 'one']));

  expect(changed.pictures[0]).toEqual({ key, url });
});

test('a banner gets a stored picture', async () => {
  const { key, url } = await send(fileOf(await photograph(40)));
  const { data, version } = await shop.call(getBanners, clerk.sends());
  const changed = data.map(({ type, title, description, picture }, index) => ({
    type,
    title,
    description,
    picture: index === 0 ? { ...picture, es: key } : picture,
  }));

  const saved = await shop.call(updateBanners, clerk.sends({ body: { version, data: changed } }));

  expect(saved.data[0]?.pictureUrl.es).toBe(url);
});

const notOne =
  'O arquivo não é uma foto, ou está danificado. Envie JPG, PNG, WebP, AVIF, GIF ou TIFF.';
const wide = sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } });

test.each<[string, () => Promise<Uint8Array | string> | string, string]>([
  ['a drawing', () => '\u{FEFF} <svg xmlns="http://www.w3.org/2000/svg"/>', notOne],
  ['a page', () => '<!doctype html><script>alert(1)</script>', notOne],
  ['a PDF under a picture’s name', () => '%PDF-1.7', notOne],
  ['nothing', () => '', notOne],
  ['half a picture', async () => (await photograph(50)).subarray(0, 400), notOne],
  [
    'too many pixels',
    () => wide.png().toBuffer(),
    'A foto tem pixels demais. Envie uma de até 60 milhões.',
  ],
  ['too many bytes', () => 'x'.repeat((10 << 20) + 1), 'A foto deve ter no máximo 10 MB.'],
])('%s is 422 with a sentence, and nothing is kept of it', async (_, make, sentence) => {
  const [stored, acts] = [await shop.db.$count(pictures), await lastAct()];
  const form = { picture: fileOf(await make()) };

  const { status, body } = await shop.refused(uploadPicture, clerk.sends({ form }));

  expect([status, body.errors]).toEqual([422, { picture: [sentence] }]);
  expect([await shop.db.$count(pictures), await lastAct()]).toEqual([stored, acts]);
});

test('what is no form with one picture is refused', async () => {
  const picture = fileOf(await photograph(60));
  const statusOf = async (sent: object) =>
    (await ask(shop, uploadPicture, clerk.sends(sent))).status;

  expect(await statusOf({ body: { picture: 'x' } })).toBe(415);
  expect(await statusOf({ form: { picture: 'text' } })).toBe(422);
  expect(await statusOf({ form: { other: picture } })).toBe(422);
  expect(await statusOf({ form: { picture, more: 'x' } })).toBe(422);
  expect(await statusOf({ form: { picture: fileOf('x'.repeat(12 << 20)) } })).toBe(413);
});

// Spec: accounts 6.4
test('is 403 for the counter, whose picture is not kept', async () => {
  const counter = await hire(shop, 'counter');
  const stored = await shop.db.$count(pictures);
  const form = { picture: fileOf(await photograph(70)) };

  expect((await ask(shop, uploadPicture, counter.sends({ form }))).status).toBe(403);
  expect((await ask(shop, uploadPicture, { form })).status).toBe(403);
  expect(await shop.db.$count(pictures)).toBe(stored);
});

test('where pictures and documents wait in numbers, one more is asked to come again', async () => {
  let finish = () => {};
  const held = new Promise<void>((done) => (finish = done));
  while (takeTurn(() => held));
  const sent = clerk.sends({ form: { picture: fileOf(await photograph(80)) } });

  const busy = await ask(shop, uploadPicture, sent);
  finish();
  await held;

  expect(busy.status).toBe(503);
  expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(shop, uploadPicture, sent)).status).toBe(200);
});

const lastAct = async () => (await shop.call(listAudit, owner.sends())).data[0]?.id;

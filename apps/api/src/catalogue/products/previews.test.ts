import { eq } from 'drizzle-orm';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPreview } from '../../adapters/media/preview.ts';
import { products } from '../../platform/db/schema/index.ts';
import { readStoreInfo, writeStoreInfo } from '../../platform/store-info/store-info.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const preview = async (name: string) => {
  const answer = await shop.app.request(`/media/previews/${name}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** How much of a part of the picture is ink: what is neither ground nor white. */
async function inkIn(png: Buffer, part: Region): Promise<number> {
  // The figures are of a whole picture, whatever is asked of it before.
  const cut = await sharp(png).extract(part).flatten().greyscale().png().toBuffer();
  const { channels } = await sharp(cut).stats();
  return 255 - (channels[0]?.mean ?? 255);
}

const pricePart = { left: 650, top: 410, width: 540, height: 80 };

test.each(['8-pt.png', '8-es.png'])(
  '%s is a picture of the size that messengers show',
  async (name) => {
    const { answer, bytes } = await preview(name);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    // WhatsApp shows no picture of more than 300 kB.
    expect(bytes.length).toBeLessThan(300_000);
  },
);

test('has the price of its language, and none where that is to be asked for', async () => {
  const dollars = await preview('8-pt.png');
  const guaranis = await preview('8-es.png');
  const onRequest = await preview('9-pt.png');

  expect(await inkIn(dollars.bytes, pricePart)).toBeGreaterThan(5);
  expect(await inkIn(guaranis.bytes, pricePart)).toBeGreaterThan(5);
  expect(await inkIn(onRequest.bytes, pricePart)).toBeLessThan(1);
});

test('is drawn in letters that its font has, on any machine', async () => {
  const rest = { code: 'A-1', price: 'U$ 1', note: 'Ponte', mark: undefined, picture: undefined };
  const draw = (title: string, name: string) => renderPreview({ ...rest, shop: title, name });

  expect(await draw('店', '电钻 محمد 😀')).toEqual(await draw('Dian', 'DianZuan mhmd'));
});

test('has the demo’s mark before the demo’s name alone', async () => {
  const markPart = { left: 660, top: 46, width: 88, height: 88 };
  const nearName = { left: 768, top: 46, width: 40, height: 88 };
  const demo = await preview('8-pt.png');
  expect(await inkIn(demo.bytes, markPart)).toBeGreaterThan(10);

  const old = await readStoreInfo(shop.db);
  await writeStoreInfo(shop.db, { ...old, name: 'I' });
  shop.passTime(10 * 60_000);
  const another = await preview('8-pt.png');
  await writeStoreInfo(shop.db, old);
  shop.passTime(10 * 60_000);

  // Its name stands where the mark does.
  expect(await inkIn(another.bytes, { ...markPart, left: 690, width: 58 })).toBe(0);
  expect(await inkIn(another.bytes, nearName)).toBe(0);
});

test.each([
  [4, 'parafusadeira'.repeat(6), 'PV-1'],
  [5, 'P'.repeat(200), 'P'.repeat(60)],
  [6, `Kit ${'🔩'.repeat(120)}`, 'KIT'],
])('of product %i is drawn with words that are wider than its lines', async (id, namePt, code) => {
  await shop.db.update(products).set({ namePt, code }).where(eq(products.id, id));
  shop.passTime(10 * 60_000);

  const { answer, bytes } = await preview(`${id}-pt.png`);

  expect(answer.status).toBe(200);
  expect(await inkIn(bytes, { left: 1160, top: 160, width: 40, height: 250 })).toBe(0);
});

test('is drawn once for many who ask at once', async () => {
  const all = await Promise.all([1, 2, 3].map(() => preview('3-pt.png')));

  expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
});

test.each(['999-pt.png', '8-fr.png', '8.png', '0-pt.png', 'produto-8-pt.png', '8-pt.webp'])(
  'there is no %s',
  async (name) => {
    expect((await preview(name)).answer.status).toBe(404);
  },
);

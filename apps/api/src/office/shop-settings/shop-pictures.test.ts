/** Pictures of banners and of the team on their way from addresses and files into the shop. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStart } from '@ponte/contract/start';
import { listTeam } from '@ponte/contract/team';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingPictures } from '../../adapters/media/picture-jobs.ts';
import { takePictures } from '../../catalogue/import/take-pictures.ts';
import {
  photograph,
  startPictureServer,
  type PictureServer,
} from '../../testing/picture-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { applySettings, currentSettings } from './apply-settings.ts';
import type { ShopSettings } from './shop-json.ts';
import { takeShopPictures } from './shop-pictures.ts';

let shop: TestApp;
let server: PictureServer;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp();
  server = await startPictureServer();
  folder = await mkdtemp(join(tmpdir(), 'ponte-banners-'));
  await mkdir(join(folder, 'fotos'));
});
afterAll(async () => {
  await shop.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const both = (text: string) => ({ pt: text, es: text });

async function settingsWith(picture: string, photo: string | null): Promise<ShopSettings> {
  return {
    ...(await currentSettings(shop.db)),
    banners: [
      {
        type: 'Banner Principal',
        title: both('Hoje'),
        description: both(''),
        picture: both(picture),
      },
    ],
    team: [{ name: 'Ana', role: both('Vendas'), photo, whatsapp: '595981123456' }],
  };
}

/** What `shop apply` does. */
async function apply(settings: ShopSettings) {
  const pictures = takePictures({ folder, storage: shop.storage });
  const taken = await takeShopPictures(settings, pictures);
  if (!taken.ok) return taken.problems;
  return shop.db.transaction(async (tx) => {
    await pictures.write(tx);
    return applySettings(tx, taken.settings, shop.now());
  });
}

const widthOf = async (url: string) => {
  const response = await shop.app.request(url);
  expect([url, response.status]).toEqual([url, 200]);
  return (await sharp(await response.arrayBuffer()).metadata()).width;
};

test('a banner’s file and a photo’s address are shown by the shop itself, in every width', async () => {
  await writeFile(
    join(folder, 'fotos/banner.jpg'),
    await photograph(10, { width: 700, height: 2400 }),
  );
  server.answers.set('/ana.jpg', (response) => {
    void photograph(20).then((bytes) => response.end(bytes));
  });
  const settings = await settingsWith('fotos/banner.jpg', `${server.origin}/ana.jpg`);

  expect(await apply(settings)).toEqual(['banners', 'team']);
  expect(await apply(settings)).toEqual([]);
  await shop.runJobs();

  shop.passTime(60_000);
  const { banners } = await shop.call(getStart);
  const banner = banners[0]?.imagem?.url ?? '';
  expect(banner).toMatch(/^\/media\/picture\.[0-9a-f]{64}\.webp$/);
  // The camera held it sideways.
  expect(await widthOf(banner.replace('.webp', '-1920.avif'))).toBe(1920);
  expect(await widthOf(banner.replace('.webp', '-640.webp'))).toBe(640);
  const [ana] = await shop.call(listTeam);
  // As large as it came: a page that does not know its width asks for all.
  expect(await widthOf(ana?.foto?.replace('.webp', '-1920.avif') ?? '')).toBe(200);
  expect(server.asked).toEqual(['/ana.jpg']);
});

test('a mark and a sharing picture are shown in the shapes that browsers and messengers take', async () => {
  await writeFile(
    join(folder, 'fotos/marca.png'),
    await photograph(30, { width: 300, height: 300 }),
  );
  await writeFile(
    join(folder, 'fotos/link.png'),
    await photograph(40, { width: 1600, height: 840 }),
  );
  const both = { pt: 'fotos/link.png', es: 'fotos/link.png' };
  const before = await currentSettings(shop.db);
  const store = { ...before.store, name: 'Sol', mark: 'fotos/marca.png', sharing: both };

  expect(await apply({ ...before, store })).toEqual(['store']);

  shop.passTime(60_000);
  const { loja } = await shop.call(getStart);
  expect(loja?.marca).toMatch(/^\/media\/picture\.[0-9a-f]{64}-96\.webp$/);
  expect(await widthOf(loja?.marca ?? '')).toBe(96);
  expect(await widthOf(loja?.marca?.replace('-96.webp', '-icon.png') ?? '')).toBe(512);
  expect(await widthOf(loja?.imagem?.replace('.webp', '-sharing.jpeg') ?? '')).toBe(1200);
  const missing = await apply({ ...before, store: { ...store, mark: 'fotos/nowhere.png' } });
  expect(missing).toEqual([expect.objectContaining({ path: 'store.mark' })]);
});

test('files that can’t be read are reported by their field, and nothing is changed', async () => {
  const before = await currentSettings(shop.db);
  await writeFile(join(folder, 'fotos/text.png'), 'hello');

  const problems = await apply(await settingsWith('fotos/text.png', 'fotos/nowhere.jpg'));

  expect(problems).toEqual([
    {
      path: 'banners.0.picture.pt',
      code: 'pictureFile',
      params: { reason: 'fotos/text.png: it is damaged or not a picture' },
    },
    expect.objectContaining({ path: 'banners.0.picture.es' }),
    expect.objectContaining({
      path: 'team.0.photo',
      params: { reason: 'fotos/nowhere.jpg: there is no such file' },
    }),
  ]);
  expect(await currentSettings(shop.db)).toEqual(before);
});

test('an address without a picture is reported, and its field is kept', async () => {
  const address = `${server.origin}/nobody.jpg`;

  await apply(await settingsWith('placeholder.v1', address));
  await shop.runJobs();

  expect(await missingPictures(shop.db)).toEqual([{ source: address, reason: 'status 404' }]);
  const [ana] = await shop.call(listTeam);
  expect((await shop.app.request(ana?.foto ?? '')).headers.get('Cache-Control')).toContain(
    'max-age=60',
  );
});

/** Pictures of goods on their way from addresses and files into the shop. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listBrands } from '@ponte/contract/brands';
import { listProducts } from '@ponte/contract/products';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodsFolder } from '../../catalogue/import/goods-folder.ts';
import { importGoods } from '../../catalogue/import/import-goods.ts';
import { missingGoodsPictures } from '../../catalogue/import/missing-goods-pictures.ts';
import type { BadLine } from '../../catalogue/import/read-file.ts';
import { sentenceOf } from '../../catalogue/import/sentences/sentences.ts';
import { takePictures } from '../../catalogue/import/take-pictures.ts';
import { listFailedJobs } from '../../platform/jobs/failed-jobs.ts';
import {
  photograph,
  startPictureServer,
  type PictureServer,
} from '../../testing/picture-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { fetchPicture, largestPicture } from './fetch-picture.ts';
import { missingPictures } from './picture-jobs.ts';

let shop: TestApp;
let server: PictureServer;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp();
  server = await startPictureServer();
  folder = await mkdtemp(join(tmpdir(), 'ponte-pictures-'));
  await mkdir(join(folder, 'fotos'));
});
afterAll(async () => {
  await shop.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const columns =
  'code;name_pt;name_es;brand;category_pt;category_es;department_pt;department_es;price_usd;pictures';

/** Imports products by code, each with its pictures. */
async function load(goods: Readonly<Record<string, string>>, brands = 'name;logo\n') {
  const rows = Object.entries(goods).map(
    ([code, pictures]) => `${code};Serra;Sierra;Nova;Jardim;Jardín;Serras;Sierras;9,90;${pictures}`,
  );
  await writeFile(join(folder, 'products.csv'), [columns, ...rows].join('\n'));
  await writeFile(join(folder, 'brands.csv'), brands);
  const bad: BadLine[] = [];
  const missing: BadLine[] = [];
  const pictures = takePictures({ folder, storage: shop.storage });
  const result = await importGoods(shop.db, goodsFolder(folder), {
    onBadLine: (line) => bad.push(line),
    onMissingPicture: (line) => missing.push(line),
    pictures,
  });
  shop.passTime(60_000);
  return {
    ...result,
    pictures,
    missing: missing.map(
      ({ line, code = '', problems }) => `${line} ${code} ${sentenceOf('en', problems)}`,
    ),
    reasons: bad.map(({ line, problems }) => `${line}: ${sentenceOf('en', problems)}`),
  };
}

const urlsOf = async (code: string): Promise<string[]> => {
  const { data } = await shop.call(listProducts, { query: { text: code, all_products: 1 } });
  return (data[0]?.imagens ?? []).map(({ url }) => url);
};

const get = async (url: string) => {
  const response = await shop.app.request(url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, cache: response.headers.get('Cache-Control'), bytes };
};

const serve = (path: string, bytes: Uint8Array) =>
  server.answers.set(path, (response) => void response.end(bytes));

test('fifty pictures, of addresses and of files, are shown by the shop itself', async () => {
  const goods: Record<string, string> = {};
  for (let n = 0; n < 25; n += 1) {
    serve(`/${n}.jpg`, await photograph(n * 2));
    await writeFile(join(folder, `fotos/Foto nº ${n}.JPG`), await photograph(n * 2 + 1));
    goods[`FIFTY-${n}`] = `${server.origin}/${n}.jpg|fotos/Foto nº ${n}.JPG`;
  }
  serve('/logo.png', await photograph(250));
  server.answers.set(
    '/moved',
    (response) => void response.writeHead(302, { Location: '/logo.png' }).end(),
  );

  const loaded = await load(goods, `name;logo\nNova;${server.origin}/moved\n`);
  await shop.runJobs();

  expect(loaded).toMatchObject({ kept: 25, done: true });
  for (let n = 0; n < 25; n += 1) {
    const urls = await urlsOf(`FIFTY-${n}`);
    expect(urls).toEqual([
      expect.stringMatching(/^\/media\/picture\.[0-9a-f]{64}\.webp$/),
      expect.stringMatching(/^\/media\/picture\.[0-9a-f]{64}\.webp$/),
    ]);
    for (const [index, url] of urls.entries()) {
      const { status, cache, bytes } = await get(url.replace('.webp', '-96.webp'));
      expect([status, cache]).toEqual([200, 'public, max-age=31536000, immutable']);
      const { dominant } = await sharp(bytes).stats();
      expect(Math.abs(dominant.r - (n * 2 + index))).toBeLessThan(16);
    }
  }
  const brands = await shop.call(listBrands);
  const { status } = await get(brands.find(({ nome }) => nome === 'Nova')?.logo ?? '');
  expect(status).toBe(200);
});

test('a picture is upright in each width and format, and says nothing of its camera', async () => {
  serve('/large.jpg', await photograph(200, { width: 2400, height: 1200 }));
  await load({ 'WIDE-1': `${server.origin}/large.jpg` });
  await shop.runJobs();
  const [url = ''] = await urlsOf('WIDE-1');

  const webp = await sharp((await get(url.replace('.webp', '-1280.webp'))).bytes).metadata();
  const avif = await sharp((await get(url.replace('.webp', '-320.avif'))).bytes).metadata();

  expect([webp.width, webp.height, webp.exif]).toEqual([960, 1920, undefined]);
  expect([avif.format, avif.width, avif.height]).toEqual(['heif', 320, 640]);
});

test('is asked for once, however many products and imports name it', async () => {
  serve('/shared.jpg', await photograph(10));
  const goods = {
    'SHARED-1': `${server.origin}/shared.jpg`,
    'SHARED-2': `${server.origin}/shared.jpg`,
  };
  await load(goods);
  await shop.runJobs();
  await load(goods);
  await shop.runJobs();

  expect(server.asked.filter((path) => path === '/shared.jpg')).toHaveLength(1);
});

test('a missing picture is a placeholder for a minute, is logged, and is retried', async () => {
  const address = `${server.origin}/late.jpg`;
  await load({ 'LATE-1': address });
  await shop.runJobs();
  const [url = ''] = await urlsOf('LATE-1');

  const before = await get(url);
  expect([before.status, before.cache]).toEqual([200, 'public, max-age=60']);
  expect((await sharp(before.bytes).metadata()).width).toBe(640);
  expect(await missingPictures(shop.db)).toContainEqual({
    source: address,
    reason: 'status 404',
  });

  serve('/late.jpg', await photograph(30));
  shop.passTime(60_000);
  await shop.runJobs();

  const after = await get(url);
  expect([after.status, after.cache]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(after.bytes).not.toEqual(before.bytes);
  expect(await missingPictures(shop.db)).toEqual([]);
});

test('one that never arrives is reported to staff, and an import that names it retries', async () => {
  const address = `${server.origin}/never.jpg`;
  await load({ 'NEVER-1': address });
  for (let attempts = 0; attempts < 20; attempts += 1) {
    await shop.runJobs();
    shop.passTime(6 * 3_600_000);
  }
  expect(await listFailedJobs(shop.db, { most: 5 })).toMatchObject([{ name: 'picture' }]);

  serve('/never.jpg', await photograph(40));
  await load({ 'NEVER-1': address });
  await shop.runJobs();

  const [url = ''] = await urlsOf('NEVER-1');
  expect((await get(url)).cache).toContain('immutable');
});

describe('no picture is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  test.each([
    ['text', Buffer.from('hello'), 'damaged'],
    ['a page', Buffer.from('<!doctype html><title>x</title>'), 'notOfPixels'],
    ['a drawing', Buffer.from(`\uFEFF\n<?xml version="1.0"?>${svg}`), 'notOfPixels'],
    ['more than a picture may be', Buffer.alloc(largestPicture + 1), 'tooLarge 12 MB'],
  ])('%s', async (name, bytes, reason) => {
    const path = `/bad-${name.replaceAll(' ', '-')}`;
    serve(path, bytes);
    await load({ 'BAD-1': server.origin + path });
    await shop.runJobs();

    expect(await missingPictures(shop.db)).toContainEqual({ source: server.origin + path, reason });
  });

  test('half a photograph', async () => {
    const whole = await photograph(50, { width: 800, height: 800 });
    serve('/half.jpg', whole.subarray(0, whole.length >> 1));
    await load({ 'BAD-1': `${server.origin}/half.jpg` });
    await shop.runJobs();

    expect((await missingPictures(shop.db)).map(({ source }) => source)).toContain(
      `${server.origin}/half.jpg`,
    );
  });

  test('what is beyond the pixels that a server can draw', async () => {
    const large = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#ffffff' },
    })
      .png()
      .toBuffer();
    serve('/huge.png', large);
    await load({ 'BAD-1': `${server.origin}/huge.png` });
    await shop.runJobs();

    expect(await missingPictures(shop.db)).toContainEqual({
      source: `${server.origin}/huge.png`,
      reason: 'tooDetailed',
    });
  });
});

describe('a picture that can’t be had', () => {
  test('is reported with its line and code, and its product is kept without it', async () => {
    await writeFile(join(folder, 'fotos', 'text.png'), 'hello');
    await writeFile(join(folder, 'fotos', 'there.png'), await photograph(60));
    const { done, kept, reasons, missing } = await load(
      {
        'FILE-1': 'fotos/nowhere.jpg|fotos/there.png',
        'FILE-2': 'fotos/text.png',
        'FILE-3': '../secret.png',
        'FILE-4': 'javascript:alert(1)',
      },
      'name;logo\nNova;fotos/logo.png\n',
    );

    expect({ done, kept, reasons }).toEqual({ done: true, kept: 4, reasons: [] });
    expect(missing).toEqual([
      '2  logo fotos/logo.png: there is no such file',
      '2 FILE-1 picture fotos/nowhere.jpg: there is no such file',
      '3 FILE-2 picture fotos/text.png: it is damaged or not a picture',
      '4 FILE-3 picture ../secret.png: there is no such file',
      '5 FILE-4 picture javascript:alert(1): it is neither an address nor a file of a picture',
    ]);
    expect(await urlsOf('FILE-1')).toHaveLength(1);
  });

  test('leaves its product and its brand those that they have', async () => {
    await writeFile(join(folder, 'fotos', 'have.png'), await photograph(61));
    const logo = 'name;logo\nNova;fotos/have.png\n';
    await load({ 'HAVE-1': 'fotos/have.png' }, logo);
    const before = await urlsOf('HAVE-1');
    await load({ 'HAVE-1': 'fotos/lost.png' }, 'name;logo\nNova;fotos/lost.png\n');
    await load({ 'HAVE-1': 'fotos/lost.png' }, 'name\nNova\n');

    expect(before).toHaveLength(1);
    expect(await urlsOf('HAVE-1')).toEqual(before);
    const brands = await shop.call(listBrands);
    expect(brands.find(({ nome }) => nome === 'Nova')?.logo).toBe(before[0]);
  });

  test('of other goods is none of an import’s', async () => {
    const gone = `${server.origin}/gone.jpg`;
    const first = await load({ 'GONE-1': gone });
    await shop.runJobs();
    const second = await load({ 'OTHER-1': 'fotos/have.png' });

    expect(await missingGoodsPictures(shop.db, first.pictures)).toEqual([
      { picture: gone, reason: 'status 404', codes: ['GONE-1'] },
    ]);
    expect(await missingGoodsPictures(shop.db, second.pictures)).toEqual([]);
  });
});

test.each([
  ['another Unicode form', 'fotos/broca-aço.png'],
  ['another case', 'Fotos/BROCA-AÇO.PNG'],
  ['backslashes', 'fotos\\broca-aço.png'],
  ['a dot before it', './fotos/broca-aço.png'],
])('a file is found by its name in %s', async (_, named) => {
  await writeFile(join(folder, 'fotos', 'broca-ac\u0327o.png'), await photograph(62));

  const { missing } = await load({ 'NAMED-1': named });

  expect(missing).toEqual([]);
  expect(await urlsOf('NAMED-1')).toHaveLength(1);
});

describe('a fetch', () => {
  const fetchFrom = (address: string, isPrivateAllowed: boolean, signal?: AbortSignal) =>
    fetchPicture(address, {
      isPrivateAllowed,
      signal: signal ?? new AbortController().signal,
    });

  test.each([
    ['an address of this machine', () => server.origin],
    ['a name of this machine', () => server.origin.replace('127.0.0.1', 'localhost')],
    ['an address written as a number', () => server.origin.replace('127.0.0.1', '2130706433')],
    ['an address of IPv6', () => server.origin.replace('127.0.0.1', '[::1]')],
    ['where a cloud keeps its keys', () => 'http://169.254.169.254'],
  ])('asks nothing of %s', async (_, origin) => {
    const asked = server.asked.length;

    await expect(fetchFrom(`${origin()}/0.jpg`, false)).rejects.toThrow('private');
    expect(server.asked.length).toBe(asked);
  });

  test('follows a few redirects, to the web alone', async () => {
    const sendTo = (path: string, location: string) =>
      server.answers.set(
        path,
        (response) => void response.writeHead(301, { Location: location }).end(),
      );
    sendTo('/round', '/round');
    sendTo('/file', 'file:///etc/passwd');

    await expect(fetchFrom(`${server.origin}/round`, true)).rejects.toThrow('redirects');
    await expect(fetchFrom(`${server.origin}/file`, true)).rejects.toThrow('address');
    expect(server.asked.filter((path) => path === '/round')).toHaveLength(4);
  });

  test('ends when its time is over, also in the middle of a file', async () => {
    const time = new AbortController();
    server.answers.set('/slow', (response) => {
      response.writeHead(200).write('x');
      time.abort();
    });

    await expect(fetchFrom(`${server.origin}/slow`, true, time.signal)).rejects.toThrow('late');
  });

  test('of a server that is gone is reported', async () => {
    const gone = await startPictureServer();
    await gone.close();

    await expect(fetchFrom(gone.origin, true)).rejects.toThrow('noAnswer');
  });
});

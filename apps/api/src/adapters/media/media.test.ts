import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMedia } from './media.ts';
import type { DrawnPicture } from './render.ts';

const square: DrawnPicture = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960"><circle cx="480" cy="480" r="300" fill="#3f9a4b"/></svg>',
  width: 960,
  height: 960,
};
const banner: DrawnPicture = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 640"><rect width="960" height="640" fill="#3f9a4b"/></svg>',
  width: 1920,
  height: 640,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-media-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mediaOf = (drawn: string[] = []) =>
  createMedia({
    folder,
    drawnAtOnce: 2,
    draw: (key) => {
      drawn.push(key);
      return { 'drill.v1': square, 'banner.v1': banner }[key];
    },
  });

describe('a picture', () => {
  test.each([
    ['drill.v1-320.webp', 'webp', 320, 320],
    ['drill.v1-96.avif', 'heif', 96, 96],
    ['drill.v1.webp', 'webp', 640, 640],
    ['banner.v1-1920.avif', 'heif', 1920, 640],
    ['banner.v1-480.webp', 'webp', 480, 160],
    ['banner.v1-icon.png', 'png', 512, 512],
    ['drill.v1-sharing.jpeg', 'jpeg', 1200, 630],
  ])('%s has that format and size', async (name, format, width, height) => {
    const picture = await mediaOf().find(name);

    const found = await sharp(picture?.bytes).metadata();
    expect([found.format, found.width, found.height]).toEqual([format, width, height]);
    expect(picture?.type).toBe(`image/${name.split('.').at(-1)}`);
  });

  test('that many ask for at once is drawn once, and then kept', async () => {
    const media = mediaOf();

    const all = await Promise.all([1, 2, 3, 4].map(() => media.find('drill.v1-160.webp')));

    expect(new Set(all.map((picture) => picture?.bytes)).size).toBe(1);
    expect(await readdir(folder)).toEqual(['drill.v1-160.webp']);
    const later = await mediaOf().find('drill.v1-160.webp');
    expect(Buffer.from(later?.bytes ?? []).equals(all[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test('is shown even when there is no room to keep it', async () => {
    const media = createMedia({
      folder: join(folder, 'x'.repeat(300)),
      drawnAtOnce: 1,
      draw: () => square,
    });

    expect((await media.find('drill.v1-96.webp'))?.bytes.length).toBeGreaterThan(50);
  });
});

describe('there is no picture', () => {
  test.each([
    'unknown.v1-320.webp',
    'drill.v1-321.webp',
    'drill.v1-1920.webp',
    'drill.v1-320.png',
    'drill.v1-320',
    'drill.v1',
    '.webp',
    '../../secret',
    '../secret.webp',
    '..%2f..%2fetc%2fpasswd.webp',
    'DRILL.v1-320.webp',
    `${'x'.repeat(5000)}.webp`,
  ])('of the name %s', async (name) => {
    expect(await mediaOf().find(name)).toBeUndefined();
  });

  test('of a width that is not offered, and nothing is drawn to find out', () => {
    const drawn: string[] = [];
    void mediaOf(drawn).find('drill.v1-777.webp');

    expect(drawn).toEqual([]);
  });
});

describe('over HTTP', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterAll(() => shop.close());

  test('a picture may be kept for ever, and is not sent again to who has it', async () => {
    const first = await shop.app.request('/media/placeholder.v1-96.webp');
    const etag = first.headers.get('etag') ?? '';

    const again = await shop.app.request('/media/placeholder.v1-96.webp', {
      headers: { 'If-None-Match': etag },
    });

    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  test('the main banner comes in the width of the largest screens', async () => {
    const response = await shop.app.request('/media/banner.main.v1-1920.avif');

    expect(response.status).toBe(200);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1920, 600]);
  });

  test.each(['/media/nothing.v1-96.webp', '/media/..%2f..%2fsecret', '/media/', '/media/%00.webp'])(
    '%s is 404',
    async (path) => {
      const response = await shop.app.request(path);

      expect(response.status).toBe(404);
      expect(await response.json()).toHaveProperty('message');
    },
  );
});

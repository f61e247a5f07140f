import { listProducts } from '@ponte/contract/products';
import { getStart } from '@ponte/contract/start';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/client.ts';
import { openEmpty } from '../../testing/filled-database.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { fillDatabase } from './fill-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmpty();
});
afterAll(() => database.close());

const banner = 'banner.main.v1';

test('a folder that is not a shop is refused in a sentence', async () => {
  expect(await fillDatabase(database, '/nowhere')).toEqual({
    ok: false,
    problem:
      'No shop can be made of SEED=/nowhere: There is no folder /nowhere that can be read. Nothing was saved.',
  });
});

test('without a seed a shop opens empty, and answers', async () => {
  const filled = await fillDatabase(database, 'none');
  const shop = await startTestApp(undefined, { database });

  expect(filled).toMatchObject({ ok: true, seeded: false });
  expect(filled.ok && filled.draw(banner)).toBeUndefined();
  expect((await shop.call(listProducts)).data).toEqual([]);
  expect(await shop.call(getStart)).toMatchObject({ categories: [], banners: [] });
});

test('the demo shop draws its pictures, and fills no shop that was opened before', async () => {
  const filled = await fillDatabase(database, 'demo');

  expect(filled).toMatchObject({ ok: true, seeded: false });
  expect(filled.ok && filled.draw(banner)).toMatchObject({ width: 1600, height: 500 });
});

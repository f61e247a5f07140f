import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readVersion } from '../read-version.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const cheaper = (db: TestApp['db'], id: number) =>
  db.update(products).set({ priceUsdCents: 1 }).where(eq(products.id, id));

test('writers of different products do not wait for each other, and each is noticed', async () => {
  const before = await readVersion(shop.db);
  const between: string[] = [];
  await shop.db.transaction(async (slow) => {
    await cheaper(slow, 1);
    await shop.db.transaction(async (quick) => void (await cheaper(quick, 2)));
    between.push(await readVersion(shop.db));
  });

  const after = await readVersion(shop.db);
  expect(new Set([before, ...between, after]).size).toBe(3);
});

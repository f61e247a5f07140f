import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readAudit } from './audit.ts';
import { sellByHand } from './sell-by-hand.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

test('a product is taken off sale and put back by its code, which is written down', async () => {
  const [product] = await shop.db.select().from(products).where(eq(products.id, 8));
  const { id = 0, code = '' } = product ?? {};
  const sell = (active: boolean) => sellByHand(shop.db, { code, active, now: shop.now() });
  const isActive = async () => {
    const [row] = await shop.db.select().from(products).where(eq(products.id, id));
    return row?.active;
  };

  expect([await sell(false), await isActive()]).toEqual([true, false]);
  expect(await sell(false)).toBe(false);
  expect([await sell(true), await isActive()]).toEqual([true, true]);

  const written = await readAudit(shop.db, { kind: 'product', subjectId: String(id) }, 10);
  expect(written.map(({ actor, before, after }) => [actor, before, after])).toEqual([
    [null, { active: false }, { active: true }],
    [null, { active: true }, { active: false }],
  ]);
});

test('an unknown code is reported', async () => {
  const sold = { code: 'no such code', active: false, now: shop.now() };

  expect(await sellByHand(shop.db, sold)).toBeUndefined();
});

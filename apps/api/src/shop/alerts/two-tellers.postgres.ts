import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alerts, mails, products } from '../../platform/db/schema/index.ts';
import { pricesIn } from '../../platform/pricing/prices.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { createTeller } from './tell.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

test('several servers that look for due alerts at once send each of them once', async () => {
  await shop.db.update(products).set({ inStock: true });
  const now = new Date();
  const means = {
    db: shop.db,
    clock: { now: Date.now },
    mailDue: () => undefined,
    origins: testOrigins,
    pricing: async (currency: 'USD' | 'PYG' | 'BRL' | 'ARS') =>
      pricesIn(currency, { USD: '1', PYG: '7420' }, { taxIncluded: false }),
  };
  const rows = Array.from({ length: 400 }, (_, index) => ({
    productId: 5,
    kind: 'stock' as const,
    email: `guest-${index}@example.com`,
    language: 'pt' as const,
    storefront: 'pt' as const,
    priceUsdCents: 1,
    askedAt: now,
    confirmedAt: now,
  }));
  await shop.db.insert(alerts).values(rows);

  const servers = Array.from({ length: 6 }, () => createTeller(means));
  await Promise.all(servers.map((tell) => tell()));

  const sent = await shop.db
    .select({ recipient: mails.recipient, times: sql<number>`count(*)::int` })
    .from(mails)
    .groupBy(mails.recipient);
  expect(sent).toHaveLength(400);
  expect(new Set(sent.map(({ times }) => times))).toEqual(new Set([1]));
});

import { askAlert } from '@ponte/contract/alerts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alerts, mails, products } from '../../platform/db/schema/index.ts';
import { alertsIn, newGuest, soldOut } from '../../testing/alerts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepAlerts } from './sweep.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2025, 10, 20, 12);

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const { begin, confirmedCustomer } = alertsIn(() => shop);
beforeEach(begin);

describe('what can’t be waited for', () => {
  test.each([
    ['a product that is in stock', 8, 'estoque'],
    ['a lower price of what is on request', 9, 'preco'],
  ])('is %s', async (_, slugOrId, tipo) => {
    const sent = { params: { slugOrId }, body: { tipo, email: newGuest() } };
    expect((await shop.refused(askAlert, sent)).status).toBe(409);
  });

  test('is for a product that does not exist, or for no address', async () => {
    const body = { tipo: 'estoque', email: newGuest() };
    expect((await shop.refused(askAlert, { params: { slugOrId: 999 }, body })).status).toBe(404);
    for (const email of [undefined, 'nobody', 'ana@127.1', 'a@b.c\nBcc: d@e.f']) {
      const refused = await shop.refused(askAlert, {
        params: soldOut,
        body: { tipo: 'estoque', email },
      });
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toHaveProperty('email');
    }
  });
});

describe('a flood', () => {
  test('of one mailbox is eight mails a day, under whatever name', async () => {
    for (let number = 0; number < 12; number += 1) {
      const email = `flooded+${number}@example.com`;
      await shop.call(askAlert, { params: soldOut, body: { tipo: 'estoque', email } });
      await shop.idle();
    }

    const sent = await shop.db.select().from(mails);
    expect(sent.filter(({ recipient }) => recipient.startsWith('flooded'))).toHaveLength(8);
  });

  test('from one place is stopped for a while', async () => {
    const statuses = new Set<number>();
    for (let number = 0; number < 40; number += 1) {
      const answer = await shop.app.request('/api/public/products/5/alerts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ tipo: 'estoque', email: newGuest() }),
      });
      statuses.add(answer.status);
    }

    expect(statuses).toEqual(new Set([200, 429]));
  });

  test('of open alerts ends at fifty for one address', async () => {
    const { email, token } = await confirmedCustomer();
    const [product] = await shop.db.select().from(products).where(eq(products.id, 5));
    if (!product) throw new Error('A product was expected.');
    const copies = Array.from({ length: 51 }, (_, index) => ({
      ...product,
      id: 1000 + index,
      code: `COPY-${index}`,
      slug: `copy-${index}`,
    }));
    await shop.db.insert(products).values(copies);
    const rows = copies.slice(0, 49).map(({ id }) => ({
      productId: id,
      kind: 'stock' as const,
      email,
      language: 'pt' as const,
      storefront: 'pt' as const,
      priceUsdCents: 1,
      askedAt: new Date(start),
    }));
    await shop.db.insert(alerts).values(rows);
    const ask = (slugOrId: number) => ({ params: { slugOrId }, body: { tipo: 'estoque' }, token });

    await shop.call(askAlert, ask(1049));
    await shop.call(askAlert, ask(1049));
    expect((await shop.refused(askAlert, ask(1050))).status).toBe(409);
  });
});

test('alerts that are unconfirmed, sent or too old are deleted', async () => {
  const now = start + 1000 * dayMs;
  const [askedLately, askedLongAgo] = [new Date(now - dayMs), new Date(now - 366 * dayMs)];
  const old = new Date(now - 91 * dayMs);
  const row = (name: string, values: object) => ({
    productId: 5,
    kind: 'stock' as const,
    email: `${name}@example.com`,
    language: 'pt' as const,
    storefront: 'pt' as const,
    priceUsdCents: 1,
    askedAt: askedLately,
    ...values,
  });
  await shop.db
    .insert(alerts)
    .values([
      row('unconfirmed', {}),
      row('forgotten', { askedAt: new Date(now - 4 * dayMs) }),
      row('waiting', { askedAt: new Date(now - 300 * dayMs), confirmedAt: old }),
      row('waited', { askedAt: askedLongAgo, confirmedAt: askedLongAgo }),
      row('told', { askedAt: old, confirmedAt: old, toldAt: new Date(now - 89 * dayMs) }),
      row('toldLongAgo', { askedAt: old, confirmedAt: old, toldAt: old }),
    ]);

  await sweepAlerts(shop.db, now);

  const kept = await shop.db.select().from(alerts).orderBy(asc(alerts.id));
  expect(kept.map(({ email }) => email.split('@')[0])).toEqual(['unconfirmed', 'waiting', 'told']);
});

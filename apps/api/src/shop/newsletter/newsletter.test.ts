import { subscribe } from '@ponte/contract/newsletter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletterContacts } from '../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

// Spec: storefront 7.8
test('a phone is kept once, and the answer does not tell that it was known', async () => {
  const leave = () =>
    shop.call(subscribe, { body: { celular: '595981123456' }, query: { lang: 'es' } });

  const [first, second] = [await leave(), await leave()];

  expect(second).toEqual(first);
  expect(await shop.db.select().from(newsletterContacts)).toMatchObject([
    { phone: '595981123456', language: 'es' },
  ]);
});

test('a machine that leaves many is stopped for a while', async () => {
  const leave = async (celular: number) =>
    (
      await shop.app.request('/api/public/contato-newsletter', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ celular: String(celular) }),
      })
    ).status;
  const statuses = [];
  for (let number = 0; number < 25; number += 1)
    statuses.push(await leave(595_981_000_000 + number));

  expect(statuses.at(-1)).toBe(429);
  shop.passTime(600_000);
  expect(await leave(595_981_000_000)).toBe(200);
});

// Spec: storefront 3.26
test.each(['123456789', '1234567890123456', '(45) 99999-9999', '', '١٢٣٤٥٦٧٨٩٠', 5545999999999])(
  'the phone %o is refused',
  async (celular) => {
    const { status, body } = await shop.refused(subscribe, { body: { celular } });

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('celular');
  },
);

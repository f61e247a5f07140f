/** An order of goods with a name in one language. */
import { getTicket } from '@ponte/contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, products } from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import { orderAtCounter, press, readOrder } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOrder } from '../events/describe-order.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await shop.db
    .update(products)
    .set({ namePt: '', nameEs: 'Pinza de la casa', brandId: null, categoryId: null })
    .where(eq(products.id, 8));
});
afterAll(() => shop.close());

test('has that name for every reader, with its language where it differs, and a ticket', async () => {
  const { token } = await signUp(shop);
  const { externalId, page } = await orderAtCounter(shop, token);
  await press(shop, page, 'approve');

  const inPortuguese = await readOrder(shop, token, externalId, 'pt');
  const inSpanish = await readOrder(shop, token, externalId, 'es');
  const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
  const event = row && (await describeOrder(shop.db, row));
  const ticket = await shop.call(getTicket, { token, params: { external_id: externalId } });

  const name = 'Pinza de la casa';
  expect(inPortuguese.itens).toMatchObject([{ produto: { nome: name, idiomas: { nome: 'es' } } }]);
  expect(inSpanish.itens).toMatchObject([{ produto: { nome: name } }]);
  expect(inSpanish.itens?.[0]?.produto).not.toHaveProperty('idiomas');
  expect(event?.lines).toMatchObject([{ name: { pt: name, es: name } }]);
  expect(ticket.size).toBeGreaterThan(0);
});

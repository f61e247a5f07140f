import { exportOrders, getStaffOrder, listStaffOrders, updateStaffMe } from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../platform/db/schema/index.ts';
import { tellStaffOfOrder } from '../../shop/orders/tell-staff.ts';
import { lastMail, signUp } from '../../testing/customers.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { ask, hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import { testOrigins, type TestApp } from '../../testing/test-app.ts';

const note = '=Ana; retira\n"até as 17h"';

let shop: TestApp;
let owner: Hired;
let order: typeof orders.$inferSelect;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
  const { token } = await signUp(shop);
  const { externalId } = await orderAtCounter(shop, token);
  const [row] = await shop.db
    .update(orders)
    .set({ note })
    .where(eq(orders.externalId, externalId))
    .returning();
  if (!row) throw new Error('no order');
  order = row;
});
afterAll(() => shop.close());

test('the buyer’s note stands in the list of orders and on the order', async () => {
  const counter = await hire(shop, 'counter');
  const { data } = await shop.call(listStaffOrders, counter.sends({ query: {} }));
  const read = await shop.call(getStaffOrder, counter.sends({ params: { id: order.id } }));
  expect([data[0]?.note, read.note]).toEqual([note, note]);
});

test('the export has it last, as one cell that is no formula', async () => {
  const text = await (await ask(shop, exportOrders, owner.sends())).text();
  expect(text.split('\r\n')[0]).toMatch(/;note$/);
  expect(text).toContain(`;"'=Ana; retira\n""até as 17h"""\r\n`);
});

// An erased buyer is not found in another person's mail.
test.each([
  ['pt', 'O cliente deixou uma observação: veja no pedido.'],
  ['es', 'El cliente dejó una observación: véala en el pedido.'],
] as const)(
  'the mail to staff says in %s that there is a note, not what it says',
  async (...row) => {
    const [language, sentence] = row;
    const body = { name: 'Rosa', language, mailPaidOrders: true };
    await shop.call(updateStaffMe, owner.sends({ body }));
    const mailOf = async (placed: typeof order) => {
      await tellStaffOfOrder(shop.db, placed, 'pix', {
        origins: testOrigins,
        now: new Date(shop.now()),
      });
      return (await lastMail(shop, owner.email))?.body;
    };

    const noted = await mailOf(order);

    expect(noted).toContain(sentence);
    expect(noted).not.toContain('retira');
    expect(await mailOf({ ...order, note: null })).not.toContain(sentence);
  },
);

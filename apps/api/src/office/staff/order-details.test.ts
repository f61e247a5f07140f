import { getStaffOrder, updateStaffMe } from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers, orders } from '../../platform/db/schema/index.ts';
import { tellStaffOfOrder } from '../../shop/orders/tell-staff.ts';
import { homeService } from '../../shop/shipping/network.ts';
import { lastMail, signUp } from '../../testing/customers.ts';
import { orderDesk } from '../../testing/order-desk.ts';
import { orderAtCounter, press, reopenPages } from '../../testing/shopping.ts';
import { hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import { testOrigins, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let owner: Hired;
let counter: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
});
beforeEach(async () => {
  // So that sign-ups of earlier tests don't count.
  shop.passTime(10 * 60_000);
  owner = await hire(shop, 'owner');
  counter = await hire(shop, 'counter');
});
afterAll(() => shop.close());

const { paid, read, list } = orderDesk(() => ({ shop, counter }));

describe('an order', () => {
  test('names its goods in the list, and its buyer’s document to the counter', async () => {
    const { id, email } = await paid();
    const [row] = (await list({ search: email })).data;

    expect(row).toMatchObject({ bought: [{ quantity: 1 }], boughtCount: 1 });
    expect(row?.bought[0]?.name.pt).not.toBe('');
    expect(JSON.stringify(row)).not.toContain('52998224725');
    expect((await read(id)).document).toEqual({ type: 'CPF', number: '52998224725' });
  });

  test('shows lines, customer, payments and what may be done', async () => {
    const { id, email } = await paid();

    expect(await read(id)).toMatchObject({
      number: String(id).padStart(6, '0'),
      queue: 'toPrepare',
      status: 'PAGO',
      brought: false,
      customer: { email, name: 'Ana Souza', foreign: true },
      total: { minor: 6490, currency: 'USD' },
      items: [{ productId: 8, quantity: 1, unit: { minor: 6490, currency: 'USD' } }],
      payments: [{ status: 'PAGO', amount: { minor: 6490, currency: 'USD' } }],
      acts: ['ship', 'handOver'],
      history: [],
      duplicates: [],
      paidTwice: false,
    });
    expect((await read(id, owner)).acts).toEqual(['ship', 'handOver', 'refund', 'chargeBack']);
  });

  test('does not show its pickup code, which its buyer has to bring', async () => {
    const { id, pickupCode } = await paid();

    expect(JSON.stringify(await read(id, owner))).not.toContain(pickupCode);
    expect(JSON.stringify(await list({ search: String(id) }))).not.toContain(pickupCode);
  });

  test('that was paid twice says so, and with which other', async () => {
    const { token } = await signUp(shop);
    const first = await orderAtCounter(shop, token);
    await shop.db
      .update(orders)
      .set({ superseded: true })
      .where(eq(orders.externalId, first.externalId));
    await press(shop, first.page, 'approve');
    const [one] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.externalId, first.externalId));
    if (!one) throw new Error('no order');
    const { id: _id, queue: _queue, ...values } = one;
    const [two] = await shop.db
      .insert(orders)
      .values({ ...values, externalId: 'the-same-cart-again' })
      .returning();

    const order = await read(one.id);

    expect(order).toMatchObject({ paidTwice: true, duplicates: [{ id: two?.id }] });
    await reopenPages(shop);
  });

  test('that there is not is 404', async () => {
    for (const id of ['999999', '0', 'x', '1e3', '2147483648']) {
      expect((await shop.refused(getStaffOrder, counter.sends({ params: { id } }))).status).toBe(
        404,
      );
    }
  });
});

test('a paid order is mailed to members who handle orders and subscribed', async () => {
  const rosa = await hire(shop, 'counter');
  const clerk = await hire(shop, 'catalogue');
  const body = { name: 'Rosa', language: 'es', mailPaidOrders: true };
  for (const who of [rosa, clerk]) await shop.call(updateStaffMe, who.sends({ body }));

  const { id, pickupCode, email } = await paid();

  const mail = await lastMail(shop, rosa.email);
  expect(mail?.subject).toBe(`Pedido pagado para preparar: ${String(id).padStart(6, '0')}`);
  expect(mail?.body).not.toContain(pickupCode);
  expect(mail?.body).not.toContain(email);
  for (const other of [clerk, counter]) expect(await lastMail(shop, other.email)).toBeUndefined();

  // An erased buyer is not found in another person's mail.
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('An order was expected.');
  const home = { ...order.delivery, serviceId: homeService, place: 'Calle Jacarandá' };
  await tellStaffOfOrder(shop.db, { ...order, delivery: home }, 'qr', {
    origins: testOrigins,
    now: new Date(shop.now()),
  });
  const brought = await lastMail(shop, rosa.email);
  expect(brought?.body).toContain('Entrega a domicilio.');
  expect(brought?.body).toContain('Forma de pago: QR');
  expect(brought?.body).not.toContain('Jacarandá');
});

test('a customer’s name is read from the database alone', async () => {
  const { id, email } = await paid();
  await shop.db.update(customers).set({ firstName: '<b>Ana' }).where(eq(customers.email, email));

  expect((await read(id)).customer.name).toBe('<b>Ana Souza');
});

import {
  acceptOrderMoney,
  cancelUnpaidOrder,
  getStaffOrder,
  handOverOrder,
  listStaffOrders,
  refundOrder,
  shipOrder,
  updateStaffMe,
  type StaffOrder,
} from '@ponte/contract/staff';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers, orders, products } from '../../platform/db/schema/index.ts';
import { tellStaffOfOrder } from '../../shop/orders/tell-staff.ts';
import { homeService } from '../../shop/shipping/network.ts';
import { brazilianForm, lastMail, signUp } from '../../testing/customers.ts';
import { ordersInStates, orderStates } from '../../testing/orders-in-states.ts';
import { orderAtCounter, press, reopenPages } from '../../testing/shopping.ts';
import { hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

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

async function ordered(form: Record<string, string | Blob> = brazilianForm) {
  const { token, email } = await signUp(shop, form);
  const { externalId, page } = await orderAtCounter(shop, token);
  const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
  return { id: row?.id ?? 0, email, page, token };
}

async function paid(form?: Record<string, string | Blob>) {
  const order = await ordered(form);
  await press(shop, order.page, 'approve');
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
  return { ...order, pickupCode: row?.pickupCode ?? '' };
}

const read = (id: number, who = counter) => shop.call(getStaffOrder, who.sends({ params: { id } }));

const list = (query: Record<string, string> = {}, who = counter) =>
  shop.call(listStaffOrders, who.sends({ query }));

const idsOf = async (query: Record<string, string>) => (await list(query)).data.map(({ id }) => id);

const ship = ({ id, version }: StaffOrder, who = counter) =>
  shop.call(shipOrder, who.sends({ params: { id }, body: { version } }));

const handOver = ({ id, version }: StaffOrder, pickupCode: string, who = counter) =>
  shop.call(handOverOrder, who.sends({ params: { id }, body: { version, pickupCode } }));

describe('the list', () => {
  test('of a queue that waits has first what waits longest, and of all the newest', async () => {
    const [first, second] = [await paid(), await paid()];
    shop.passTime(1000);
    const third = await paid();
    await ship(await read(first.id));
    shop.passTime(1000);

    const waits = await idsOf({ queue: 'toPrepare' });
    expect(waits.filter((id) => id >= first.id)).toEqual([second.id, third.id]);
    expect((await idsOf({ queue: 'ready' })).at(-1)).toBe(first.id);
    expect((await idsOf({})).slice(0, 3)).toEqual([third.id, second.id, first.id]);
  });

  test('shows each order in one queue, as it goes', async () => {
    const { id, pickupCode, page } = await paid();
    const queues: string[] = [];
    const note = (order: StaffOrder) => queues.push(order.queue);
    const unpaid = await ordered();
    note(await read(unpaid.id));
    note(await read(id));
    note(await ship(await read(id)));
    note(await handOver(await read(id), pickupCode));
    const { version } = await read(id);
    const back = { version, backOnShelf: true };
    note(await shop.call(refundOrder, owner.sends({ params: { id }, body: back })));

    expect(page).toBeDefined();
    expect(queues).toEqual(['unpaid', 'toPrepare', 'ready', 'handedOver', 'refunded']);
    for (const queue of queues) {
      const found = await idsOf({ queue });
      expect([queue, found.includes(id)]).toEqual([queue, queue === 'refunded']);
    }
  });

  test('goes on where a page ended, in both orders, also among those of one moment', async () => {
    const template = await paid();
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, template.id));
    if (!row) throw new Error('no order');
    const { id: _id, queue: _queue, ...values } = row;
    const copies = await shop.db
      .insert(orders)
      .values(
        Array.from({ length: 120 }, (_, index) => ({
          ...values,
          externalId: `copy-of-an-order-${index}`,
          pickupCode: null,
        })),
      )
      .returning({ id: orders.id });

    for (const query of [{ queue: 'toPrepare' }, {}]) {
      const seen: number[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          after === '' ? query : { ...query, after },
        );
        expect(page.data.length).toBeLessThanOrEqual(50);
        seen.push(...page.data.map(({ id }) => id));
        after = page.next;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => copies.some((copy) => copy.id === id))).toHaveLength(120);
    }
    await shop.db.delete(orders).where(
      inArray(
        orders.id,
        copies.map(({ id }) => id),
      ),
    );
  });

  test.each([
    ['after', 'made-up'],
    ['after', 'WzFd'],
    ['queue', 'lost'],
    ['page', '2'],
  ])('refuses %s=%s', async (name, value) => {
    const query = { queue: 'toPrepare', [name]: value };
    const { status, body } = await shop.refused(listStaffOrders, counter.sends({ query }));

    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name]]);
  });
});

describe('a search', () => {
  test('finds an order by its number, with zeros before it or without', async () => {
    const { id } = await paid();

    for (const search of [String(id), `#${id}`, ` ${String(id).padStart(6, '0')} `]) {
      expect(await idsOf({ search })).toEqual([id]);
    }
    expect(await idsOf({ search: '999999999' })).toEqual([]);
  });

  test('finds an order by its pickup code until it is handed over', async () => {
    const { id, pickupCode } = await paid();
    const typed = ` ${pickupCode.slice(0, 4).toLowerCase()}-${pickupCode.slice(4)}`;

    expect(await idsOf({ search: typed })).toEqual([id]);
    await handOver(await read(id), typed);
    expect(await idsOf({ search: typed })).toEqual([]);
  });

  test('finds orders by an e-mail address or its beginning, without wildcards', async () => {
    const { id, email } = await paid();

    expect(await idsOf({ search: email })).toEqual([id]);
    expect(await idsOf({ search: email.toUpperCase().replace('.COM', '') })).toEqual([id]);
    expect(await idsOf({ search: email.replace('@', '%@') })).toEqual([]);
    expect(await idsOf({ search: '@' })).toEqual([]);
  });

  test('finds orders by the beginnings of a name, without accents', async () => {
    const { id } = await paid({ ...brazilianForm, nome: 'Íris Fernanda', sobrenome: "D'Ávila" });

    for (const search of ['iris avila', 'Ávi', 'fern ÍRIS', 'FERNANDA']) {
      expect([search, await idsOf({ search })]).toEqual([search, [id]]);
    }
    for (const search of ['ris', 'iris souza', "'", ':*', 'a & !b', '\\']) {
      expect([search, (await idsOf({ search })).includes(id)]).toEqual([search, false]);
    }
  });

  test('finds orders by the buyer’s phone or document, in any spelling', async () => {
    const { id, email } = await paid();
    await shop.db
      .update(customers)
      .set({ phone: '+5567981234567', document: '15350946056' })
      .where(eq(customers.email, email));

    for (const search of ['(67) 98123-4567', '67981234567', '981234567', '153.509.460-56']) {
      expect([search, await idsOf({ search })]).toEqual([search, [id]]);
    }
    expect(await idsOf({ search: '67981234568' })).toEqual([]);
  });

  test('finds orders by their goods: words of a name, or the code, in any spelling', async () => {
    const { id } = await paid();
    const [product] = await shop.db.select().from(products).where(eq(products.id, 8));
    if (!product) throw new Error('no product');
    const { code, namePt, nameEs } = product;
    const set = (values: Partial<typeof products.$inferInsert>) =>
      shop.db.update(products).set(values).where(eq(products.id, 8));
    await set({
      code: 'ÑU-77.1/b',
      namePt: 'Lixadeira Órbital 5"',
      nameEs: 'Lijadora Roto-Orbital',
    });

    for (const search of ['orbital LIXAD', 'lijadora roto', 'ÓRB', 'ñu-77', 'Nu771B', '77.1/b']) {
      expect([search, (await idsOf({ search })).includes(id)]).toEqual([search, true]);
    }
    for (const search of ['bital', 'lixadeira 6', '#77']) {
      expect([search, (await idsOf({ search })).includes(id)]).toEqual([search, false]);
    }
    await set({ code: '775500123' });
    expect((await idsOf({ search: '775500123' })).includes(id)).toBe(true);
    await set({ code, namePt, nameEs });
  });

  test('stays within a queue when one is chosen', async () => {
    const { id } = await paid();

    expect(await idsOf({ search: String(id), queue: 'toPrepare' })).toEqual([id]);
    expect(await idsOf({ search: String(id), queue: 'ready' })).toEqual([]);
  });
});

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
    expect((await read(id, owner)).acts).toEqual(['ship', 'handOver', 'refund']);
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

describe('an act', () => {
  test('notifies the buyer, and is logged with the member who did it', async () => {
    const { id, email, pickupCode } = await paid();

    await ship(await read(id));
    expect((await lastMail(shop, email))?.body).toContain(pickupCode);
    const { history, handedOverAt } = await handOver(await read(id), pickupCode, owner);

    expect((await lastMail(shop, email))?.subject).toContain('Retirado');
    expect(handedOverAt).toBe(new Date(shop.now()).toISOString());
    expect(history).toMatchObject([
      {
        action: 'order.handedOver',
        actor: { id: owner.id },
        before: { status: 'ENVIADO', queue: 'ready' },
        after: { status: 'ENVIADO', queue: 'handedOver' },
      },
      {
        action: 'order.shipped',
        actor: { id: counter.id, name: 'Rosa' },
        before: { status: 'PAGO', queue: 'toPrepare' },
        after: { status: 'ENVIADO', queue: 'ready' },
      },
    ]);
  });

  test('on what has changed since the page was opened is 409, and changes nothing', async () => {
    const { id, pickupCode } = await paid();
    const seen = await read(id);
    shop.passTime(1);
    const shipped = await ship(seen);

    for (const [call, body] of [
      [shipOrder, {}],
      [refundOrder, {}],
      [handOverOrder, { pickupCode }],
    ] as const) {
      const sent = owner.sends({ params: { id }, body: { version: seen.version, ...body } });
      const { status, body: told } = await shop.refused(call, sent);
      expect([status, told.message]).toEqual([409, expect.stringContaining('mudou')]);
    }
    expect(await read(id)).toEqual(shipped);
  });

  test('pressed twice at once is done once', async () => {
    const { id, email } = await paid();
    const { version } = await read(id);
    const sent = counter.sends({ params: { id }, body: { version } });
    const again = () => shop.call(shipOrder, sent).catch((error: unknown) => String(error));

    const answers = await Promise.all([again(), again(), again()]);

    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1);
    expect((await read(id)).history).toHaveLength(1);
    expect((await lastMail(shop, email))?.subject).toBeDefined();
  });

  test('that an order’s stage does not allow is 409', async () => {
    const unpaid = await read((await ordered()).id, owner);
    const { id: paidId, pickupCode } = await paid();
    const done = await handOver(await read(paidId), pickupCode);

    for (const [{ id, version }, call] of [
      [unpaid, shipOrder],
      [unpaid, refundOrder],
      [done, shipOrder],
      [done, cancelUnpaidOrder],
    ] as const) {
      const sent = owner.sends({ params: { id }, body: { version } });
      expect((await shop.refused(call, sent)).status).toBe(409);
    }
  });

  /** Another amount than the 64.90 dollars that were asked for. */
  async function paidOtherwise() {
    const { make, email } = await ordersInStates(shop);
    const money = { paidMinor: 6390, paidCurrency: 'USD' } as const;
    const { id } = await make({
      order: { status: 'PAGAMENTO', stock: 'held', money: 'checking' },
      payment: { status: 'EM_ANALISE', ...money },
    });
    return { id, email };
  }

  test('of another amount is the owner’s: accepted, it is paid and to be prepared', async () => {
    const { id, email } = await paidOtherwise();
    expect(await idsOf({ queue: 'paymentCheck' })).toContain(id);
    expect((await read(id, counter)).acts).toEqual([]);
    const { version, acts, left, money } = await read(id, owner);
    expect([acts, left, money]).toEqual([
      ['accept', 'refund'],
      { minor: 6390, currency: 'USD' },
      'checking',
    ]);

    const sent = owner.sends({ params: { id }, body: { version } });
    const order = await shop.call(acceptOrderMoney, sent);

    expect(order).toMatchObject({ status: 'PAGO', queue: 'toPrepare', money: 'ok' });
    expect(order.payments[0]?.movements.at(-1)).toMatchObject({
      kind: 'accepted',
      amount: { minor: 6390, currency: 'USD' },
    });
    expect(order.history[0]?.action).toBe('order.moneyAccepted');
    expect((await lastMail(shop, email))?.body).toContain('aceitamos esse valor');
    expect((await shop.refused(acceptOrderMoney, sent)).status).toBe(409);
  });

  test('of another amount that the provider will not pay back stays to be checked', async () => {
    const { id, email } = await paidOtherwise();
    const { version } = await read(id, owner);

    const sent = owner.sends({ params: { id }, body: { version } });
    const order = await shop.call(refundOrder, sent);

    // The sandbox knows nothing of this payment, and refuses.
    expect(order).toMatchObject({ queue: 'paymentCheck', money: 'checking' });
    expect((await lastMail(shop, email))?.subject).not.toContain('Pagamento devolvido');
  });

  test('of money that is missing after the hand-over is only taken note of', async () => {
    const { make } = await ordersInStates(shop);
    const { order, payment } = orderStates.handedOver;
    const { id } = await make({
      order: { ...order, money: 'missing' },
      payment: { ...payment, returnedMinor: 6490, chargedBack: true },
    });
    const { version, acts } = await read(id, owner);
    expect(acts).toEqual(['accept', 'refund']);

    const sent = owner.sends({ params: { id }, body: { version } });
    expect(await shop.call(acceptOrderMoney, sent)).toMatchObject({
      queue: 'handedOver',
      money: 'ok',
    });
  });

  test('of money that is missing before the hand-over gives no goods away', async () => {
    const { make } = await ordersInStates(shop);
    const { order, payment } = orderStates.sent;
    const { id } = await make({
      order: { ...order, money: 'missing' },
      payment: { ...payment, returnedMinor: 6490, chargedBack: true },
    });
    const { version, acts } = await read(id, owner);
    expect(acts).toEqual(['refund']);

    const sent = owner.sends({ params: { id }, body: { version } });
    expect(await shop.call(refundOrder, sent)).toMatchObject({ status: 'ESTORNADO', money: 'ok' });
  });

  test('of refunding pays the whole order back, once, and notifies the buyer', async () => {
    const { id, email } = await paid();
    const { version } = await read(id, owner);
    const sent = owner.sends({ params: { id }, body: { version } });

    const order = await shop.call(refundOrder, sent);

    expect(order).toMatchObject({ status: 'ESTORNADO', acts: [] });
    expect((await lastMail(shop, email))?.subject).toContain('Pagamento devolvido');
    expect((await shop.refused(refundOrder, sent)).status).toBe(409);
  });

  test.each(['PAGO', 'ENVIADO'] as const)(
    'is not allowed on what is being paid back, which is in a queue of its own: %s',
    async (status) => {
      const { id, pickupCode } = await paid();
      await shop.db
        .update(orders)
        .set({ status, refundingAt: new Date(shop.now()) })
        .where(eq(orders.id, id));

      for (const queue of ['toPrepare', 'ready', 'refunding']) {
        const found = await idsOf({ queue });
        expect([queue, found.includes(id)]).toEqual([queue, queue === 'refunding']);
      }
      expect(await idsOf({ search: pickupCode })).toEqual([]);
      const { version, acts, refundingAt } = await read(id, owner);

      expect([acts, refundingAt]).toEqual([[], new Date(shop.now()).toISOString()]);
      for (const [call, body] of [
        [shipOrder, {}],
        [refundOrder, {}],
        [handOverOrder, { pickupCode }],
      ] as const) {
        const sent = owner.sends({ params: { id }, body: { version, ...body } });
        expect((await shop.refused(call, sent)).status).toBe(409);
      }
    },
  );

  test('of cancelling ends the link to pay; what was paid meanwhile is 409', async () => {
    const unpaid = await ordered();
    const { id, version, acts } = await read(unpaid.id);
    const cancelled = await shop.call(
      cancelUnpaidOrder,
      counter.sends({ params: { id }, body: { version } }),
    );

    expect(acts).toEqual(['cancel']);
    expect(cancelled).toMatchObject({
      status: 'AGUARDANDO',
      payments: [{ status: 'CANCELADO' }],
      acts: [],
      history: [{ action: 'order.cancelled' }],
    });

    const other = await ordered();
    const seen = await read(other.id);
    await press(shop, other.page, 'approve');
    const sent = counter.sends({ params: { id: seen.id }, body: { version: seen.version } });
    expect((await shop.refused(cancelUnpaidOrder, sent)).status).toBe(409);
  });
});

describe('a hand-over', () => {
  test('with a wrong code is refused, written down, and ends after ten tries', async () => {
    const { id, pickupCode } = await paid();
    const { version } = await read(id);
    const rosa = await hire(shop, 'counter');
    const attempt = async (code: string) => {
      const sent = rosa.sends({ params: { id }, body: { version, pickupCode: code } });
      return shop.refused(handOverOrder, sent);
    };

    const statuses = [];
    for (let times = 0; times < 10; times += 1) statuses.push((await attempt('AAAAAAAA')).status);

    expect(statuses).toEqual(Array.from({ length: 10 }, () => 422));
    expect((await attempt(pickupCode)).status).toBe(429);
    const { queue, history } = await read(id);
    expect(queue).toBe('toPrepare');
    expect(history.map(({ action }) => action)).toEqual(
      Array.from({ length: 10 }, () => 'order.wrongPickupCode'),
    );
    expect(JSON.stringify(history)).not.toContain('AAAAAAAA');
    shop.passTime(15 * 60_000);
    expect((await handOver(await read(id), pickupCode, rosa)).queue).toBe('handedOver');
  });

  test('with the code of another order is refused', async () => {
    const [one, other] = [await paid(), await paid()];
    const { id, version } = await read(one.id);
    const sent = counter.sends({ params: { id }, body: { version, pickupCode: other.pickupCode } });

    const { status, body } = await shop.refused(handOverOrder, sent);

    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['pickupCode']]);
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
  await tellStaffOfOrder(shop.db, { ...order, delivery: home }, 'qr', new Date(shop.now()));
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

import {
  acceptOrderMoney,
  cancelUnpaidOrder,
  chargeBackOrder,
  handOverOrder,
  refundOrder,
  shipOrder,
} from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../platform/db/schema/index.ts';
import { lastMail } from '../../testing/customers.ts';
import { orderDesk } from '../../testing/order-desk.ts';
import { ordersInStates, orderStates } from '../../testing/orders-in-states.ts';
import { press } from '../../testing/shopping.ts';
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

const { ordered, paid, read, idsOf, ship, handOver } = orderDesk(() => ({ shop, counter }));

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
      ['accept', 'refund', 'chargeBack'],
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

  // Spec: decision 51
  test('of recording a chargeback stops the hand-over, and is kept with its reason', async () => {
    const { id, pickupCode } = await paid();
    const { version, acts, left } = await read(id, owner);
    expect(acts).toContain('chargeBack');
    const reason = 'Disputa 4711 na operadora';

    const sent = owner.sends({ params: { id }, body: { version, reason } });
    const order = await shop.call(chargeBackOrder, sent);

    expect(order).toMatchObject({ status: 'PAGO', queue: 'paymentCheck', money: 'missing' });
    expect(order.acts).toEqual(['refund']);
    expect(order.payments[0]?.movements.at(-1)).toMatchObject({
      kind: 'chargedBack',
      amount: left,
      word: reason,
    });
    expect(order.history[0]?.action).toBe('order.chargedBack');
    const handing = { version: order.version, pickupCode };
    const handed = counter.sends({ params: { id }, body: handing });
    expect((await shop.refused(handOverOrder, handed)).status).toBe(409);
    expect((await shop.refused(chargeBackOrder, sent)).status).toBe(409);
  });

  test('of recording a chargeback is the owner’s, and needs a reason and money that is there', async () => {
    const { id } = await paid();
    const { version } = await read(id, owner);
    const body = { version, reason: ' ' };

    expect((await read(id, counter)).acts).not.toContain('chargeBack');
    const bare = await shop.refused(chargeBackOrder, owner.sends({ params: { id }, body }));
    expect(bare.status).toBe(422);
    const unpaid = await ordered();
    expect((await read(unpaid.id, owner)).acts).not.toContain('chargeBack');
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

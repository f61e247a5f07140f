import { handOverOrder } from '@ponte/contract/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderDesk } from '../../testing/order-desk.ts';
import { hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let counter: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
});
beforeEach(async () => {
  // So that sign-ups of earlier tests don't count.
  shop.passTime(10 * 60_000);
  counter = await hire(shop, 'counter');
});
afterAll(() => shop.close());

const { paid, read, handOver } = orderDesk(() => ({ shop, counter }));

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

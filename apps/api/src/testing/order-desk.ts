import {
  getStaffOrder,
  handOverOrder,
  listStaffOrders,
  shipOrder,
  type StaffOrder,
} from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { orders } from '../platform/db/schema/index.ts';
import { brazilianForm, signUp } from './customers.ts';
import { orderAtCounter, press } from './shopping.ts';
import type { Hired } from './staff.ts';
import type { TestApp } from './test-app.ts';

interface Desk {
  readonly shop: TestApp;
  /** Who makes the calls. */
  readonly counter: Hired;
}

type Form = Record<string, string | Blob>;

/** Orders of new customers, and what the counter does with them. */
export function orderDesk(current: () => Desk) {
  const ordered = async (form: Form = brazilianForm) => {
    const { shop } = current();
    const { token, email } = await signUp(shop, form);
    const { externalId, page } = await orderAtCounter(shop, token);
    const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    return { id: row?.id ?? 0, email, page, token };
  };
  const paid = async (form?: Form) => {
    const { shop } = current();
    const order = await ordered(form);
    await press(shop, order.page, 'approve');
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
    return { ...order, pickupCode: row?.pickupCode ?? '' };
  };
  const read = (id: number, who = current().counter) =>
    current().shop.call(getStaffOrder, who.sends({ params: { id } }));
  const list = (query: Record<string, string> = {}, who = current().counter) =>
    current().shop.call(listStaffOrders, who.sends({ query }));
  const idsOf = async (query: Record<string, string>) =>
    (await list(query)).data.map(({ id }) => id);
  const ship = ({ id, version }: StaffOrder, who = current().counter) =>
    current().shop.call(shipOrder, who.sends({ params: { id }, body: { version } }));
  const handOver = ({ id, version }: StaffOrder, pickupCode: string, who = current().counter) => {
    const sent = who.sends({ params: { id }, body: { version, pickupCode } });
    return current().shop.call(handOverOrder, sent);
  };
  return { ordered, paid, read, list, idsOf, ship, handOver };
}

import {
  cancelUnpaidOrder,
  getStaffOrder,
  handOverOrder,
  refundOrder,
  shipOrder,
} from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { orders } from '../platform/db/schema/index.ts';
import { ask, openDemo } from './staff.ts';
import type { TestApp } from './test-app.ts';

const calls = {
  cancel: cancelUnpaidOrder,
  ship: shipOrder,
  handOver: handOverOrder,
  refund: refundOrder,
} as const;
export type OrderAct = keyof typeof calls;

/** What the owner of a shop that is tried (`demoOwner`) does with an order, as it stands now. */
export async function actOnOrder(
  shop: TestApp,
  externalId: string,
  act: OrderAct,
): Promise<Response> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
  if (!order) throw new Error('There is no such order.');
  const sends = await openDemo(shop);
  const params = { id: order.id };
  const { version, leftStore } = await shop.call(getStaffOrder, sends({ params }));
  const body = {
    version,
    ...(act === 'handOver' && { pickupCode: order.pickupCode ?? 'none' }),
    ...(act === 'refund' && leftStore && { backOnShelf: true }),
  };
  return ask(shop, calls[act], sends({ params, body }));
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { customers, orders } from '../../platform/db/schema/index.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import type { Order } from './orders.ts';

export interface LockedOrder {
  readonly order: Order;
  readonly customer: Customer;
}

/** An order with its buyer; other transactions that change it wait. */
export async function lockOrder(db: Db, orderId: number): Promise<LockedOrder | undefined> {
  const [row] = await db
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: orders });
  return row;
}

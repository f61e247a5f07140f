import { asc, eq } from 'drizzle-orm';
import { orders, payments } from '../db/schema/index.ts';
import { askProvider } from './ask-provider.ts';
import type { SettleDeps } from './settle-payment.ts';

export interface AskedOrder {
  /** Of each of its payments what the provider says; `silent` when it does not answer. */
  readonly payments: readonly { readonly reference: string; readonly outcome: string }[];
  /** How the order stands after that, in the wire's word. */
  readonly status: string;
}

/**
 * Asks the provider now how the payments of an order stand, and applies what it says: a notification
 * may be lost. Nothing is ended by it.
 *
 * @returns undefined when there is no such order
 */
export async function askForOrder(
  deps: SettleDeps,
  orderId: number,
): Promise<AskedOrder | undefined> {
  const { db } = deps;
  const ofOrder = eq(payments.orderId, orderId);
  const rows = await db.select().from(payments).where(ofOrder).orderBy(asc(payments.id));
  const asked: { reference: string; outcome: string }[] = [];
  for (const payment of rows) {
    const isOurs = deps.payments?.name === payment.provider;
    const outcome = isOurs ? ((await askProvider(deps, payment)) ?? 'silent') : 'another provider';
    asked.push({ reference: payment.reference, outcome });
  }
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order && { payments: asked, status: order.status };
}

import { asc, eq } from 'drizzle-orm';
import { orders, payments } from '../../platform/db/schema/index.ts';
import { askProvider } from './ask-provider.ts';
import type { SettleDeps } from './settle-payment.ts';

export interface AskedOrder {
  /** Each payment's state at the provider; `silent` when it does not answer. */
  readonly payments: readonly { readonly reference: string; readonly outcome: string }[];
  /** The order's status after that, as on the wire. */
  readonly status: string;
}

/**
 * Asks the provider for the state of an order's payments, and applies it: a notification may be
 * lost. It ends no payment.
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
    const outcome = isOurs
      ? ((await askProvider(deps, payment, { onPurpose: true })) ?? 'silent')
      : 'another provider';
    asked.push({ reference: payment.reference, outcome });
  }
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order && { payments: asked, status: order.status };
}

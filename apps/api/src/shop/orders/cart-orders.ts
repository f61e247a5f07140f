/** A cart's orders: several choices, of which at most one is paid. */
import { and, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import type { PaymentId } from '../../adapters/payments/provider.ts';
import type { Db } from '../../platform/db/client.ts';
import { carts, orders, payments } from '../../platform/db/schema/index.ts';

export type OrderRow = typeof orders.$inferSelect;

/**
 * Serialises everything that changes a cart's orders: checkout and settlement. Not `for update`, which
 * would block every foreign-key check on the row: a second update of an order in one transaction makes one.
 */
export async function lockCart(db: Db, cartId: number): Promise<void> {
  await db.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for('no key update');
}

/** The same by a payment's reference; does nothing when it is unknown. */
export async function lockCartOfPayment(db: Db, reference: string): Promise<void> {
  const [row] = await db
    .select({ cartId: orders.cartId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.reference, reference));
  if (row) await lockCart(db, row.cartId);
}

/** Whether a cart was bought. A refunded cart may be bought again. */
export async function isBought(db: Db, cartId: number): Promise<boolean> {
  return (await paidOrders(db, [cartId])).length > 0;
}

/**
 * The paid orders of carts. More than one per cart are duplicate payments, made on pages left open.
 */
export function paidOrders(
  db: Db,
  cartIds: readonly number[],
): Promise<Pick<OrderRow, 'id' | 'cartId'>[]> {
  return db
    .select({ id: orders.id, cartId: orders.cartId })
    .from(orders)
    .where(
      and(
        inArray(orders.cartId, [...cartIds]),
        inArray(orders.status, ['AUTORIZADO', 'PAGO', 'ENVIADO']),
        // Its cart may be bought again.
        isNull(orders.refundingAt),
      ),
    )
    .orderBy(orders.id);
}

/**
 * Whether money of a cart has to be checked or is on its way back, so that it must not be paid
 * again.
 */
export async function hasMoneyInCheck(db: Db, cartId: number): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), unpaid, not(withoutMoney)))
    .limit(1);
  return found.length > 0;
}

const unpaid = inArray(orders.status, ['PAGAMENTO', 'AGUARDANDO']);

/** Of unpaid orders: nothing was paid, or it has gone back. */
const withoutMoney = sql`(${orders.money} = 'ok' and ${orders.refundingAt} is null)`;

export interface Superseded {
  readonly orderIds: readonly number[];
  /** Of their payments, whose pages are still open and have to be closed. */
  readonly payments: readonly PaymentId[];
}

/**
 * Hides a cart's unpaid orders except one, which replaces them. Their pieces have to be released.
 */
export async function supersedeOthers(
  db: Db,
  { cartId, id, updatedAt }: { readonly cartId: number; readonly id?: number; updatedAt: Date },
): Promise<Superseded> {
  const others = id === undefined ? undefined : ne(orders.id, id);
  const hidden = await db
    .update(orders)
    .set({
      superseded: true,
      updatedAt,
      // One that had run out before stays so.
      cancelledAt: sql`case when ${orders.status} = 'PAGAMENTO' then ${updatedAt.toISOString()}::timestamptz end`,
    })
    .where(
      and(eq(orders.cartId, cartId), unpaid, withoutMoney, eq(orders.superseded, false), others),
    )
    .returning({ id: orders.id });
  const orderIds = hidden.map((order) => order.id);
  if (orderIds.length === 0) return { orderIds, payments: [] };
  const rows = await db
    .select({ reference: payments.reference, providerId: payments.providerId })
    .from(payments)
    .where(inArray(payments.orderId, orderIds));
  return { orderIds, payments: rows };
}

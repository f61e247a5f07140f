import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { carts, orderItems, orders, payments, refunds } from '../platform/db/schema/index.ts';
import { moveStock } from '../shop/orders/stock.ts';
import { signUp } from './customers.ts';
import { orderAtCounter } from './shopping.ts';
import type { TestApp } from './test-app.ts';

const paid = { paidMinor: 6490, paidCurrency: 'USD' } as const;

/** Each way in which an order of 64.90 dollars may stand while nothing is wrong with its money. */
export const orderStates = {
  unpaid: { order: { status: 'PAGAMENTO', stock: 'held' }, payment: { status: 'AGUARDANDO' } },
  ended: { order: { status: 'AGUARDANDO' }, payment: { status: 'CANCELADO' } },
  replaced: {
    order: { status: 'PAGAMENTO', superseded: true },
    payment: { status: 'AGUARDANDO' },
  },
  authorized: {
    order: { status: 'AUTORIZADO', stock: 'held' },
    payment: { status: 'AGUARDANDO' },
  },
  paid: { order: { status: 'PAGO', stock: 'held' }, payment: { status: 'PAGO', ...paid } },
  sent: { order: { status: 'ENVIADO', stock: 'held' }, payment: { status: 'PAGO', ...paid } },
  handedOver: {
    order: { status: 'ENVIADO', stock: 'taken', handedOverAt: new Date(0) },
    payment: { status: 'FINALIZADO', ...paid },
  },
  refunding: {
    order: { status: 'PAGO', stock: 'held', refundingAt: new Date(0) },
    payment: { status: 'PAGO', ...paid },
    refund: 'pending',
  },
  refunded: {
    order: { status: 'ESTORNADO' },
    payment: { status: 'PAGO', ...paid, returnedMinor: 6490 },
    refund: 'done',
  },
} as const satisfies Record<string, OrderState>;

export interface OrderState {
  readonly order: Partial<typeof orders.$inferInsert>;
  readonly payment: Partial<typeof payments.$inferInsert>;
  readonly refund?: (typeof refunds.$inferInsert)['status'];
}

/** Makes orders of one buyer in any state, faster than by buying. */
export async function ordersInStates(shop: TestApp) {
  const { db } = shop;
  const { token, email } = await signUp(shop);
  const { externalId } = await orderAtCounter(shop, token);
  const [template] = await db
    .select({ order: orders, payment: payments, cart: carts, item: orderItems })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.externalId, externalId));
  if (!template) throw new Error('no order');
  await moveStock(db, [{ orderId: template.order.id, reason: 'unpaid' }], new Date(shop.now()));

  const make = async (state: OrderState) => {
    const fresh = randomUUID();
    const { id: _cart, ...ofCart } = template.cart;
    const [cart] = await db
      .insert(carts)
      .values({ ...ofCart, externalId: fresh })
      .returning();
    const { id: _order, queue: _queue, ...ofOrder } = template.order;
    const [order] = await db
      .insert(orders)
      .values({
        ...ofOrder,
        externalId: fresh,
        cartId: cart?.id ?? 0,
        pickupCode: 'GNM2QTVB',
        ...state.order,
        stock: 'none',
      })
      .returning();
    const orderId = order?.id ?? 0;
    await db.insert(orderItems).values({ ...template.item, orderId });
    const at = new Date(shop.now());
    const stock = state.order.stock ?? 'none';
    if (stock !== 'none') await moveStock(db, [{ orderId, reason: 'order' }], at);
    if (stock === 'taken') await moveStock(db, [{ orderId, reason: 'handOver' }], at);
    const { id: _payment, ...ofPayment } = template.payment;
    const [payment] = await db
      .insert(payments)
      .values({ ...ofPayment, reference: fresh, orderId, ...state.payment })
      .returning();
    if (state.refund) {
      const paymentId = payment?.id ?? 0;
      await db.insert(refunds).values({ paymentId, reason: 'staff', status: state.refund });
    }
    return { id: orderId, externalId: fresh, reference: fresh };
  };

  const read = async (reference: string) => {
    const [row] = await db
      .select({ order: orders, payment: payments, refund: refunds })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .leftJoin(refunds, eq(refunds.paymentId, payments.id))
      .where(eq(payments.reference, reference));
    if (!row) throw new Error('no such payment');
    return row;
  };

  return { token, email, make, read };
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import {
  addresses,
  alerts,
  cartItems,
  carts,
  customerDocuments,
  customerLists,
  newsletterContacts,
  orderItems,
  orders,
  payments,
  reviews,
} from '../../platform/db/schema/index.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { pendingEmail } from './mail-links.ts';

/** All that the shop knows of a customer; documents of identity as what they are, without the file. */
export async function exportOf(db: Db, customer: Customer, now: number): Promise<object> {
  const { id, passwordHash: _passwordHash, ...profile } = customer;
  const ofOrders = eq(orders.customerId, id);
  return {
    profile: { id, ...profile, pendingEmail: (await pendingEmail(db, id, now)) ?? null },
    addresses: await db.select().from(addresses).where(eq(addresses.customerId, id)),
    documents: await db
      .select({
        side: customerDocuments.side,
        type: customerDocuments.contentType,
        size: customerDocuments.size,
        createdAt: customerDocuments.createdAt,
      })
      .from(customerDocuments)
      .where(eq(customerDocuments.customerId, id)),
    orders: await db.select().from(orders).where(ofOrders).orderBy(asc(orders.id)),
    orderItems: (
      await db
        .select({ item: orderItems })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(ofOrders)
        .orderBy(asc(orderItems.orderId), asc(orderItems.position))
    ).map(({ item }) => item),
    payments: await db
      .select({
        orderId: payments.orderId,
        status: payments.status,
        amountMinor: payments.amountMinor,
        currency: payments.currency,
        createdAt: payments.createdAt,
        updatedAt: payments.updatedAt,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(ofOrders)
      .orderBy(asc(payments.id)),
    carts: await db
      .select({ cartId: carts.id, productId: cartItems.productId, quantity: cartItems.quantity })
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cartId))
      .where(eq(carts.customerId, id)),
    lists: await db
      .select({
        list: customerLists.list,
        productId: customerLists.productId,
        createdAt: customerLists.createdAt,
      })
      .from(customerLists)
      .where(eq(customerLists.customerId, id))
      .orderBy(asc(customerLists.id)),
    reviews: await db.select().from(reviews).where(eq(reviews.customerId, id)),
    alerts: await db
      .select({ productId: alerts.productId, kind: alerts.kind, askedAt: alerts.askedAt })
      .from(alerts)
      .where(and(eq(alerts.email, customer.email), isNull(alerts.toldAt))),
    newsletter: await db
      .select()
      .from(newsletterContacts)
      .where(eq(newsletterContacts.phone, customer.phone.replace(/\D/g, ''))),
  };
}

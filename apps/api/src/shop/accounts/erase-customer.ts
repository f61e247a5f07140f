/**
 * Erasure of a customer, as the privacy page promises: everything that the law does not ask to keep.
 * See docs/decisions/2026-11-24-erasure.md.
 */
import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import { withdrawMailsTo } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  addresses,
  alerts,
  carts,
  customerLists,
  events,
  customers,
  mailLinks,
  newsletterContacts,
  orders,
  reviews,
  sessions,
} from '../../platform/db/schema/index.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { deleteDocuments } from './document-files.ts';

/** The numbers of their orders that still have to be paid, prepared, handed over or paid back. */
export async function openOrdersOf(db: Db, customerId: number): Promise<number[]> {
  const isOpen = or(
    inArray(orders.queue, ['paymentCheck', 'authorized', 'toPrepare', 'ready', 'refunding']),
    and(eq(orders.queue, 'unpaid'), eq(orders.status, 'PAGAMENTO')),
  );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isOpen))
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

/** Erases in a transaction of the caller, who has locked the customer. */
export async function eraseCustomer(db: Db, customer: Customer, now: Date): Promise<void> {
  const { id } = customer;
  await deleteDocuments(db, id, now.getTime());
  await db.delete(sessions).where(eq(sessions.customerId, id));
  const links = await db.delete(mailLinks).where(eq(mailLinks.customerId, id)).returning();
  for (const { newEmail } of links) if (newEmail) await withdrawMailsTo(db, newEmail);
  await db.delete(customerLists).where(eq(customerLists.customerId, id));
  await db.delete(reviews).where(eq(reviews.customerId, id));
  await db.delete(alerts).where(or(eq(alerts.customerId, id), eq(alerts.email, customer.email)));
  await db
    .delete(newsletterContacts)
    .where(eq(newsletterContacts.phone, customer.phone.replace(/\D/g, '')));
  const bought = await db
    .select({
      cartId: orders.cartId,
      status: orders.status,
      id: orders.id,
      delivery: orders.delivery,
    })
    .from(orders)
    .where(eq(orders.customerId, id));
  for (const order of bought) {
    const delivery = { ...order.delivery, place: '' };
    await db
      .update(orders)
      .set({ delivery, note: null, pickupCode: null, handedOverTo: null, tracking: null })
      .where(eq(orders.id, order.id));
    // Undelivered events name the buyer: they are described again.
    await db.update(events).set({ body: null }).where(eq(events.orderId, order.id));
  }
  // After the orders, whose locks keep mails about them from coming later.
  await withdrawMailsTo(db, customer.email);
  const ofOrders = bought.map(({ cartId }) => cartId);
  await db
    .delete(carts)
    .where(
      and(
        eq(carts.customerId, id),
        ofOrders.length === 0 ? undefined : notInArray(carts.id, ofOrders),
      ),
    );
  await db.delete(addresses).where(eq(addresses.customerId, id));
  const isInBooks = bought.some(({ status }) => booked.has(status));
  await db
    .update(customers)
    .set({
      ...nobody,
      email: `erased-${id}@invalid`,
      ...(isInBooks ? {} : { firstName: '', lastName: '', companyName: null, document: null }),
      erasedAt: now,
      updatedAt: now,
    })
    .where(eq(customers.id, id));
}

/** Sales, also those paid back: the books name who bought, and with which tax number. */
const booked: ReadonlySet<string> = new Set(['PAGO', 'ENVIADO', 'ESTORNADO']);

const nobody = {
  emailVerifiedAt: null,
  passwordHash: '',
  phone: '',
  cpf: null,
  identity: '',
  identityExtra: null,
  lastLoginAt: null,
};

import { orderActs, type OrderAct, type StaffOrder, type StaffRole } from '@ponte/contract/staff';
import { money, type Money } from '@ponte/regional/money';
import { asc, eq } from 'drizzle-orm';
import { pictureUrl } from '../../catalogue/products/pictures.ts';
import type { Db } from '../../platform/db/client.ts';
import { customers, orderItems, orders, products } from '../../platform/db/schema/index.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { paidOrders } from '../../shop/orders/cart-orders.ts';
import { movementsOf } from '../../shop/orders/order-money.ts';
import { listPayments, wayOf, type Order, type Payment } from '../../shop/orders/orders.ts';
import { booksOf, leftOf, type PaymentMoney } from '../../shop/orders/payment-books.ts';
import { isBrought } from '../../shop/orders/stage.ts';
import { canBecome } from '../../shop/orders/status.ts';
import { missingOf } from '../../shop/orders/stock.ts';
import { readAudit } from './audit.ts';
import { duplicatesOf, numberOf, wireInListOf } from './order-list.ts';
import { versionOfMoment } from './versions.ts';

/** Acts in an order's history. */
const shownActs = 100;

/** Undefined when there is no such order. */
export async function readOrder(
  db: Db,
  id: number,
  role: StaffRole,
): Promise<StaffOrder | undefined> {
  const [row] = await db
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, id));
  if (!row) return undefined;
  const { order } = row;
  const orderPayments = await listPayments(db, [id]);
  const duplicates = duplicatesOf(order, await paidOrders(db, [order.cartId]));
  const inOrder = (minor: number) => money(minor, order.currency);
  const { description, days, place, hours } = order.delivery;
  const items = await readItems(db, order);
  return {
    ...wireInListOf(row, duplicates.length > 0, items),
    externalId: order.externalId,
    document: documentOf(row.customer),
    goods: inOrder(order.goodsMinor),
    shipping: inOrder(order.shippingMinor),
    tax: order.taxMinor === null ? null : inOrder(order.taxMinor),
    delivery: { description, days, place, hours: hours ?? null },
    handedOverAt: order.handedOverAt?.toISOString() ?? null,
    handedOverTo: order.handedOverTo,
    tracking: order.tracking,
    leftStore: order.stock === 'taken',
    items,
    payments: await describePayments(db, orderPayments),
    left: leftAmount(orderPayments),
    duplicates: duplicates.map((other) => ({ id: other, number: numberOf(other) })),
    history: await readAudit(db, { kind: 'order', subjectId: String(id) }, shownActs),
    acts: actsOn(order, orderPayments, role),
    version: versionOfMoment(order),
  };
}

/** The one of their kind, or else the CPF that a card needed. */
function documentOf({ documentType, document, cpf }: Customer): StaffOrder['document'] {
  if (document !== null) return { type: documentType, number: document };
  return cpf === null ? null : { type: 'CPF', number: cpf };
}

async function describePayments(
  db: Db,
  payments: readonly Payment[],
): Promise<StaffOrder['payments']> {
  const moved = await movementsOf(
    db,
    payments.map(({ id }) => id),
  );
  return payments.map((payment) => {
    const { currency, paidMinor, returnedMinor } = booksOf(payment);
    const { provider, reference, status } = payment;
    return {
      provider,
      reference,
      way: wayOf(payment),
      status,
      amount: money(payment.amountMinor, payment.currency),
      paid: paidMinor > 0 ? money(paidMinor, currency) : null,
      returned: returnedMinor > 0 ? money(returnedMinor, currency) : null,
      movements: moved
        .filter(({ paymentId }) => paymentId === payment.id)
        .map(({ kind, word, at, ...movement }) => ({
          kind,
          amount: money(movement.amountMinor, movement.currency),
          word,
          at: at.toISOString(),
        })),
      createdAt: payment.createdAt.toISOString(),
      updatedAt: payment.updatedAt.toISOString(),
    };
  });
}

/** What is there of an order's payments, of which more than one is paid only by mistake. */
function leftAmount(payments: readonly PaymentMoney[]): Money | null {
  const books = payments.map(booksOf).filter((one) => leftOf(one) > 0);
  const currency = books[0]?.currency;
  if (currency === undefined) return null;
  const same = books.filter((one) => one.currency === currency);
  return money(
    same.reduce((sum, one) => sum + leftOf(one), 0),
    currency,
  );
}

type ActedOrder = Pick<
  Order,
  'queue' | 'status' | 'refundingAt' | 'handedOverAt' | 'money' | 'delivery'
>;

/** What a role may do with an order in its present state. */
export function actsOn(
  order: ActedOrder,
  payments: readonly PaymentMoney[],
  role: StaffRole,
): OrderAct[] {
  const { queue, status, refundingAt } = order;
  // It stands until the provider has answered.
  if (refundingAt !== null) return [];
  if (order.money !== 'ok') return actsOnMoney(order, payments, role);
  const isPaid = payments.some((payment) => payment.status === 'PAGO');
  const possible: Readonly<Record<OrderAct, boolean>> = {
    ship: queue === 'toPrepare',
    track: isBrought(order) && queue === 'ready',
    handOver: isPaid && (queue === 'toPrepare' || queue === 'ready'),
    deliver: isBrought(order) && isPaid && (queue === 'toPrepare' || queue === 'ready'),
    accept: false,
    refund: role === 'owner' && canBecome(status, 'ESTORNADO'),
    chargeBack: role === 'owner' && leftAmount(payments) !== null,
    cancel: queue === 'unpaid' && status === 'PAGAMENTO',
  };
  return orderActs.filter((act) => possible[act]);
}

/** Money that is not as it should be is accepted or paid back, and nothing else is done before. */
function actsOnMoney(
  { status, handedOverAt }: ActedOrder,
  payments: readonly PaymentMoney[],
  role: StaffRole,
): OrderAct[] {
  const isOver = status === 'ESTORNADO';
  const isPaid = payments.some((payment) => booksOf(payment).paidMinor > 0);
  const isLeft = leftAmount(payments) !== null;
  // Goods are not given away: where nothing is left, only what has happened is taken note of.
  const isPast = isOver || handedOverAt !== null;
  const isUnknown = payments.some(({ unknownWord }) => unknownWord !== null);
  if (role !== 'owner') return [];
  return orderActs.filter((act) => {
    if (act === 'accept') return isLeft ? !isOver : isPast || isUnknown;
    if (act === 'refund') return isLeft || (isPaid && !isOver);
    if (act === 'chargeBack') return isLeft;
    return act === 'cancel' && !isPaid && status === 'PAGAMENTO';
  });
}

async function readItems(db: Db, order: Order): Promise<StaffOrder['items']> {
  const rows = await db
    .select({
      item: orderItems,
      pictures: products.pictures,
      pieces: { shelf: products.shelf, promised: products.promised },
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  return rows.map(({ item, pictures: [picture], pieces }) => ({
    productId: item.productId,
    code: item.code,
    name: { pt: item.namePt, es: item.nameEs },
    quantity: item.quantity,
    missing: order.stock === 'held' ? missingOf(pieces, item) : 0,
    unit: money(item.unitMinor, order.currency),
    subtotal: money(item.subtotalMinor, order.currency),
    picture: picture === undefined ? null : pictureUrl(picture),
  }));
}

import {
  paymentWays,
  type PaymentWay,
  type WireOrder,
  type WireOrderItem,
  type WirePayment,
  type WirePaymentReturn,
  type WirePaymentProgress,
} from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import { money, orderCurrencyId, toDecimalString, type Money } from '@ponte/regional/money';
import { and, asc, count, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { pictureUrl } from '../../catalogue/products/pictures.ts';
import { textLanguagesOf } from '../../catalogue/products/product-wire.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  carts,
  orderItems,
  orders,
  paymentMovements,
  payments,
  products,
  refunds,
} from '../../platform/db/schema/index.ts';
import { shownName } from '../../platform/db/shown-texts.ts';
import { wireOrderCurrencyOf } from '../../platform/pricing/prices.ts';
import { booksOf, isAsAsked, returnKindOf, type ReturnKind } from './payment-books.ts';
import { handedOverAt, isBrought, isRefunding, isUnderReview } from './stage.ts';
import { isAwaited, isCollectable, isPaid, isSettled } from './status.ts';

export type Order = typeof orders.$inferSelect;

export type Payment = typeof payments.$inferSelect;

export interface ReturnedMoney {
  readonly amount: Money;
  /** When money last went back. */
  readonly at: Date;
  readonly kind: ReturnKind;
}

export interface ListedPayment extends Payment {
  /** What went back of it; null before that. */
  readonly returned: ReturnedMoney | null;
  /** When its money came; null before that, and in payments from before movements were kept. */
  readonly paidAt: Date | null;
}

const shown = 200;

/** A customer's orders, newest first, without replaced ones. */
export async function listOrders(db: Db, customerId: number): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.superseded, false)))
    .orderBy(desc(orders.id))
    .limit(shown);
}

/**
 * One of a customer's orders, by its own external id or its cart's (then the newest): a browser may
 * know either.
 */
export async function findOrder(
  db: Db,
  customerId: number,
  externalId: string,
): Promise<Order | undefined> {
  const [row] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.superseded, false),
        or(eq(orders.externalId, externalId), eq(carts.externalId, externalId)),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1);
  return row?.order;
}

/** By external id regardless of owner, replaced orders included. */
export async function findOrderByAddress(db: Db, externalId: string): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.externalId, externalId));
  return row;
}

export async function listPayments(db: Db, orderIds: readonly number[]): Promise<ListedPayment[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ payment: payments, refund: refunds, returnedAt, paidAt })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(desc(payments.id));
  return rows.map(({ payment, refund, returnedAt: movedAt, paidAt: cameAt }) => {
    const books = booksOf(payment);
    const kind = returnKindOf(books);
    const at = movedAt === null ? (refund?.updatedAt ?? payment.updatedAt) : new Date(movedAt);
    const returned = kind && { amount: money(books.returnedMinor, books.currency), at, kind };
    return { ...payment, returned, paidAt: cameAt === null ? null : new Date(cameAt) };
  });
}

/** When money last went back; null in payments from before movements were kept. */
const returnedAt = sql<string | null>`(
  select max(${paymentMovements.at}) from ${paymentMovements}
  where ${paymentMovements.paymentId} = ${payments.id}
    and ${paymentMovements.kind} in ('refunded', 'chargedBack', 'paidBack')
)`;

const paidAt = sql<string | null>`(
  select min(${paymentMovements.at}) from ${paymentMovements}
  where ${paymentMovements.paymentId} = ${payments.id}
    and ${paymentMovements.kind} in ('approved', 'otherAmount')
)`;

/** Undefined for orders from before it was recorded. */
export function taxOfOrder({ taxMinor, currency }: Order): Money | undefined {
  return taxMinor === null ? undefined : money(taxMinor, currency);
}

/** Null when the buyer chose nothing, or a word from before the ways were listed. */
export function wayOf({ method }: Pick<Payment, 'method'>): PaymentWay | null {
  return paymentWays.find((way) => way === method) ?? null;
}

/** The way of the payment that was made, or else of the latest attempt. */
export function paymentWayOf(
  latestFirst: readonly Pick<Payment, 'method' | 'status'>[],
): PaymentWay | null {
  const counting = latestFirst.find(({ status }) => isSettled(status)) ?? latestFirst[0];
  return counting ? wayOf(counting) : null;
}

const wireReturns = {
  whole: 'total',
  part: 'parcial',
  chargedBack: 'contestacao',
} as const satisfies Record<ReturnKind, WirePaymentReturn>;

function wirePaymentOf(payment: ListedPayment): WirePayment {
  const { status, amountMinor, currency, returned, paidAt: cameAt } = payment;
  const books = booksOf(payment);
  const isOther = books.currency === currency && books.paidMinor > 0 && !isAsAsked(payment, books);
  const isSame = returned?.amount.currency === currency;
  return {
    status,
    forma_pagamento: wayOf(payment),
    ...(cameAt && isSettled(status) && { pago_em: cameAt.toISOString() }),
    valor_total: toDecimalString(money(amountMinor, currency)),
    ...(isOther && { valor_pago: toDecimalString(money(books.paidMinor, currency)) }),
    ...(returned && {
      ...(isSame && { valor_estornado: toDecimalString(returned.amount) }),
      estornado_em: returned.at.toISOString(),
      estorno_tipo: wireReturns[returned.kind],
    }),
  };
}

export function wireOrderOf(
  order: Order,
  orderPayments: readonly ListedPayment[],
  lang: Lang,
  now: number,
): WireOrder {
  const amount = (minor: number) => toDecimalString(money(minor, order.currency));
  return {
    id: order.id,
    external_id: order.externalId,
    pedido: String(order.id).padStart(6, '0'),
    created_at: order.createdAt.toISOString(),
    status: order.status,
    em_estorno: isRefunding(order),
    em_analise: isUnderReview(order),
    ...timesOf(order, orderPayments),
    valor_total: amount(order.totalMinor),
    valor_frete: amount(order.shippingMinor),
    valor_iva: order.taxMinor === null ? null : amount(order.taxMinor),
    moeda_id: orderCurrencyId(order.currency) ?? null,
    moeda: wireOrderCurrencyOf(order.currency),
    observacao: order.note,
    codigo_retirada: isCollectable(order) ? order.pickupCode : null,
    link_pagamento: linkOf(order, orderPayments, now),
    pagamentos: orderPayments.map(wirePaymentOf),
    avaliavel: isPaid(order.status) && handedOverAt(orderPayments) !== undefined,
    entrega: {
      descricao: order.delivery.description[lang],
      prazo: order.delivery.days,
      endereco: order.delivery.place,
      em_domicilio: isBrought(order),
      no_balcao: order.delivery.serviceId === null,
      horario_atendimento: order.delivery.hours?.[lang] ?? null,
      enviado_em: order.sentAt?.toISOString() ?? null,
      entregue_em: handedOverAt(orderPayments)?.toISOString() ?? null,
      entregue_a: order.handedOverTo,
      rastreio_codigo: order.tracking?.number ?? null,
      rastreio_link: order.tracking?.link ?? null,
    },
  };
}

/** Of an unpaid order: until when it can or could be paid, and when it was cancelled. */
function timesOf(
  { status, cancelledAt }: Order,
  [latest]: readonly Payment[],
): Pick<WireOrder, 'pagar_ate' | 'cancelado_em'> {
  const until = isAwaited(status) ? latest?.expiresAt : undefined;
  return {
    pagar_ate: until?.toISOString() ?? null,
    cancelado_em: cancelledAt?.toISOString() ?? null,
  };
}

/** The payment page; null when the order can't be paid, for example because it was replaced. */
function linkOf(
  { status, superseded, money: state, refundingAt }: Order,
  orderPayments: readonly Payment[],
  now: number,
): string | null {
  if (status !== 'PAGAMENTO' || superseded) return null;
  // Never "pay again" while there is money.
  if (state !== 'ok' || refundingAt !== null) return null;
  const payable = orderPayments.find(
    ({ link, expiresAt }) => link !== null && expiresAt.getTime() > now,
  );
  return payable?.link ?? null;
}

/** A payment's progress, without anything that identifies the customer. */
export function wirePaymentProgressOf(
  order: Order,
  orderPayments: readonly ListedPayment[],
  { pending, now }: { readonly pending: boolean | null; readonly now: number },
): WirePaymentProgress {
  return {
    pagamentos: orderPayments.map(wirePaymentOf),
    em_confirmacao: pending,
    em_estorno: isRefunding(order),
    em_analise: isUnderReview(order),
    ...timesOf(order, orderPayments),
    valor_total: toDecimalString(money(order.totalMinor, order.currency)),
    moeda: wireOrderCurrencyOf(order.currency),
    link_pagamento: linkOf(order, orderPayments, now),
  };
}

/** How many lines of an order a list shows. */
const listedLines = 4;

/** The first lines of orders, by their ids, with the number of all: two queries, however many orders. */
export async function listedItemsOf(
  db: Db,
  placed: readonly Order[],
  lang: Lang,
): Promise<ReadonlyMap<number, Pick<WireOrder, 'itens' | 'itens_total'>>> {
  const ids = placed.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await findLines(
    db,
    and(inArray(orderItems.orderId, ids), lt(orderItems.position, listedLines)),
  );
  const counts = await db
    .select({ orderId: orderItems.orderId, lines: count() })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .groupBy(orderItems.orderId);
  const totals = new Map(counts.map(({ orderId, lines }) => [orderId, lines]));
  return new Map(
    placed.map((order) => {
      const itens = rows
        .filter(({ item }) => item.orderId === order.id)
        .map((line) => wireItemOf(line, order, lang, 1));
      return [order.id, { itens, itens_total: totals.get(order.id) ?? 0 }];
    }),
  );
}

/** An order's lines, with names and prices as ordered. */
export async function wireItemsOf(db: Db, order: Order, lang: Lang): Promise<WireOrderItem[]> {
  const rows = await findLines(db, eq(orderItems.orderId, order.id));
  return rows.map((line) => wireItemOf(line, order, lang));
}

function findLines(db: Db, which: SQL | undefined) {
  return db
    .select({ item: orderItems, slug: products.slug, pictures: products.pictures })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(which)
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}

/** @param mostPictures of its product; all by default */
function wireItemOf(
  { item, slug, pictures }: Awaited<ReturnType<typeof findLines>>[number],
  { currency }: Order,
  lang: Lang,
  mostPictures?: number,
): WireOrderItem {
  const name = shownName(item, lang);
  return {
    qtde: item.quantity,
    valor_unitario: toDecimalString(money(item.unitMinor, currency)),
    valor_subtotal: toDecimalString(money(item.subtotalMinor, currency)),
    produto: {
      id: item.productId,
      slug,
      nome: name.value,
      ...textLanguagesOf({ nome: name }),
      codigo: item.code,
      imagens: pictures.slice(0, mostPictures).map((picture) => ({ url: pictureUrl(picture) })),
    },
  };
}

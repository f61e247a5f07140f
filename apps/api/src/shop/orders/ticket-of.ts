import type { Lang } from '@ponte/contract/wire';
import { formatDocument, type DocumentType } from '@ponte/regional/documents';
import { money } from '@ponte/regional/money';
import { asc, eq } from 'drizzle-orm';
import type { Ticket } from '../../adapters/ticket/ticket.ts';
import type { Db } from '../../platform/db/client.ts';
import { orderItems } from '../../platform/db/schema/index.ts';
import { nameIn } from '../../platform/db/shown-texts.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { readStoreInfo, shopNameOf, type StoreInfo } from '../../platform/store-info/store-info.ts';
import { handOverTime } from './hand-over-time.ts';
import { standingOf } from './order-facts.ts';
import { listPayments, paymentWayOf, taxOfOrder, type Order } from './orders.ts';
import { isBrought } from './stage.ts';
import { isCollectable } from './status.ts';

/**
 * An order's ticket, with names and prices as ordered.
 *
 * @param now when it is drawn, in milliseconds since 1970
 */
export async function ticketOf(
  db: Db,
  order: Order,
  customer: Pick<Customer, 'firstName' | 'lastName' | 'document' | 'documentType' | 'cpf'>,
  lang: Lang,
  now: number,
): Promise<Ticket> {
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  const payments = await listPayments(db, [order.id]);
  const { state, handOver } = standingOf(order, payments, now);
  const amount = (minor: number) => money(minor, order.currency);
  const info = await readStoreInfo(db);
  const { openingHours, promises } = info;
  return {
    lang,
    shop: shopNameOf(info),
    contact: contactOf(info, lang),
    number: order.id,
    placedAt: order.createdAt,
    state,
    handOver,
    way: paymentWayOf(payments),
    customer: `${customer.firstName} ${customer.lastName}`,
    document: documentOf(customer),
    returned: payments.find(({ returned }) => returned)?.returned ?? null,
    pickupCode: isCollectable(order) && handOver === 'ahead' ? order.pickupCode : null,
    delivery: {
      description: order.delivery.description[lang],
      place: order.delivery.place,
      when: handOverTime(order.delivery, lang, openingHours, now),
      brought: isBrought(order),
      documents: promises?.documents?.[lang],
      hours: order.delivery.hours?.[lang] ?? '',
    },
    lines: items.map((item) => ({
      code: item.code,
      name: nameIn(item, lang),
      quantity: item.quantity,
      unit: amount(item.unitMinor),
      subtotal: amount(item.subtotalMinor),
    })),
    goods: amount(order.goodsMinor),
    shipping: amount(order.shippingMinor),
    total: amount(order.totalMinor),
    tax: taxOfOrder(order),
  };
}

function contactOf({ address, contacts }: StoreInfo, lang: Lang): string {
  const whatsapp = contacts?.whatsapp && `WhatsApp +${contacts.whatsapp}`;
  // What is too long for the line is cut at its end.
  const ways = [contacts?.phone, whatsapp, contacts?.email, address?.[lang]];
  return ways.filter(Boolean).join(' · ');
}

const documentKinds = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  RUC: 'ruc',
  CEDULA: 'cedula',
} as const satisfies Record<Customer['documentType'], DocumentType>;

function documentOf({
  document,
  documentType,
  cpf,
}: Pick<Customer, 'document' | 'documentType' | 'cpf'>): string | null {
  const [type, number] = document === null ? (['CPF', cpf] as const) : [documentType, document];
  return number === null ? null : `${type} ${formatDocument(documentKinds[type], number)}`;
}

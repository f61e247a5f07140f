import {
  generalTaxPercent,
  includesTax,
  money,
  taxIn,
  type CurrencyCode,
} from '@ponte/regional/money';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import {
  addresses,
  type customers,
  orderItems,
  type orders,
  products,
} from '../../platform/db/schema/index.ts';
import { namesInBoth } from '../../platform/db/shown-texts.ts';
import { cpfOf, languageOf } from '../accounts/customers.ts';
import { countryById, findPlace } from '../accounts/places.ts';
import { movementsOf } from '../orders/order-money.ts';
import { listPayments, wayOf } from '../orders/orders.ts';
import { booksOf } from '../orders/payment-books.ts';
import { homeService, pointService } from '../shipping/network.ts';

/** An order with all that an invoice names (SIFEN, NF-e). Amounts are minor units of its currency. */
export type DescribedOrder = Awaited<ReturnType<typeof describeOrder>>;

/** Who bought, as the documents of both countries need it. */
export type DescribedBuyer = Awaited<ReturnType<typeof describeBuyer>>;

export async function describeOrder(db: Db, order: typeof orders.$inferSelect) {
  const { currency } = order;
  const lines = await linesOf(db, order.id, currency);
  const deliveryTax = taxed(order.shippingMinor, generalTaxPercent, currency);
  const { delivery } = order;
  return {
    number: order.id,
    id: order.externalId,
    placedAt: order.createdAt.toISOString(),
    currency,
    lines,
    goodsMinor: order.goodsMinor,
    delivery: {
      kind: kinds.get(delivery.serviceId) ?? 'counter',
      description: delivery.description,
      place: delivery.place,
      workingDays: delivery.days,
      tracking: order.tracking,
      handedOverAt: order.handedOverAt?.toISOString() ?? null,
      handedOverTo: order.handedOverTo,
      totalMinor: order.shippingMinor,
      ...deliveryTax,
    },
    /** The buyer's to the shop. */
    note: order.note,
    totalMinor: order.totalMinor,
    taxMinor: order.taxMinor ?? 0,
    taxes: ratesOf([...lines, { totalMinor: order.shippingMinor, ...deliveryTax }], currency),
    payments: await paymentsOf(db, order.id),
  };
}

const kinds = new Map<number | null, 'counter' | 'home' | 'point'>([
  [null, 'counter'],
  [homeService, 'home'],
  [pointService, 'point'],
]);

interface Taxed {
  /** 0 where no I.V.A. is charged: a foreigner's currency. */
  readonly taxPercent: number;
  /** The amount without I.V.A. */
  readonly taxBasisMinor: number;
  readonly taxMinor: number;
}

function taxed(minor: number, percent: number, currency: CurrencyCode): Taxed {
  const tax = taxIn([{ amount: money(minor, currency), taxPercent: percent }], currency).minor;
  const taxPercent = includesTax(currency) ? percent : 0;
  return { taxPercent, taxBasisMinor: minor - tax, taxMinor: tax };
}

/** By rate, as an invoice sums them up: taxed once for each rate, so a line may be a unit off. */
function ratesOf(
  amounts: readonly { readonly totalMinor: number; readonly taxPercent: number }[],
  currency: CurrencyCode,
) {
  const rates = [...new Set(amounts.map(({ taxPercent }) => taxPercent))].toSorted((a, b) => a - b);
  return rates.map((rate) => {
    const own = amounts.filter(({ taxPercent }) => taxPercent === rate);
    const totalMinor = own.reduce((total, one) => total + one.totalMinor, 0);
    return { totalMinor, ...taxed(totalMinor, rate, currency) };
  });
}

async function linesOf(db: Db, orderId: number, currency: CurrencyCode) {
  const rows = await db
    .select({ item: orderItems, taxPercent: products.taxPercent })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  return rows.map(({ item, taxPercent }) => ({
    position: item.position + 1,
    code: item.code,
    name: namesInBoth(item),
    quantity: item.quantity,
    /** Pieces that were sold and are not there. */
    short: item.short,
    unitMinor: item.unitMinor,
    totalMinor: item.subtotalMinor,
    // Orders from before it was kept have the product's own.
    ...taxed(item.subtotalMinor, item.taxPercent ?? taxPercent, currency),
  }));
}

async function paymentsOf(db: Db, orderId: number) {
  const rows = (await listPayments(db, [orderId])).toReversed();
  const moved = await movementsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((payment) => {
    const { provider, providerId, reference, method, status, amountMinor } = payment;
    const { currency, paidMinor, returnedMinor } = booksOf(payment);
    return {
      provider,
      providerId,
      reference,
      method: wayOf({ method }),
      paid: status === 'PAGO' || status === 'FINALIZADO',
      amountMinor,
      /** What really came, and what went back of it, in its own currency. */
      paidCurrency: currency,
      paidMinor,
      returnedMinor,
      movements: moved
        .filter(({ paymentId }) => paymentId === payment.id)
        .map(({ kind, word, at, ...movement }) => ({
          kind,
          amountMinor: movement.amountMinor,
          currency: movement.currency,
          ...(word !== null && { word }),
          at: at.toISOString(),
        })),
      openedAt: payment.createdAt.toISOString(),
      changedAt: payment.updatedAt.toISOString(),
      returnedAt: payment.returned?.at.toISOString() ?? null,
    };
  });
}

export async function describeBuyer(db: Db, customer: typeof customers.$inferSelect) {
  return {
    number: customer.id,
    kind: customer.foreign ? ('foreigner' as const) : ('resident' as const),
    language: languageOf(customer),
    firstName: customer.firstName,
    lastName: customer.lastName,
    companyName: customer.companyName,
    document: { kind: customer.documentType, number: customer.document },
    identity: customer.identity,
    cpf: cpfOf(customer),
    email: customer.email,
    phone: customer.phone,
    address: await mainAddressOf(db, customer.id),
  };
}

/** Null when there is none any more. */
async function mainAddressOf(db: Db, customerId: number) {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), eq(addresses.active, true)))
    .orderBy(desc(addresses.main), asc(addresses.id))
    .limit(1);
  if (!address) return null;
  const place = address.cityId === null ? undefined : await findPlace(address.cityId);
  const { postalCode, street, number, complement, district } = address;
  return {
    postalCode,
    street,
    number,
    complement,
    district,
    city: place?.city.name ?? null,
    state: place?.state.name ?? null,
    country: countryById(address.countryId)?.code ?? null,
  };
}

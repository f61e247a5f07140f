import { formatLeadTime } from '@ponte/regional/delivery';
import { money } from '@ponte/regional/money';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import type { Letter } from '../../adapters/mail/letter.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { unpaidLetter, type UnpaidLetter } from '../../adapters/mail/unpaid-letter.ts';
import { written } from '../../adapters/mail/written.ts';
import { readOfferedWays } from '../../adapters/payments/offered-ways.ts';
import type { Buyer, PaymentId } from '../../adapters/payments/provider.ts';
import type { TimedProvider } from '../../adapters/payments/time-limits.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { orderItems, orders, payments } from '../../platform/db/schema/index.ts';
import { undoable } from '../../platform/db/undoable.ts';
import { failureReason } from '../../platform/runtime/failure-reason.ts';
import { localeOf } from '../../platform/runtime/locale-of.ts';
import { randomId } from '../../platform/security/random-tokens.ts';
import { shopName } from '../../platform/store-info/store-info.ts';
import { cpfOf, languageOf } from '../accounts/customers.ts';
import { askProvider } from './ask-provider.ts';
import {
  hasMoneyInCheck,
  isBought,
  lockCart,
  supersedeOthers,
  type OrderRow,
} from './cart-orders.ts';
import type { OrderDraft } from './checkout.ts';
import { closePayments } from './close-payments.ts';
import { orderLetterOf } from './order-letter-of.ts';
import { wayOf } from './orders.ts';
import { moveStock, type ShortLine } from './stock.ts';

/** At most, in milliseconds. */
const linkMs = 3_600_000;

/** The payment reminder is sent after this delay; most shoppers have paid by then. */
const payingMs = 600_000;

/**
 * An order with its payment page, or why there is none. `bought`: the cart is paid; `pending`: its payment is
 * being confirmed; `silent`: the provider gave no payment page; `short`: others hold the pieces.
 */
export type PlacedOrder =
  | { readonly ok: true; readonly externalId: string; readonly link: string }
  | { readonly ok: false; readonly reason: 'bought' | 'pending' | 'silent' }
  | { readonly ok: false; readonly reason: 'short'; readonly lines: readonly ShortLine[] };
export type NotPlaced = Extract<PlacedOrder, { readonly ok: false }>;

type PaymentRow = typeof payments.$inferSelect;

/**
 * Places an order. The same choice placed again, even concurrently, is the same order; another
 * choice for the same cart replaces an unpaid one and closes its payment page.
 */
export async function placeOrder(
  context: AppContext,
  provider: TimedProvider,
  draft: OrderDraft,
): Promise<PlacedOrder> {
  const { db, clock } = context;
  const before = await findOpenOrder(db, draft.cart.id);
  if (before && !isUsable(before, draft, clock.now())) {
    const outcome = await askProvider(context, before.payment);
    if (outcome === 'pending' || outcome === 'unknown') return notPlaced('pending');
  }
  let replaced: readonly PaymentId[] = [];
  const work = async (tx: Db): Promise<WrittenOrder> => {
    replaced = [];
    await lockCart(tx, draft.cart.id);
    if (await isBought(tx, draft.cart.id)) return notPlaced('bought');
    if (await hasMoneyInCheck(tx, draft.cart.id)) return notPlaced('pending');
    const open = await findOpenOrder(tx, draft.cart.id);
    if (open && isUsable(open, draft, clock.now())) {
      await keepNote(tx, open.order, draft.note, new Date(clock.now()));
      return { ok: true, ...open };
    }
    const superseded = await supersedeOthers(tx, {
      cartId: draft.cart.id,
      updatedAt: new Date(clock.now()),
    });
    replaced = superseded.payments;
    const inserted = await insertOrder(tx, provider.name, draft, clock.now());
    const freed = superseded.orderIds.map((orderId) => ({ orderId, reason: 'unpaid' as const }));
    const promised = { orderId: inserted.order.id, reason: 'order' } as const;
    const short = await moveStock(tx, [...freed, promised], new Date(clock.now()));
    if (short.length > 0) return { ok: false, reason: 'short', lines: short };
    return { ok: true, ...inserted };
  };
  const written = await undoable(
    (run) => repeatable(db, run),
    work,
    ({ ok }) => !ok,
  );
  if (!written.ok) return written;
  await closePayments(context, replaced);
  const { order, payment } = written;
  const link = payment.link ?? (await openPayment(context, provider, draft, order, payment));
  return link === undefined
    ? notPlaced('silent')
    : { ok: true, externalId: order.externalId, link };
}

function notPlaced(reason: Exclude<NotPlaced['reason'], 'short'>): NotPlaced {
  return { ok: false, reason };
}

interface OpenOrder {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

type WrittenOrder = ({ readonly ok: true } & OpenOrder) | NotPlaced;

/** Whether an open order is the requested one and its link still valid. */
function isUsable({ order, payment }: OpenOrder, { key }: OrderDraft, now: number): boolean {
  return order.checkoutKey === key && payment.expiresAt.getTime() > now;
}

async function findOpenOrder(db: Db, cartId: number): Promise<OpenOrder | undefined> {
  const [row] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(eq(orders.cartId, cartId), eq(orders.status, 'PAGAMENTO'), eq(orders.superseded, false)),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return row;
}

/** The last note counts. */
async function keepNote(db: Db, { id, note: before }: OrderRow, note: string | null, now: Date) {
  if (note === before) return;
  await db.update(orders).set({ note, updatedAt: now }).where(eq(orders.id, id));
}

async function insertOrder(db: Db, provider: string, draft: OrderDraft, now: number) {
  const createdAt = new Date(now);
  const [order] = await db
    .insert(orders)
    .values({
      externalId: randomId(),
      customerId: draft.customer.id,
      cartId: draft.cart.id,
      checkoutKey: draft.key,
      status: 'PAGAMENTO',
      currency: draft.total.currency,
      goodsMinor: draft.goods.minor,
      shippingMinor: draft.shipping.minor,
      totalMinor: draft.total.minor,
      taxMinor: draft.tax.minor,
      delivery: draft.delivery,
      note: draft.note,
      createdAt,
    })
    .returning();
  if (!order) throw new Error('The order was not kept.');
  await db.insert(orderItems).values(
    draft.lines.map(({ product, quantity, unit, subtotal }, position) => ({
      orderId: order.id,
      position,
      productId: product.id,
      code: product.code,
      namePt: product.namePt,
      nameEs: product.nameEs,
      quantity,
      taxPercent: product.taxPercent,
      unitMinor: unit.minor,
      subtotalMinor: subtotal.minor,
    })),
  );
  const [payment] = await db
    .insert(payments)
    .values({
      orderId: order.id,
      provider,
      reference: randomId(),
      method: draft.method,
      status: 'AGUARDANDO',
      currency: draft.total.currency,
      amountMinor: draft.total.minor,
      expiresAt: new Date(now + linkMs),
      createdAt,
    })
    .returning();
  if (!payment) throw new Error('The payment was not kept.');
  return { order, payment };
}

/** Requests the payment page. If this fails, the shopper's next try repeats it. */
async function openPayment(
  { db, clock, origins, log }: AppContext,
  provider: TimedProvider,
  draft: OrderDraft,
  order: OrderRow,
  payment: PaymentRow,
): Promise<string | undefined> {
  const { customer, storefront } = draft;
  const lang = languageOf(customer);
  const description = `${await shopName(db)} ${String(order.id).padStart(6, '0')}`;
  const method = wayOf(payment) ?? undefined;
  const ways = await readOfferedWays(db, provider);
  const offered = ways[customer.foreign ? 'foreign' : 'resident'].find(({ way }) => way === method);
  const request = {
    reference: payment.reference,
    description,
    amount: money(payment.amountMinor, payment.currency),
    method,
    ...(offered?.instalments !== undefined && { instalments: offered.instalments }),
    buyer: buyerOf(customer),
    returnUrl: `${storefront}/checkout/payment?external_id=${order.externalId}`,
    expiresAt: payment.expiresAt,
    lang,
  };
  const opened = await provider.open(request).catch((error: unknown) => {
    const reason = failureReason(error);
    log.error('payment provider did not answer', { provider: provider.name, reason });
    return undefined;
  });
  if (opened === undefined) return undefined;
  const { link, id } = opened;
  await db.transaction(async (tx) => {
    // Two concurrent checkouts are one order: only the request that stores the link sends the mail.
    const kept = await tx
      .update(payments)
      .set({ link, providerId: id ?? null })
      .where(and(eq(payments.id, payment.id), isNull(payments.link)))
      .returning({ id: payments.id });
    if (kept.length === 0) return;
    const letter = await unpaidLetterOf(tx, draft, order, {
      payLink: link,
      payUntil: payment.expiresAt,
      origins,
    });
    const mail = {
      recipient: customer.email,
      ...written(letter),
      unpaidOrderId: order.id,
    };
    await postMail(tx, mail, clock.now() + payingMs);
  });
  return link;
}

function buyerOf(customer: OrderDraft['customer']): Buyer {
  const { firstName, lastName, email, phone } = customer;
  const cpf = cpfOf(customer);
  const document = customer.document ?? cpf ?? undefined;
  const type = customer.document === null ? 'CPF' : customer.documentType;
  return {
    name: `${firstName} ${lastName}`,
    email,
    phone: phone.replace(/^\+/, ''),
    document,
    documentType: document === undefined ? undefined : type,
  };
}

/** @param db the transaction that stores its link */
async function unpaidLetterOf(
  db: Db,
  { customer, method }: OrderDraft,
  order: OrderRow,
  { origins, ...rest }: Pick<UnpaidLetter, 'payLink' | 'payUntil'> & Pick<AppContext, 'origins'>,
): Promise<Letter> {
  const lang = languageOf(customer);
  const { serviceId, days } = order.delivery;
  // At the counter that depends on when it is paid.
  const when = serviceId === null ? undefined : formatLeadTime(days, localeOf[lang]);
  const about = await orderLetterOf(db, order, customer, { origins, way: method, when });
  return unpaidLetter(lang, { ...about, ...rest });
}

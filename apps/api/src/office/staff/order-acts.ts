/** What staff does with an order: each guarded by what the page saw, and written down. */
import type {
  AuditAction,
  ChargeBackOrderBody,
  DeliverOrderBody,
  OrderAct,
  ShipOrderBody,
  StaffRole,
} from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { orders, type OrderTracking } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import {
  invalid,
  notFound,
  success,
  type FailureOf,
  type Result,
} from '../../platform/http/failure.ts';
import type { StaffMember } from '../../platform/security/staff-sessions.ts';
import { acceptMoney } from '../../shop/orders/accept-money.ts';
import { cancelOrder } from '../../shop/orders/cancel-order.ts';
import { changeStatus, handOver, type ChangeDeps } from '../../shop/orders/change-status.ts';
import { changeTracking } from '../../shop/orders/change-tracking.ts';
import { closePayments } from '../../shop/orders/close-payments.ts';
import type { Followed } from '../../shop/orders/follow-money.ts';
import { lockOrder } from '../../shop/orders/lock-order.ts';
import { listPayments, type Order } from '../../shop/orders/orders.ts';
import { recordChargeback } from '../../shop/orders/record-chargeback.ts';
import { askAtOnce } from '../../shop/orders/refunds.ts';
import { isBrought } from '../../shop/orders/stage.ts';
import { moveStock } from '../../shop/orders/stock.ts';
import { writeAudit } from './audit.ts';
import { actsOn } from './order-details.ts';
import { pickupCodeIn } from './order-search.ts';
import type { StaffContext } from './staff-context.ts';
import { conflict, versionOfMoment } from './versions.ts';

type ActFailure = FailureOf<403 | 404 | 409 | 422 | 429 | 503>;

export interface OrderActRequest {
  readonly orderId: number;
  readonly actor: StaffMember;
  readonly version: string;
}

const notNow: Text = {
  pt: 'O pedido está numa etapa em que isso não é possível.',
  es: 'El pedido está en una etapa en la que eso no es posible.',
};

const notBrought: Text = {
  pt: 'Só uma entrega em domicílio tem rastreio.',
  es: 'Solo una entrega a domicilio tiene seguimiento.',
};

const wrongPickupCode: Text = {
  pt: 'O código de retirada não é deste pedido.',
  es: 'El código de retiro no es de este pedido.',
};

const shelfUnknown: Text = {
  pt: 'Diga se as peças voltaram para a prateleira.',
  es: 'Diga si las piezas volvieron al estante.',
};

const paidMeanwhile: Text = {
  pt: 'O pedido foi pago, ou o pagamento está sendo confirmado.',
  es: 'El pedido fue pagado, o el pago se está confirmando.',
};

const providerSilent: Text = {
  pt: 'O provedor de pagamento não responde. Nada mudou: tente de novo em alguns minutos.',
  es: 'El proveedor de pago no responde. Nada cambió: intente de nuevo en unos minutos.',
};

/** Marks as ready, or sent; undefined when it is done. */
export function markShipped(
  context: StaffContext,
  request: OrderActRequest & TrackingFields,
): Promise<ActFailure | undefined> {
  return inOneStep(context, request, 'ship', async (deps, order) => {
    const tracking = trackingOf(request);
    if (tracking && !isBrought(order)) {
      return invalid({ [tracking.number ? 'trackingNumber' : 'trackingLink']: [notBrought] });
    }
    if (!(await changeStatus(deps, order.id, 'ENVIADO', tracking))) return conflict(notNow);
    return success('order.shipped');
  });
}

/** Corrects the tracking of what is on its way; undefined when it is done. */
export function correctTracking(
  context: StaffContext,
  request: OrderActRequest & TrackingFields,
): Promise<ActFailure | undefined> {
  return inOneStep(context, request, 'track', async (deps, { id }) => {
    if (!(await changeTracking(deps, id, trackingOf(request)))) return conflict(notNow);
    return success('order.trackingChanged');
  });
}

type TrackingFields = Pick<ShipOrderBody, 'trackingNumber' | 'trackingLink'>;

/** Null where both are blank. */
function trackingOf({ trackingNumber, trackingLink }: TrackingFields): OrderTracking | null {
  const [number, link] = [trackingNumber || null, trackingLink || null];
  return number || link ? { number, link } : null;
}

/**
 * Begins to pay back; undefined when it has begun. The order is refunded once the provider has
 * confirmed it, which a fast one does at once.
 */
export async function refund(
  context: StaffContext,
  request: OrderActRequest & { readonly backOnShelf?: boolean | undefined },
): Promise<ActFailure | undefined> {
  const failure = await inOneStep(context, request, 'refund', async (deps, { id, stock }) => {
    const { backOnShelf } = request;
    if (stock === 'taken' && backOnShelf === undefined) {
      return invalid({ backOnShelf: [shelfUnknown] });
    }
    if (!(await changeStatus(deps, id, 'ESTORNADO'))) return conflict(notNow);
    if (backOnShelf === true) {
      await moveStock(deps.db, [{ orderId: id, reason: 'return' }], new Date(deps.clock.now()));
    }
    return success('order.refunded');
  });
  if (!failure) await askAtOnce(context, request.orderId);
  return failure;
}

/** Records that a home delivery was made, without a pickup code; undefined when it is done. */
export function deliver(
  context: StaffContext,
  request: OrderActRequest & Pick<DeliverOrderBody, 'handedOverTo'>,
): Promise<ActFailure | undefined> {
  return inOneStep(context, request, 'deliver', async (deps, { id }) => {
    if (!(await handOver(deps, id, request.handedOverTo))) return conflict(notNow);
    return success('order.delivered');
  });
}

/** Records that the buyer's bank took the money back; undefined when it is done. */
export function chargeBack(
  context: StaffContext,
  request: OrderActRequest & Pick<ChargeBackOrderBody, 'reason'>,
): Promise<ActFailure | undefined> {
  return inOneStep(context, request, 'chargeBack', async ({ db, clock, origins }, { id }) => {
    const now = new Date(clock.now());
    if (!(await recordChargeback(db, id, request.reason, { origins, now }))) {
      return conflict(notNow);
    }
    return success('order.chargedBack');
  });
}

/** Takes the money that is there for the whole; undefined when it is done. */
export async function acceptPayment(
  context: StaffContext,
  request: OrderActRequest,
): Promise<ActFailure | undefined> {
  let followed: Followed | undefined;
  const failure = await inOneStep(
    context,
    request,
    'accept',
    async ({ db, clock, origins }, order) => {
      const locked = await lockOrder(db, order.id);
      if (!locked) return notFound();
      followed = await acceptMoney(db, locked, { origins, now: new Date(clock.now()) });
      return success('order.moneyAccepted');
    },
  );
  if (failure || !followed) return failure;
  for (const { event, facts } of followed.errors) context.log.error(event, facts);
  await closePayments(context, followed.replaced);
  return undefined;
}

/** Records the hand-over by pickup code; undefined when it is done. */
export async function handOverTo(
  context: StaffContext,
  request: OrderActRequest & { readonly pickupCode: string },
): Promise<ActFailure | undefined> {
  const { limiter, limits, db, clock } = context;
  const { orderId, actor } = request;
  // A buyer mistypes, a guesser needs millions.
  const subjects = [
    [limits.LIMIT_PICKUP_CODES, String(orderId)],
    [limits.LIMIT_STAFF_PICKUP_CODES, String(actor.id)],
  ] as const;
  for (const [limit, subject] of subjects) {
    const wait = await limiter.hit(limit, subject);
    if (wait !== undefined) return tooMany(wait);
  }
  const failure = await inOneStep(context, request, 'handOver', async (deps, order) => {
    if (pickupCodeIn(request.pickupCode) !== order.pickupCode) {
      return invalid({ pickupCode: [wrongPickupCode] });
    }
    if (!(await handOver(deps, orderId))) return conflict(notNow);
    return success('order.handedOver');
  });
  if (failure?.status === 422) {
    const act = { actor, action: 'order.wrongPickupCode', kind: 'order', id: orderId } as const;
    await writeAudit(db, act, clock.now());
  } else {
    for (const [limit, subject] of subjects) await limiter.forget(limit, subject);
  }
  return failure;
}

/**
 * Cancels an unpaid order; undefined when it is done. Its payment page is closed at the provider,
 * which can't be in a transaction with what is written down.
 */
export async function cancelUnpaid(
  context: StaffContext,
  { orderId, actor, version }: OrderActRequest,
): Promise<ActFailure | undefined> {
  const { db, clock } = context;
  const found = await readActable(db, orderId, version, actor.role, 'cancel');
  if (!found.ok) return found;
  const cancelled = await cancelOrder(context, found.value);
  if (cancelled === 'silent') return { ok: false, status: 503, text: providerSilent };
  if (cancelled !== 'cancelled') return conflict(paidMeanwhile);
  await writeAudit(
    db,
    { actor, action: 'order.cancelled', kind: 'order', id: orderId },
    clock.now(),
  );
  return undefined;
}

type Work = (deps: ChangeDeps, order: Order) => Promise<Result<AuditAction, ActFailure>>;

/** Does it, and writes it down, in one transaction with the check of what the page saw. */
async function inOneStep(
  context: StaffContext,
  { orderId, actor, version }: OrderActRequest,
  act: Exclude<OrderAct, 'cancel'>,
  work: Work,
): Promise<ActFailure | undefined> {
  const { db, clock, origins, mailDue } = context;
  const failure = await repeatable(db, async (tx): Promise<ActFailure | undefined> => {
    const found = await readActable(tx, orderId, version, actor.role, act);
    if (!found.ok) return found;
    const order = found.value;
    const { status, queue } = order;
    // Mails are due once the transaction is committed.
    const deps = { db: tx, clock, origins, mailDue: () => undefined };
    const result = await work(deps, order);
    if (!result.ok) return result;
    const [after] = await tx.select().from(orders).where(eq(orders.id, orderId));
    await writeAudit(
      tx,
      {
        actor,
        action: result.value,
        kind: 'order',
        id: orderId,
        before: { status, queue },
        after: { status: after?.status, queue: after?.queue },
      },
      clock.now(),
    );
    return undefined;
  });
  if (!failure) mailDue();
  return failure;
}

/** Reads and locks an order; a failure when it has changed, or stands where the act is not allowed. */
async function readActable(
  db: Db,
  id: number,
  version: string,
  role: StaffRole,
  act: OrderAct,
): Promise<Result<Order, ActFailure>> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) return notFound();
  if (versionOfMoment(order) !== version) return conflict();
  const payments = await listPayments(db, [id]);
  return actsOn(order, payments, role).includes(act) ? success(order) : conflict(notNow);
}

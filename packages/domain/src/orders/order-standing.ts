import {
  orderStandingOf,
  type OrderFacts,
  type OrderStanding,
} from '@ponte/contract/order-standing';
import type { Order, Payment, PaymentProgress } from '../entities/index.ts';
import { isPaid } from './order-rules.ts';

type PlacedOrder = Pick<
  Order,
  'status' | 'payments' | 'createdAt' | 'payUntil' | 'cancelledAt' | 'delivery'
>;

/**
 * What every page says of an order: its state, until when it can be paid, and its steps.
 * @param now milliseconds since 1970
 */
export function standingOfOrder(order: PlacedOrder, now: number): OrderStanding {
  const { status, delivery, createdAt, payUntil, cancelledAt, payments } = order;
  const facts = {
    stage: status.kind,
    placedAt: createdAt,
    payUntil,
    cancelledAt,
    payments: payments.map(factsOf),
    isPending: null,
    brought: delivery?.brought ?? null,
    sentAt: delivery?.sentAt ?? null,
    handedOverAt: delivery?.handedOverAt ?? null,
  };
  return orderStandingOf(facts, now);
}

/** The same by the progress of its payment alone, which knows nothing of its delivery. */
export function standingOfProgress(progress: PaymentProgress, now: number): OrderStanding {
  const { payUntil, cancelledAt, payments, isPending } = progress;
  const facts = {
    stage: stageOf(progress),
    placedAt: '',
    payUntil,
    cancelledAt,
    payments: payments.map(factsOf),
    isPending,
    brought: null,
    sentAt: null,
    handedOverAt: null,
  };
  return orderStandingOf(facts, now);
}

function stageOf({ isRefunding, isUnderReview, payments }: PaymentProgress): OrderFacts['stage'] {
  if (isRefunding) return 'refunding';
  if (isUnderReview || payments.some(({ status }) => status.kind === 'underReview')) {
    return 'underReview';
  }
  return isPaid(payments) ? 'paid' : 'awaitingPayment';
}

function factsOf({ status, paidAt, refunded }: Payment): OrderFacts['payments'][number] {
  return { status: status.kind, paidAt, returned: refunded };
}

import { orderStandingOf, type OrderStanding, type PaymentState } from '@ponte/contract/orders';
import type { PaymentStatus } from '@ponte/contract/orders';
import type { ListedPayment, Order } from './orders.ts';
import { handedOverAt, isBrought, stageOf } from './stage.ts';
import { isSettled } from './status.ts';

const paymentStates = {
  AGUARDANDO: 'awaiting',
  EM_ANALISE: 'underReview',
  PAGO: 'paid',
  FINALIZADO: 'paid',
  RECUSADO: 'declined',
  CANCELADO: 'cancelled',
} as const satisfies Record<PaymentStatus, PaymentState>;

/**
 * The facts about an order for mails and tickets, as on its pages.
 * @param payments newest first
 * @param now milliseconds since 1970
 */
export function standingOf(
  order: Order,
  payments: readonly ListedPayment[],
  now: number,
): OrderStanding {
  const facts = {
    stage: stageOf(order, payments),
    placedAt: order.createdAt.toISOString(),
    payUntil: payments[0]?.expiresAt.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    payments: payments.map(({ status, paidAt, returned }) => ({
      status: paymentStates[status],
      paidAt: isSettled(status) ? (paidAt?.toISOString() ?? null) : null,
      returned: returned && { at: returned.at.toISOString(), kind: returned.kind },
    })),
    isPending: null,
    brought: isBrought(order),
    sentAt: order.sentAt?.toISOString() ?? null,
    handedOverAt: handedOverAt(payments)?.toISOString() ?? null,
  };
  return orderStandingOf(facts, now);
}

/** What buyers read: the status combined with the delivery (decision 41). */
import { orderStageOf, type OrderStage } from '@ponte/contract/orders';
import { homeService } from '../shipping/network.ts';
import type { Order, Payment } from './orders.ts';

/** Home delivery; otherwise the order is collected. */
export function isBrought({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery.serviceId === homeService;
}

/** Whether it leaves the store when it is sent: to the buyer's door, or to a partner's counter. */
export function leavesAtShipping({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery.serviceId !== null;
}

/** Undefined before that. */
export function handedOverAt(
  payments: readonly Pick<Payment, 'status' | 'updatedAt'>[],
): Date | undefined {
  return payments.find(({ status }) => status === 'FINALIZADO')?.updatedAt;
}

/** Whether the money of an order is on its way back. */
export function isRefunding({
  status,
  refundingAt,
}: Pick<Order, 'status' | 'refundingAt'>): boolean {
  return status !== 'ESTORNADO' && refundingAt !== null;
}

/** Whether staff have to look at the money of an order whose goods are still here. */
export function isUnderReview({
  status,
  handedOverAt: handedOver,
  money,
}: Pick<Order, 'status' | 'handedOverAt' | 'money'>): boolean {
  return money !== 'ok' && status !== 'ESTORNADO' && handedOver === null;
}

export function stageOf(
  order: Pick<Order, 'status' | 'delivery' | 'refundingAt' | 'handedOverAt' | 'money'>,
  payments: readonly Pick<Payment, 'status' | 'updatedAt'>[],
): OrderStage {
  if (isRefunding(order)) return 'refunding';
  if (isUnderReview(order)) return 'underReview';
  const facts = { brought: isBrought(order), handedOver: handedOverAt(payments) !== undefined };
  return orderStageOf(order.status, facts);
}

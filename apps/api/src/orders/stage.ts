/** What an order is to people: its status together with its delivery (decision 41). */
import { orderStageOf, type OrderStage } from '@ponte/contract/orders';
import { homeService } from '../shipping/network.ts';
import type { Order, Payment } from './orders.ts';

/** Whether an order is brought to its buyer, who collects it otherwise. */
export function isBrought({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery.serviceId === homeService;
}

/** When an order was handed over; undefined while it was not. */
export function handedOverAt(
  payments: readonly Pick<Payment, 'status' | 'updatedAt'>[],
): Date | undefined {
  return payments.find(({ status }) => status === 'FINALIZADO')?.updatedAt;
}

/** How far an order is. */
export function stageOf(
  order: Pick<Order, 'status' | 'delivery'>,
  payments: readonly Pick<Payment, 'status' | 'updatedAt'>[],
): OrderStage {
  const facts = { brought: isBrought(order), handedOver: handedOverAt(payments) !== undefined };
  return orderStageOf(order.status, facts);
}

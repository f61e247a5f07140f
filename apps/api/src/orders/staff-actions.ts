import type { OrderStatus } from '@ponte/contract/orders';
import type { AppContext } from '../app-context.ts';
import type { Sandbox } from '../payments/sandbox.ts';
import { changeStatus, handOver } from './change-status.ts';
import { endPayment } from './expire-payments.ts';
import type { Order, Payment } from './orders.ts';
import { askAtOnce } from './refunds.ts';
import { isSettled } from './status.ts';

export const staffActions = [
  'approve',
  'decline',
  'cancel',
  'authorize',
  'ship',
  'collect',
  'refund',
] as const;
export type StaffAction = (typeof staffActions)[number];

const byStatus: Readonly<Record<OrderStatus, readonly StaffAction[]>> = {
  PAGAMENTO: ['approve', 'decline', 'cancel', 'authorize'],
  AGUARDANDO: ['approve', 'authorize'],
  AUTORIZADO: ['approve', 'refund'],
  PAGO: ['ship', 'collect', 'refund'],
  ENVIADO: ['collect', 'refund'],
  ESTORNADO: [],
};

/** Payments can only be simulated with the sandbox; nothing is done with what is being paid back. */
export function actionsOf(
  order: Pick<Order, 'status'> & Partial<Pick<Order, 'refundingAt'>>,
  payments: readonly Pick<Payment, 'status'>[],
  sandbox: Sandbox | undefined,
): StaffAction[] {
  if (order.refundingAt) return [];
  const possible: Readonly<Partial<Record<StaffAction, boolean>>> = {
    approve: sandbox !== undefined,
    decline: sandbox !== undefined && payments[0]?.status === 'AGUARDANDO',
    collect: payments.some(({ status }) => status === 'PAGO'),
  };
  return byStatus[order.status].filter((action) => possible[action] ?? true);
}

/**
 * Performs an action the way it happens in production: a payment arrives as the provider's
 * notification, and an order is cancelled as its buyer does.
 */
export async function actOn(
  context: AppContext,
  sandbox: Sandbox | undefined,
  { order, payment }: { readonly order: Order; readonly payment: Payment | undefined },
  action: StaffAction,
): Promise<void> {
  const open = payment && !isSettled(payment.status) ? payment : undefined;
  switch (action) {
    case 'approve':
      if (open) await sandbox?.settle(open.reference, 'approved');
      return;
    case 'decline':
      if (open) await sandbox?.settle(open.reference, 'declined');
      return;
    case 'cancel':
      if (open) await endPayment(context, open, 'cancelled');
      return;
    case 'collect':
      await handOver(context, order.id);
      return;
    case 'authorize':
      await changeStatus(context, order.id, 'AUTORIZADO');
      return;
    case 'ship':
      await changeStatus(context, order.id, 'ENVIADO');
      return;
    case 'refund':
      await changeStatus(context, order.id, 'ESTORNADO');
      await askAtOnce(context, order.id);
  }
}

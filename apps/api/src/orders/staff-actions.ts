/** What the store's side can do with an order, by the state that it is in. */
import type { OrderStatus } from '@ponte/contract/orders';
import type { AppContext } from '../app-context.ts';
import type { Sandbox } from '../payments/sandbox.ts';
import { changeStatus, handOver } from './change-status.ts';
import { endPayment } from './expire-payments.ts';
import type { Order, Payment } from './orders.ts';
import { isSettled } from './status.ts';

/** What staff presses. */
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

/** What an order's own state lets staff do. */
const byStatus: Readonly<Record<OrderStatus, readonly StaffAction[]>> = {
  PAGAMENTO: ['approve', 'decline', 'cancel', 'authorize'],
  AGUARDANDO: ['approve', 'authorize'],
  AUTORIZADO: ['approve', 'refund'],
  PAGO: ['ship', 'collect', 'refund'],
  ENVIADO: ['collect', 'refund'],
  ESTORNADO: [],
};

/** What staff can do with an order now. Payments are played where there is a sandbox only. */
export function actionsOf(
  order: Pick<Order, 'status'>,
  payments: readonly Pick<Payment, 'status'>[],
  sandbox: Sandbox | undefined,
): StaffAction[] {
  const possible: Readonly<Partial<Record<StaffAction, boolean>>> = {
    approve: sandbox !== undefined,
    decline: sandbox !== undefined && payments[0]?.status === 'AGUARDANDO',
    collect: payments.some(({ status }) => status === 'PAGO'),
  };
  return byStatus[order.status].filter((action) => possible[action] ?? true);
}

/**
 * Does what staff pressed by the ways that it takes elsewhere: money comes as the provider's
 * notification, a link ends as its time does.
 */
export async function actOn(
  context: AppContext,
  sandbox: Sandbox | undefined,
  { order, payment }: { readonly order: Order; readonly payment: Payment | undefined },
  action: StaffAction,
): Promise<void> {
  const { db, clock } = context;
  const open = payment && !isSettled(payment.status) ? payment : undefined;
  switch (action) {
    case 'approve':
      if (open) await sandbox?.settle(open.reference, 'approved');
      return;
    case 'decline':
      if (open) await sandbox?.settle(open.reference, 'declined');
      return;
    case 'cancel':
      if (open) await endPayment(db, open, new Date(clock.now()));
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
  }
}

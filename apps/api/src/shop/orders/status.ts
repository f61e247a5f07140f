/** The states of orders and payments, and their transitions (accounts.md §4). */
import type { OrderStatus, PaymentStatus } from '@ponte/contract/orders';
import type { MoneyState } from '../../platform/db/schema/index.ts';

/**
 * Allowed transitions of an order.
 *
 * PAGAMENTO waits for payment and has a link; when the link expires the order is AGUARDANDO, and a
 * late payment still counts. Staff ship and refund.
 */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PAGAMENTO: ['AGUARDANDO', 'AUTORIZADO', 'PAGO'],
  AGUARDANDO: ['PAGAMENTO', 'AUTORIZADO', 'PAGO'],
  AUTORIZADO: ['PAGO', 'ESTORNADO'],
  PAGO: ['ENVIADO', 'ESTORNADO'],
  ENVIADO: ['ESTORNADO'],
  ESTORNADO: [],
};

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/** Whether the buyer has paid. */
export function isPaid(status: OrderStatus): boolean {
  return status === 'PAGO' || status === 'ENVIADO';
}

/**
 * Whether its pickup code is valid: not while its money is on its way back, missing or being
 * checked.
 */
export function isCollectable(order: {
  readonly status: OrderStatus;
  readonly refundingAt: Date | null;
  readonly money: MoneyState;
}): boolean {
  return isPaid(order.status) && order.refundingAt === null && order.money === 'ok';
}

/** Whether payment is outstanding: there is no ticket yet (accounts.md §4). */
export function isAwaited(status: OrderStatus): boolean {
  return status === 'PAGAMENTO' || status === 'AGUARDANDO';
}

/** Whether a payment was made, also when its money has gone back. */
export function isSettled(status: PaymentStatus): boolean {
  return status === 'PAGO' || status === 'FINALIZADO';
}

/** The states of orders and payments, and how one follows another (accounts.md §4). */
import type { OrderStatus, PaymentStatus } from '@ponte/contract/orders';

/**
 * What an order can become.
 *
 * PAGAMENTO waits for payment and has a link; when the link runs out the order is AGUARDANDO, and a
 * payment that arrives late still counts. Staff send and refund.
 */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PAGAMENTO: ['AGUARDANDO', 'AUTORIZADO', 'PAGO'],
  AGUARDANDO: ['PAGAMENTO', 'AUTORIZADO', 'PAGO'],
  AUTORIZADO: ['PAGO', 'ESTORNADO'],
  PAGO: ['ENVIADO', 'ESTORNADO'],
  ENVIADO: ['ESTORNADO'],
  ESTORNADO: [],
};

/** Whether an order in one state can become another. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/** Whether the buyer has paid, and may have the pickup code. */
export function isPaid(status: OrderStatus): boolean {
  return status === 'PAGO' || status === 'ENVIADO';
}

/** Whether the buyer has not paid yet: there is no ticket (accounts.md §4). */
export function isAwaited(status: OrderStatus): boolean {
  return status === 'PAGAMENTO' || status === 'AGUARDANDO';
}

/** Whether a payment is over: nothing that a provider says changes it. */
export function isSettled(status: PaymentStatus): boolean {
  return status === 'PAGO' || status === 'FINALIZADO';
}

import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/index.ts';

/** Where an order or its payment is. */
export type OrderStatus =
  | 'awaiting'
  | 'awaitingPayment'
  | 'authorized'
  | 'paid'
  | 'finished'
  | 'shipped'
  | 'refunded'
  | 'declined';

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** Colour and word: amber while waiting, the brand's on its way, green when done, red when over; a ring while it goes on. */
  status: OrderStatus;
}

const tones = {
  awaiting: 'warning',
  awaitingPayment: 'warning',
  authorized: 'info',
  paid: 'success',
  finished: 'success',
  shipped: 'info',
  refunded: 'danger',
  declined: 'danger',
} as const satisfies Readonly<Record<OrderStatus, string>>;

/** Where an order or its payment is, in a word. `children` replaces the kit's word. */
export function StatusBadge({ status, className, children, ...props }: StatusBadgeProps) {
  const { order } = useMessages();
  return (
    <span
      data-slot="status-badge"
      data-status={status}
      {...props}
      className={cx(`ui-pill ui-status ui-tone-${tones[status]}`, className)}
    >
      {children ?? order.statuses[status]}
    </span>
  );
}

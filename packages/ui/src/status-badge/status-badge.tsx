import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useMessages } from '../kit/kit.tsx';

export const statusBadgeVariants = /* @__PURE__ */ cva('ui-pill ui-status', {
  variants: {
    status: {
      awaiting: 'ui-tone-warning',
      awaitingPayment: 'ui-tone-warning',
      authorized: 'ui-tone-info',
      paid: 'ui-tone-success',
      finished: 'ui-tone-success',
      shipped: 'ui-tone-info',
      readyForPickup: 'ui-tone-info',
      collected: 'ui-tone-success',
      delivered: 'ui-tone-success',
      refunded: 'ui-tone-danger',
      declined: 'ui-tone-danger',
      cancelled: 'ui-tone-muted',
    },
  },
});

/** Where an order or its payment is. */
export type OrderStatus = NonNullable<VariantProps<typeof statusBadgeVariants>['status']>;

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** Colour and word: amber while waiting, the brand's on its way, green when done, red when over; a ring while it goes on. */
  status: OrderStatus;
}

/** Where an order or its payment is, in a word. `children` replaces the kit's word. */
export function StatusBadge({ status, className, children, ...props }: StatusBadgeProps) {
  const { order } = useMessages();
  return (
    <span
      data-slot="status-badge"
      data-status={status}
      {...props}
      className={statusBadgeVariants({ status, className })}
    >
      {children ?? order.statuses[status]}
    </span>
  );
}

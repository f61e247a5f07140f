import type { ComponentProps } from 'react';
import { useMessages } from '../kit/kit.tsx';
import { statusBadgeVariants, type OrderStatus } from './status-badge.variants.ts';

export { statusBadgeVariants, type OrderStatus } from './status-badge.variants.ts';

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

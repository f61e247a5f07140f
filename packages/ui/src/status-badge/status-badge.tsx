import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useMessages } from '../kit/index.ts';

/** Where an order or its payment is (accounts.md §4). */
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
  /** Colour and word: amber while waiting, the brand's on its way, green when done, red when over. */
  status: OrderStatus;
}

type Tone = 'waiting' | 'moving' | 'done' | 'over';

const tones: Readonly<Record<OrderStatus, Tone>> = {
  awaiting: 'waiting',
  awaitingPayment: 'waiting',
  authorized: 'moving',
  paid: 'done',
  finished: 'done',
  shipped: 'moving',
  refunded: 'over',
  declined: 'over',
};

const statusBadgeVariants = /* @__PURE__ */ cva(
  'base:inline-flex base:items-center base:gap-1.5 base:rounded-full base:px-2 base:py-0.5 base:text-xs base:font-semibold base:whitespace-nowrap forced-colors:base:border before:size-1.5 before:shrink-0 before:rounded-full before:bg-current',
  {
    variants: {
      tone: {
        waiting: 'base:bg-warning-soft base:text-on-warning-soft',
        moving: 'base:bg-brand-soft base:text-on-brand-soft',
        done: 'base:bg-success-soft base:text-success',
        over: 'base:bg-danger-soft base:text-danger',
      } satisfies Record<Tone, string>,
    },
  },
);

/** Where an order or its payment is, in a word. `children` replaces the kit's word. */
export function StatusBadge({ status, className, children, ...props }: StatusBadgeProps) {
  const { order } = useMessages();
  return (
    <span
      data-slot="status-badge"
      data-status={status}
      {...props}
      className={statusBadgeVariants({ tone: tones[status], className })}
    >
      {children ?? order.statuses[status]}
    </span>
  );
}

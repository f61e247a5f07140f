import type { ComponentProps, ReactNode } from 'react';
import { Check, X } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { DateText } from '../kit/date-text.tsx';
import { useMessages } from '../kit/kit.tsx';
import type { OrderStatus } from '../status-badge/status-badge.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** One step of an order's way. */
export interface OrderStep {
  /** What the order is when it has reached the step; each status once. */
  readonly status: OrderStatus;
  /** Replaces the kit's word for the status. */
  readonly label?: ReactNode;
  /** When it was reached: an ISO 8601 instant, shown in the shop's time zone. */
  readonly date?: string | undefined;
  /** A line about it, such as the carrier's code. */
  readonly note?: ReactNode;
}

export interface OrderTimelineProps extends ComponentProps<'ol'> {
  /** All steps in their order, also those to come. */
  steps: readonly OrderStep[];
  /** Index of the step that the order has reached; -1 for none. */
  current: number;
}

type StepState = 'done' | 'current' | 'upcoming';

/** How far an order is, and what is still to come. What ends the way, such as a refund, does so in red. */
export function OrderTimeline({ steps, current, className, ...props }: OrderTimelineProps) {
  const { order } = useMessages();
  const stateOf = (at: number): StepState => {
    if (at === current) return 'current';
    return at < current ? 'done' : 'upcoming';
  };
  return (
    <ol
      data-slot="order-timeline"
      aria-label={order.timeline}
      {...props}
      className={cx('ui-order-timeline', className)}
    >
      {steps.map((step, at) => (
        <Step key={step.status} {...{ step }} state={stateOf(at)} />
      ))}
    </ol>
  );
}

const endings: ReadonlySet<OrderStatus> = new Set([
  'refunded',
  'chargedBack',
  'declined',
  'cancelled',
  'ranOut',
]);

function Step({ step, state }: { step: OrderStep; state: StepState }) {
  const { order } = useMessages();
  const over = endings.has(step.status);
  return (
    <li
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className="ui-order-step"
    >
      <span aria-hidden className={cx('ui-order-mark', over && 'ui-order-mark-over')}>
        <Mark {...{ state, over }} />
      </span>
      <div className="min-w-0 pt-0.5">
        <p
          className={cx(
            state === 'upcoming' ? 'text-muted' : 'font-semibold',
            state === 'current' && 'font-bold',
          )}
        >
          <span>{step.label ?? order.statuses[step.status]}</span>
          <VisuallyHidden>{order.steps[state]}</VisuallyHidden>
        </p>
        {step.date ? <DateText withTime date={step.date} className="text-sm text-muted" /> : null}
        {step.note ? <div className="text-sm text-muted">{step.note}</div> : null}
      </div>
    </li>
  );
}

function Mark({ state, over }: { state: StepState; over: boolean }) {
  if (state === 'upcoming') return null;
  if (over) return <X />;
  return state === 'done' ? <Check /> : <span className="size-2.5 rounded-full bg-current" />;
}

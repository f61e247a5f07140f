import type { ComponentProps } from 'react';
import { Check } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/kit.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** One step of the way. */
export interface ProgressStep {
  /** What the step is called. */
  label: string;
  /** Where a step that is done can be seen again. */
  href?: string | undefined;
}

export interface ProgressStepsProps extends ComponentProps<'nav'> {
  /** All steps in their order. */
  steps: readonly ProgressStep[];
  /** Index of the step that one is at, from 0; the number of steps when all are done. */
  current: number;
}

/** How far along one is, as in a checkout. */
export function ProgressSteps({ steps, current, className, ...props }: ProgressStepsProps) {
  const { steps: messages } = useMessages();
  return (
    <nav
      data-slot="progress-steps"
      aria-label={messages.label}
      {...props}
      className={cx('ui-steps', className)}
    >
      <ol>
        {steps.map((step, index) => {
          const done = index < current;
          return (
            <li
              key={step.label}
              aria-current={index === current ? 'step' : undefined}
              data-state={done ? 'done' : index === current ? 'current' : 'ahead'}
              className="ui-step"
            >
              <span aria-hidden>
                {done ? <Check className="size-4" /> : <span>{index + 1}</span>}
              </span>
              {done && step.href ? (
                <Link href={step.href}>{step.label}</Link>
              ) : (
                <span className={cx('px-1', done && 'text-ink')}>{step.label}</span>
              )}
              {done ? <VisuallyHidden>{messages.done}</VisuallyHidden> : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is being waited for; without it the spinner is decoration beside a text that says so. */
  label?: string | undefined;
}

/** A turning ring, as large as the text around it. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
      className={cx('ui-spinner', className)}
    />
  );
}

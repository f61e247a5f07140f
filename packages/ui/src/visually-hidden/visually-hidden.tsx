import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cx('ui-visually-hidden', className)} />;
}

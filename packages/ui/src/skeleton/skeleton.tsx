import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

/**
 * A grey shape of what is loading. Size it with a class; decoration for assistive technology, so
 * the list around it says that it is loading.
 */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span aria-hidden data-slot="skeleton" {...props} className={cx('ui-skeleton', className)} />
  );
}

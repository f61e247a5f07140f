import { cx } from '../internal/cx.ts';

interface More {
  className?: string | undefined;
}

/** The classes of the box around a control and what stands beside it in the box. */
export function controlBoxVariants({ className }: More = {}): string {
  return cx('ui-control-box', className);
}

/** The classes of the control inside the box, which draws border and focus for it. */
export function controlVariants({ className }: More = {}): string {
  return cx('ui-control', className);
}

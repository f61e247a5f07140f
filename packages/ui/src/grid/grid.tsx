import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { Slot } from '../internal/slot.tsx';
import type { Gap } from '../stack/stack.tsx';

export interface GridProps extends ComponentProps<'div'> {
  /** How many columns there are where there is room for them; as many as fit when left out. */
  columns?: 2 | 3 | 4 | undefined;
  /** How narrow a column may get: `xs` 8 rem, `sm` 12 rem or `md` 16 rem; `md` when left out. */
  minColumnWidth?: 'xs' | 'sm' | 'md' | undefined;
  /** The room between columns and rows, as a `Stack` has it; `md` when left out. */
  gap?: Gap | undefined;
  /** The one child is the node, such as a `<ul>`. */
  asChild?: boolean | undefined;
}

/**
 * Columns of one width, fewer where there is less room: it follows the room that it has, not the window.
 *
 * @example <Grid columns={3}>…</Grid>
 */
export function Grid({
  columns,
  minColumnWidth,
  gap,
  asChild = false,
  className,
  ...props
}: GridProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      data-slot="grid"
      data-columns={columns}
      data-column={minColumnWidth}
      data-gap={gap}
      {...props}
      className={cx('stack-ui grid-ui', className)}
    />
  );
}

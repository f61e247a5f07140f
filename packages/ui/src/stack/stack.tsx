import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { Slot } from '../internal/slot.tsx';

/** Room between neighbours: 0, 4, 8, 16, 24 and 32 px, in rem. */
export type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export interface StackProps extends ComponentProps<'div'> {
  /** Which way its children follow each other; a column when left out. */
  direction?: 'column' | 'row' | undefined;
  /** The room between them: `none`, `xs` 4 px, `sm` 8 px, `md` 16 px, `lg` 24 px or `xl` 32 px; `md` when left out. */
  gap?: Gap | undefined;
  /** Where they stand across the direction; as wide as the column, or in the middle of the row, when left out. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** Where they stand along the direction, when there is room left; at the start when left out. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether a row goes on in the next line where it is full, as it does when left out. */
  wrap?: boolean | undefined;
  /** The one child is the node, such as a `<form>` or a `<ul>`. */
  asChild?: boolean | undefined;
}

/**
 * One below the other, or beside each other, with the same room between all of them.
 *
 * @example <Stack direction="row" justify="between">…</Stack>
 */
export function Stack({
  direction,
  gap,
  align,
  justify,
  wrap,
  asChild = false,
  className,
  ...props
}: StackProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      data-slot="stack"
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
      {...props}
      className={cx('stack-ui', className)}
    />
  );
}

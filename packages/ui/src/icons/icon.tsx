import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';

/** Props of an icon: those of its `<svg>`. */
export type IconProps = ComponentProps<'svg'>;

/** An icon, 24 × 24 in the colour of the text around it. Size it with a class. */
export type Icon = (props: IconProps) => ReactElement;

/**
 * Makes an icon component. Decorative unless it has an `aria-label`. The stylesheet draws the
 * strokes of all icons; the path's own attributes take precedence.
 * @param d one path on a 24 × 24 grid
 */
export function icon(d: string): Icon {
  return function Icon({ className, fill, stroke, strokeWidth, ...props }) {
    const named = props['aria-label'] !== undefined;
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        {...(named ? { role: 'img' } : { 'aria-hidden': true })}
        {...props}
        className={cx('icon-ui', className)}
      >
        <path d={d} fill={fill} stroke={stroke} strokeWidth={strokeWidth} />
      </svg>
    );
  };
}

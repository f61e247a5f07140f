import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';

/** Props of an icon: those of its `<svg>`. */
export type IconProps = ComponentProps<'svg'>;

/** An icon, 24 × 24 in the colour of the text around it. Size it with a class. */
export type Icon = (props: IconProps) => ReactElement;

/**
 * Makes an icon of its drawing. It is decoration unless it has an `aria-label`. How its lines are
 * drawn the stylesheet says once for all icons; what an icon is told itself stands at its path, where
 * it wins.
 *
 * @param d the lines as one path on a ground of 24 × 24.
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

import type { ComponentProps, ReactElement } from 'react';

/** Props of an icon: those of its `<svg>`. */
export type IconProps = ComponentProps<'svg'>;

/** An icon, 24 × 24 in the colour of the text around it. Size it with a class. */
export type Icon = (props: IconProps) => ReactElement;

/**
 * Makes an icon of its drawing. It is decoration unless it has an `aria-label`.
 *
 * @param d the lines as one path on a ground of 24 × 24.
 */
export function icon(d: string): Icon {
  return function Icon(props) {
    const named = props['aria-label'] !== undefined;
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(named ? { role: 'img' } : { 'aria-hidden': true })}
        {...props}
      >
        <path d={d} />
      </svg>
    );
  };
}

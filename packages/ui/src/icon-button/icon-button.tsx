import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../kit/index.ts';

/** Look shared by {@link IconButton} and {@link IconLink}. */
export interface IconButtonLook {
  /** `raised`: over a picture. `onBrand`: on the brand's bars. `plain` when left out. */
  variant?: 'plain' | 'raised' | 'onBrand' | undefined;
  /** `sm` 32 px, `md` 40 px, `lg` 44 px; `md` when left out. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

function classOf(
  { variant = 'plain', size = 'md' }: IconButtonLook,
  className: string | undefined,
): string {
  return cx(`ui-icon-button ui-icon-button-${variant} ui-icon-button-${size}`, className);
}

/** Props of {@link IconButton}. */
export interface IconButtonProps extends ComponentProps<'button'>, IconButtonLook {
  /** Name for assistive technology, also the tooltip. */
  label: string;
}

/** A button whose only content is an icon. */
export function IconButton({ label, variant, size, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      data-slot="icon-button"
      aria-label={label}
      title={label}
      {...props}
      className={classOf({ variant, size }, className)}
    />
  );
}

/** Props of {@link IconLink}. */
export interface IconLinkProps extends LinkProps, IconButtonLook {
  /** Name for assistive technology, also the tooltip. */
  label: string;
}

/** A link whose only content is an icon. */
export function IconLink({ label, variant, size, className, ...props }: IconLinkProps) {
  return (
    <Link
      data-slot="icon-button"
      aria-label={label}
      title={label}
      {...props}
      className={classOf({ variant, size }, className)}
    />
  );
}

import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../kit/kit.tsx';
import { iconButtonVariants, type IconButtonLook } from './icon-button.variants.ts';

export { iconButtonVariants, type IconButtonLook } from './icon-button.variants.ts';

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
      className={iconButtonVariants({ variant, size, className })}
    />
  );
}

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
      className={iconButtonVariants({ variant, size, className })}
    />
  );
}

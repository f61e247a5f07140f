import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../kit/kit.tsx';

export const iconButtonVariants = /* @__PURE__ */ cva('ui-icon-button', {
  variants: {
    variant: {
      plain: 'ui-icon-button-plain',
      raised: 'ui-icon-button-raised',
      onBrand: 'ui-icon-button-on-brand',
    },
    size: { sm: 'ui-icon-button-sm', md: '', lg: 'ui-icon-button-lg' },
  },
  defaultVariants: { variant: 'plain', size: 'md' },
});

type Variants = VariantProps<typeof iconButtonVariants>;

/** Look shared by `IconButton` and `IconLink`. */
export interface IconButtonLook {
  /** `raised`: over a picture. `onBrand`: on the brand's bars. `plain` when left out. */
  variant?: Variants['variant'];
  /** `sm` 32 px, `md` 40 px, `lg` 44 px; `md` when left out. */
  size?: Variants['size'];
}

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

import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../kit/kit.tsx';
import { Spinner } from '../spinner/spinner.tsx';

export const buttonVariants = /* @__PURE__ */ cva('ui-button', {
  variants: {
    variant: {
      action: 'ui-button-action',
      brand: 'ui-button-brand',
      soft: 'ui-button-soft',
      quiet: 'ui-button-quiet',
      plain: 'ui-button-plain',
      danger: 'ui-button-danger',
    },
    size: { sm: 'ui-button-sm', md: 'ui-button-md', lg: 'ui-button-lg', card: 'ui-button-card' },
    block: { true: 'ui-button-block' },
  },
  defaultVariants: { variant: 'quiet', size: 'md' },
});

type Variants = VariantProps<typeof buttonVariants>;

/** Look of buttons and of links that look like one. */
export interface ButtonLook {
  /**
   * `action`: the one call to action of a screen. `brand`: a main step that isn't it. `soft`: the
   * step of each entry in a list, of which there are many on a screen. `quiet`: everything
   * beside the main step. `plain`: a small step beside others; a text button. `danger`: removes
   * something; a text button, red. `quiet` when left out.
   */
  variant?: Variants['variant'];
  /**
   * Height: `sm` 36 px, `md` 42 px, `lg` 52 px; `md` when left out. `card`: 42 px and as wide as the
   * card whose link it stands over.
   */
  size?: Variants['size'];
  /** As wide as what it stands in. */
  block?: Variants['block'];
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: presses do nothing, focus stays, a spinner shows. */
  pending?: boolean | undefined;
}

/** A push button. `type` is "button" unless said otherwise. */
export function Button({
  variant,
  size,
  block,
  pending = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      data-slot="button"
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      {...props}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonVariants({ variant, size, block, className })}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ variant, size, block, className, ...props }: ButtonLinkProps) {
  return (
    <Link
      data-slot="button"
      {...props}
      className={buttonVariants({ variant, size, block, className })}
    />
  );
}

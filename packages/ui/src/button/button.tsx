import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../kit/kit.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonVariants, type ButtonLook } from './button.variants.ts';

export { buttonVariants, type ButtonLook } from './button.variants.ts';

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
      {typeof children === 'string' ? <span>{children}</span> : children}
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

import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** Props of {@link CartBadge}. */
export interface CartBadgeProps extends ComponentProps<'span'> {
  /** Active items in the cart; nothing shows at zero. */
  count: number;
}

/** How many items the cart holds, on the cart's icon: place it in a `relative` parent. */
export function CartBadge({ count, className, ...props }: CartBadgeProps) {
  const { cart } = useMessages();
  if (count <= 0) return null;
  const shown = count > 99 ? '99+' : count;
  return (
    <span
      data-slot="cart-badge"
      {...props}
      className={cx(
        'base:inline-block base:min-w-4.5 base:rounded-full base:bg-action base:px-1 base:text-center base:text-2xs/4.5 base:font-bold base:text-on-action',
        className,
      )}
    >
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{cart.count(count)}</VisuallyHidden>
    </span>
  );
}

import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface CartBadgeProps extends ComponentProps<'span'> {
  /** Active items in the cart; nothing shows at zero. */
  count: number;
}

/** How many items the cart holds, on the cart's icon: place it in a `relative` parent. */
export function CartBadge({ count, className, ...props }: CartBadgeProps) {
  const { navigation } = useMessages();
  if (count <= 0) return null;
  const shown = count > 99 ? '99+' : count;
  return (
    <span data-slot="cart-badge" {...props} className={cx('ui-cart-badge', className)}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{navigation.cartCount(count)}</VisuallyHidden>
    </span>
  );
}

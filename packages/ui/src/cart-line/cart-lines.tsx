import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/index.ts';
import { CartLine, type CartLineProps, type CartLineView } from './cart-line.tsx';
import { moveFocusToNeighbour } from './move-focus-to-neighbour.ts';

export interface CartLinesProps
  extends
    Omit<ComponentProps<'ul'>, 'children'>,
    Pick<CartLineProps, 'onQuantityChange' | 'onRemove'> {
  /** What is in the cart, in its order. */
  lines: readonly CartLineView[];
}

/** The lines of a cart in a page. Focus goes on to the next line when one is removed. */
export function CartLines({
  lines,
  onQuantityChange,
  onRemove,
  className,
  ...props
}: CartLinesProps) {
  const { cart } = useMessages();
  return (
    <ul
      aria-label={cart.lines}
      data-slot="cart-lines"
      {...props}
      className={cx('ui-rows', className)}
    >
      {lines.map((line) => (
        <li key={line.id} ref={moveFocusToNeighbour} className="py-4 first:pt-0 last:pb-0">
          <CartLine line={line} onQuantityChange={onQuantityChange} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}

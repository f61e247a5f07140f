import type { ComponentProps } from 'react';
import { Check, Store, X } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';
import { stockStatusVariants, type Stock } from './stock-status.variants.ts';

export { stockStatusVariants, type Stock } from './stock-status.variants.ts';

export interface StockStatusProps extends ComponentProps<'span'> {
  /** Colour, icon and word. */
  stock: Stock;
}

const icons = { inStock: Check, physicalStoreOnly: Store, outOfStock: X };

/** Whether a product can be bought online, only in the physical store, or not at all. */
export function StockStatus({ stock, className, ...props }: StockStatusProps) {
  const { product } = useMessages();
  const Icon = icons[stock];
  return (
    <span
      data-slot="stock-status"
      data-stock={stock}
      {...props}
      className={stockStatusVariants({ stock, className })}
    >
      <Icon className="size-[1.1em] shrink-0" />
      {product.stock[stock]}
    </span>
  );
}

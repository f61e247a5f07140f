import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Check, Store, X } from '../icons/index.ts';
import { useMessages } from '../kit/index.ts';
import type { Stock } from '../locales/messages.ts';

export type { Stock };

/** Props of {@link StockStatus}. */
export interface StockStatusProps extends ComponentProps<'span'> {
  /** Colour, icon and word. */
  stock: Stock;
}

const stockStatusVariants = /* @__PURE__ */ cva(
  'base:inline-flex base:items-center base:gap-1 base:rounded-full base:px-2 base:py-0.5 base:text-xs base:font-semibold',
  {
    variants: {
      stock: {
        inStock: 'base:bg-success-soft base:text-success',
        physicalStoreOnly: 'base:bg-warning-soft base:text-on-warning-soft',
        outOfStock: 'base:bg-hover base:text-muted',
      },
    },
  },
);

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
      <Icon aria-hidden className="size-[1.1em] shrink-0" />
      {product.stock[stock]}
    </span>
  );
}

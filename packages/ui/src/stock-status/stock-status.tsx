import type { ComponentProps } from 'react';
import { Check, Store, X } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/index.ts';
import type { Stock } from '../locales/messages.ts';

export type { Stock };

/** Props of {@link StockStatus}. */
export interface StockStatusProps extends ComponentProps<'span'> {
  /** Colour, icon and word. */
  stock: Stock;
}

const looks = {
  inStock: { tone: 'success', Icon: Check },
  physicalStoreOnly: { tone: 'warning', Icon: Store },
  outOfStock: { tone: 'muted', Icon: X },
} as const satisfies Readonly<Record<Stock, unknown>>;

/** Whether a product can be bought online, only in the physical store, or not at all. */
export function StockStatus({ stock, className, ...props }: StockStatusProps) {
  const { product } = useMessages();
  const { tone, Icon } = looks[stock];
  return (
    <span
      data-slot="stock-status"
      data-stock={stock}
      {...props}
      className={cx(`ui-pill ui-stock ui-tone-${tone}`, className)}
    >
      <Icon className="size-[1.1em] shrink-0" />
      {product.stock[stock]}
    </span>
  );
}

import { formatMoney, type Money as Amount, type MoneyPlace } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

export interface MoneyProps extends ComponentProps<'span'> {
  /** Minor units of a currency (cents; guaranis have none) and its ISO 4217 code. */
  amount: Amount;
  /** Where it is shown: amounts are written differently in each place. */
  place?: MoneyPlace | undefined;
}

/** A formatted amount, such as "U$ 1.234,50"; sign and figures never wrap apart. */
export function Money({ amount, place, className, ...props }: MoneyProps) {
  return (
    <span data-slot="money" {...props} className={cx('ui-money', className)}>
      {formatMoney(amount, place ? { place } : {})}
    </span>
  );
}

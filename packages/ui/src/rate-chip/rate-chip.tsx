import { currencies, formatRate, type CurrencyCode } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { Flag, flagOfCurrency } from '../flag/flag.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface RateChipProps extends ComponentProps<'span'> {
  /** ISO 4217 code of the currency that a dollar is counted in. */
  currency: CurrencyCode;
  /** Units of the currency for one US dollar, a decimal string such as "5.42". */
  rate: string;
  /** Digits after the comma; the currency's own when left out. */
  decimals?: number | undefined;
}

/** The shop's exchange rate of a currency, on the brand's bar. Nothing when the rate isn't one. */
export function RateChip({ currency, rate, decimals, className, ...props }: RateChipProps) {
  const { currencies: names } = useMessages();
  const { symbol, decimals: ownDecimals } = currencies[currency];
  const figures = formatRate(rate, decimals ?? ownDecimals);
  if (!figures) return null;
  const text = `${symbol}\u00A0${figures}`;
  return (
    <span data-slot="rate-chip" {...props} className={cx('ui-rate', className)}>
      <Flag country={flagOfCurrency(currency)} />
      <VisuallyHidden>{names[currency]}</VisuallyHidden>
      {text}
    </span>
  );
}

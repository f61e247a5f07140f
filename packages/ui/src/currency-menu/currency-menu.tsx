import { currencies, formatRate } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { Flag, flagOfCurrency } from '../flag/index.ts';
import { ChevronDown } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { useDetailsMenu } from '../internal/use-details-menu.ts';
import { useMessages } from '../kit/index.ts';
import type { TopBarRate } from '../top-bar/index.ts';

/** Props of {@link CurrencyMenu}. */
export interface CurrencyMenuProps extends ComponentProps<'details'> {
  /** Today's rates; those that are none are left out. */
  rates: readonly TopBarRate[];
}

/** Today's exchange rates behind a small button, for the phone's header. Opens before JavaScript. */
export function CurrencyMenu({ rates, className, ...props }: CurrencyMenuProps) {
  const { rates: messages, currencies: names, navigation } = useMessages();
  return (
    <details
      data-slot="currency-menu"
      {...props}
      {...useDetailsMenu(props)}
      className={cx('base:group/rates base:relative base:self-center', className)}
    >
      <summary className="flex min-h-10 list-none items-center gap-0.5 rounded-sm px-1.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {messages.label}
        <ChevronDown className="size-3.5 transition-transform group-open/rates:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 z-40 mt-1 w-62 rounded-md border border-line bg-surface p-3 text-ink shadow-overlay">
        <p className="mb-1.5 text-xs text-muted">{navigation.ratesToday}</p>
        <dl className="grid gap-1.5 text-sm">
          {rates.map(({ currency, rate, decimals }) => {
            const { symbol, decimals: own } = currencies[currency];
            const figures = formatRate(rate, decimals ?? own);
            return figures ? (
              <div key={currency} className="flex items-center justify-between gap-3">
                <dt className="flex items-center gap-2">
                  <Flag country={flagOfCurrency(currency)} />
                  {names[currency]}
                </dt>
                <dd className="font-semibold whitespace-nowrap">
                  {messages.perDollar(`${symbol}\u00A0${figures}`)}
                </dd>
              </div>
            ) : null;
          })}
        </dl>
      </div>
    </details>
  );
}

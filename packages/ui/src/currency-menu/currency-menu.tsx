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
      className={cx('ui-menu ui-menu-centred', className)}
    >
      <summary className="min-h-10 gap-0.5 rounded-sm px-1.5 text-sm font-semibold">
        {messages.label}
        <ChevronDown className="ui-chevron size-3.5" />
      </summary>
      <div className="ui-popover top-full right-0 mt-1 w-62 p-3">
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

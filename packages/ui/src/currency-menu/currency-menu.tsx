import { currencies, formatRate } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { Flag, flagOfCurrency } from '../flag/flag.tsx';
import { ChevronDown } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';
import { Menu } from '../menu/menu.tsx';
import type { TopBarRate } from '../top-bar/top-bar.tsx';

export interface CurrencyMenuProps extends ComponentProps<'div'> {
  /** Those that are none are left out. */
  rates: readonly TopBarRate[];
  /** The day on which they were last set, as it is written. */
  since?: string | undefined;
}

/** The shop's exchange rates behind a small button, for the phone's header. Opens without JavaScript. */
export function CurrencyMenu({ rates, since, ...props }: CurrencyMenuProps) {
  const { rates: messages, currencies: names } = useMessages();
  const lines = rates.flatMap(({ currency, rate, decimals }) => {
    const { symbol, decimals: own } = currencies[currency];
    const figures = formatRate(rate, decimals ?? own);
    const icon = <Flag country={flagOfCurrency(currency)} />;
    const detail = messages.perDollar(`${symbol}\u00A0${figures}`);
    return figures ? [{ label: names[currency], icon, detail }] : [];
  });
  const title = messages.title(since);
  return (
    <Menu
      data-slot="currency-menu"
      label={messages.title()}
      heading={title}
      items={lines}
      fallback={
        <div className="ui-popover top-full right-0 mt-1 grid w-62 gap-1.5 p-3 text-sm">
          <p>{title}</p>
          <dl className="grid gap-1.5">
            {lines.map(({ label, icon, detail }) => (
              <div key={label} className="flex items-center justify-between gap-3">
                <dt className="flex items-center gap-2">
                  {icon}
                  {label}
                </dt>
                <dd className="font-semibold whitespace-nowrap">{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      }
      {...props}
    >
      <summary className="min-h-[40px] gap-[2px] rounded-sm px-[6px] text-sm font-semibold">
        {messages.label}
        <ChevronDown className="ui-chevron size-[14px]" />
      </summary>
    </Menu>
  );
}

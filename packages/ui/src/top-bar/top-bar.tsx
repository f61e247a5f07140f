import type { CurrencyCode } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/kit.tsx';
import { RateChip } from '../rate-chip/rate-chip.tsx';

/** The shop's rate of a currency. */
export interface TopBarRate {
  /** ISO 4217 code. */
  currency: CurrencyCode;
  /** Units for one US dollar, a decimal string. */
  rate: string;
  /** Digits after the comma; the currency's own when left out. */
  decimals?: number | undefined;
}

export interface TopBarProps extends ComponentProps<'div'> {
  /** Where each link leads, and what it says; one is shown from 768 px, two from 896, three from 1024, all from 1280. */
  links: readonly { href: string; label: string }[];
  /** Units of each currency for one US dollar; none when left out. */
  rates?: readonly TopBarRate[] | undefined;
  /** The day on which the rates were last set, as it is written. */
  ratesSince?: string | undefined;
}

/** The shop's bar above the header, from 768 px up: help links and the shop's exchange rates. */
export function TopBar({ links, rates = noRates, ratesSince, className, ...props }: TopBarProps) {
  const { rates: messages } = useMessages();
  return (
    <div data-slot="top-bar" {...props} className={cx('ui-on-brand ui-top-bar', className)}>
      <div className="wrap flex min-h-9 items-center justify-between gap-6">
        <ul className="flex gap-6">
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="inline-flex min-h-6 items-center hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {rates.length > 0 ? (
          <div className="flex flex-wrap items-center justify-end gap-2">
            <span>{messages.title(ratesSince)}</span>
            <span className="mr-1 whitespace-nowrap">{messages.oneDollar}</span>
            {rates.map((rate) => (
              <RateChip key={rate.currency} {...rate} />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

const noRates: readonly TopBarRate[] = [];

import { formatMoneyToParts, type CurrencyCode, type Money as Amount } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { ChevronDown } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useDetailsMenu } from '../internal/use-details-menu.ts';
import { useMessages } from '../kit/kit.tsx';
import { Money } from '../money/money.tsx';
import { shownOthers } from '../price-tag/model.ts';
import { OtherPrices } from '../price-tag/other-prices.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface ShortPriceTagProps extends ComponentProps<'div'> {
  /** The price in the region's currency, in minor units; `null` for one on request. */
  price: Amount | null;
  /** The same price in other currencies, in any order. Zeros are left out: their rate is missing. */
  others?: readonly Amount[] | undefined;
  /** The other currency that always shows; the first of the shop's order when left out. */
  second?: CurrencyCode | undefined;
}

/**
 * What a product costs, in one line of a dense list: the region's currency large, another one small, and
 * the rest behind a button, which works without JavaScript.
 */
export function ShortPriceTag({ price, others, second, className, ...props }: ShortPriceTagProps) {
  const { money } = useMessages();
  const shown = price ? shownOthers(price, others ?? []) : [];
  const beside = shown.find(({ currency }) => currency === second) ?? shown[0];
  const rest = shown.filter((other) => other !== beside);
  return (
    <div data-slot="short-price-tag" {...props} className={cx('ui-short-price', className)}>
      {price ? <MainPrice price={price} /> : <p data-slot="price">{money.onRequest}</p>}
      {beside ? (
        <Money data-slot="price-second" amount={beside} className="ui-short-price-second" />
      ) : null}
      {rest.length > 0 ? <Rest prices={rest} /> : null}
    </div>
  );
}

function MainPrice({ price }: { price: Amount }) {
  const { money } = useMessages();
  const { sign, symbol, figures } = formatMoneyToParts(price);
  return (
    <p data-slot="price" className="ui-price">
      <VisuallyHidden>{money.price}</VisuallyHidden>
      <span className="ui-price-sign">{sign + symbol}</span>
      <span>{figures}</span>
    </p>
  );
}

function Rest({ prices }: { prices: readonly Amount[] }) {
  const { money } = useMessages();
  const menu = useDetailsMenu({});
  const more = `+${prices.length}`;
  return (
    <details data-slot="price-rest" {...menu}>
      <summary className="ui-short-price-more">
        <span aria-hidden>{more}</span>
        <VisuallyHidden>{money.otherCurrencies}</VisuallyHidden>
        <ChevronDown className="ui-short-price-chevron" />
      </summary>
      <div className="ui-popover ui-short-price-popover">
        <OtherPrices prices={prices} />
      </div>
    </details>
  );
}

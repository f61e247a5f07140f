import { currencies, formatMoneyToParts, type Money as Amount } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { Flag, flagOfCurrency } from '../flag/index.ts';
import { MessageCircle } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/index.ts';
import { Money } from '../money/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { shownOthers } from './model.ts';

/** Where a price tag stands. */
export type PriceTagSize = 'card' | 'page';

/** Props of {@link PriceTag}. */
export interface PriceTagProps extends ComponentProps<'div'> {
  /**
   * The price in the region's currency, in minor units; `null` for one that the shop does not show
   * and gives on request.
   */
  price: Amount | null;
  /** The same price in other currencies, in any order. Zeros are left out: their rate is missing. */
  others?: readonly Amount[] | undefined;
  /** The price before, shown struck out when it is higher. Same currency as `price`. */
  listPrice?: Amount | undefined;
  /** Whether it says beside the price that tax is included (guaranis) or not (dollars). */
  taxNotice?: boolean | undefined;
  /** "card" shrinks with the container around it; "page" is framed and larger. "card" when left out. */
  size?: PriceTagSize | undefined;
  /** Where to ask for a price on request, such as a WhatsApp link. */
  askPriceHref?: string | undefined;
}

/** What a product costs: the region's currency large, the other three small beneath it. */
export function PriceTag({
  price,
  others,
  listPrice,
  taxNotice = false,
  size = 'card',
  askPriceHref,
  className,
  ...props
}: PriceTagProps) {
  const { money } = useMessages();
  const tax = price && taxNotice ? money.tax[price.currency] : undefined;
  return (
    <div
      data-slot="price-tag"
      data-size={size}
      {...props}
      className={cx(size === 'page' && 'ui-price-page', className)}
    >
      {price ? (
        <>
          <MainPrice price={price} listPrice={listPrice} size={size} />
          <OtherPrices prices={shownOthers(price, others ?? [])} size={size} />
          {tax ? <p className="mt-2.5 text-sm text-muted">{tax}</p> : null}
        </>
      ) : (
        <PriceOnRequest askPriceHref={askPriceHref} />
      )}
    </div>
  );
}

interface MainPriceProps {
  price: Amount;
  listPrice: Amount | undefined;
  size: PriceTagSize;
}

function MainPrice({ price, listPrice, size }: MainPriceProps) {
  const { money } = useMessages();
  const { sign, symbol, figures } = formatMoneyToParts(price);
  const reduced =
    listPrice && listPrice.currency === price.currency && listPrice.minor > price.minor;
  return (
    <div>
      {reduced ? (
        <p className="text-sm text-muted">
          <VisuallyHidden>{money.listPrice}</VisuallyHidden>
          <s>
            <Money amount={listPrice} />
          </s>
        </p>
      ) : null}
      <p className={cx('ui-price', size === 'page' && 'ui-price-large')}>
        <VisuallyHidden>{money.price}</VisuallyHidden>
        <span className="text-[0.62em] font-semibold tracking-normal text-muted">
          {sign + symbol}
        </span>
        <span>{figures}</span>
      </p>
    </div>
  );
}

function OtherPrices({ prices, size }: { prices: readonly Amount[]; size: PriceTagSize }) {
  const { money, currencies: names } = useMessages();
  if (prices.length === 0) return null;
  return (
    <dl
      aria-label={money.otherCurrencies}
      className={size === 'page' ? 'ui-price-columns' : 'ui-price-lines'}
    >
      {prices.map((price) => (
        <div key={price.currency}>
          <dt className="flex items-center gap-1.5">
            <Flag country={flagOfCurrency(price.currency)} />
            <VisuallyHidden>{names[price.currency]}</VisuallyHidden>
            <span aria-hidden>{currencies[price.currency].symbol}</span>
          </dt>
          <dd className="font-medium text-ink">{formatMoneyToParts(price).figures}</dd>
        </div>
      ))}
    </dl>
  );
}

function PriceOnRequest({ askPriceHref }: { askPriceHref: string | undefined }) {
  const { money } = useMessages();
  return (
    <div className="text-sm">
      <p className="font-semibold text-ink">{money.onRequest}</p>
      {askPriceHref ? (
        <Link
          href={askPriceHref}
          className="relative z-1 inline-flex min-h-6 items-center gap-1.5 font-semibold text-brand-ink underline underline-offset-2"
        >
          <MessageCircle className="size-[1.2em]" />
          {money.ask}
        </Link>
      ) : null}
    </div>
  );
}

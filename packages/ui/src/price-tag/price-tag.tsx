import { formatMoneyToParts, includesTax, type Money as Amount } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { MessageCircle } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import { Money } from '../money/money.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { shownOthers } from './model.ts';
import { OtherPrices } from './other-prices.tsx';

/** Where a price tag stands. */
export type PriceTagSize = 'card' | 'page';

export interface PriceTagProps extends ComponentProps<'div'> {
  /**
   * The price in the region's currency, in minor units; `null` for one that the shop does not show
   * and gives on request, or an invalid one.
   */
  price: Amount | null;
  /** The store sent a price that is none: without a price it says so, instead of "on request". */
  invalid?: boolean | undefined;
  /** The same price in other currencies, in any order. Zeros are left out: their rate is missing. */
  others?: readonly Amount[] | undefined;
  /** The price before, shown struck out when it is higher. Same currency as `price`. */
  listPrice?: Amount | undefined;
  /**
   * Whether it says beneath the prices that I.V.A. is in all of them (a `price` in guaranis), or in none
   * (in another currency).
   */
  taxNotice?: boolean | undefined;
  /** "card" shrinks with the container around it; "page" is framed and larger. "card" when left out. */
  size?: PriceTagSize | undefined;
  /** Where to ask for a price that is not shown, such as a WhatsApp link. */
  askPriceHref?: string | undefined;
}

/** What a product costs: the region's currency large, the other three small beneath it. */
export function PriceTag({
  price,
  invalid = false,
  others,
  listPrice,
  taxNotice = false,
  size = 'card',
  askPriceHref,
  className,
  ...props
}: PriceTagProps) {
  const { money } = useMessages();
  return (
    <div
      data-slot="price-tag"
      data-size={size}
      {...props}
      className={cx('ui-price-tag', className)}
    >
      {price ? (
        <>
          <MainPrice price={price} listPrice={listPrice} />
          <OtherPrices prices={shownOthers(price, others ?? [])} />
          {taxNotice ? (
            <p className="mt-2.5 text-sm text-muted">
              {includesTax(price.currency) ? money.taxIncluded : money.taxExcluded}
            </p>
          ) : null}
        </>
      ) : (
        <NoPrice text={invalid ? money.invalid : money.onRequest} askPriceHref={askPriceHref} />
      )}
    </div>
  );
}

interface MainPriceProps {
  price: Amount;
  listPrice: Amount | undefined;
}

function MainPrice({ price, listPrice }: MainPriceProps) {
  const { money } = useMessages();
  const { sign, symbol, figures } = formatMoneyToParts(price);
  const reduced =
    listPrice && listPrice.currency === price.currency && listPrice.minor > price.minor;
  return (
    <div>
      {reduced ? (
        <p data-slot="price-list" className="text-sm text-muted">
          <VisuallyHidden>{money.listPrice}</VisuallyHidden>
          <s>
            <Money amount={listPrice} />
          </s>
        </p>
      ) : null}
      <p data-slot="price" className="ui-price">
        <VisuallyHidden>{money.price}</VisuallyHidden>
        <span className="ui-price-sign">{sign + symbol}</span>
        <span>{figures}</span>
      </p>
    </div>
  );
}

interface NoPriceProps {
  text: string;
  askPriceHref: string | undefined;
}

function NoPrice({ text, askPriceHref }: NoPriceProps) {
  const { money } = useMessages();
  return (
    <div className="text-sm">
      <p className="font-semibold text-ink">{text}</p>
      {askPriceHref ? (
        <ButtonLink href={askPriceHref} size="sm" block className="relative z-1 mt-2">
          <MessageCircle className="size-[1.2em]" />
          {money.ask}
        </ButtonLink>
      ) : null}
    </div>
  );
}

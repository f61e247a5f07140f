import {
  formatCount,
  formatMoney,
  formatMoneyToParts,
  type Money as Amount,
} from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import type { PriceUnit } from '../locales/offers/messages.ts';
import { Money } from '../money/money.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { instalmentsTotal, type Instalments } from './model.ts';

export interface PriceRootProps extends ComponentProps<'div'> {
  /** "page" is larger; "card" when left out. */
  size?: 'card' | 'page' | undefined;
}

/** Around the parts of a price, each a line or a piece of one. */
export function PriceRoot({ size = 'card', className, ...props }: PriceRootProps) {
  return (
    <div
      data-slot="price-block"
      data-size={size}
      {...props}
      className={cx('ui-price-block', className)}
    />
  );
}

export interface PriceWasProps extends ComponentProps<'p'> {
  /** The price that held until now. */
  amount: Amount;
}

/** The price that held until now, struck out. What is inside of it stands behind, such as `Price.Saving`. */
export function PriceWas({ amount, className, children, ...props }: PriceWasProps) {
  const { offer } = useMessages();
  const before = `${offer.was} `;
  return (
    <p data-slot="price-was" {...props} className={cx('ui-price-was', className)}>
      <span>
        {before}
        <del>
          <Money amount={amount} />
        </del>
      </span>
      {children}
    </p>
  );
}

export interface PriceNowProps extends ComponentProps<'p'> {
  /** The price that holds. */
  amount: Amount;
  /** Another price held until now: it is marked as new, with the word for it. */
  reduced?: boolean | undefined;
}

/** The price that holds, large. What is inside of it stands behind, such as `Price.Unit`. */
export function PriceNow({
  amount,
  reduced = false,
  className,
  children,
  ...props
}: PriceNowProps) {
  const { offer } = useMessages();
  const { sign, symbol, figures } = formatMoneyToParts(amount);
  const Mark = reduced ? 'ins' : 'span';
  return (
    <p data-slot="price-now" {...props} className={cx('ui-price', className)}>
      {reduced ? (
        <span className="ui-price-word">{offer.now}</span>
      ) : (
        <VisuallyHidden>{offer.price}</VisuallyHidden>
      )}
      <Mark className="ui-price-amount">
        <span className="ui-price-sign">{sign + symbol}</span> <span>{figures}</span>
      </Mark>
      {children}
    </p>
  );
}

export interface PriceSavingProps extends ComponentProps<'span'> {
  /** Whole per cent, as from `savingPercent`; nothing is shown of 0. */
  percent: number;
}

/** By how much the price is lower, such as "−23%". */
export function PriceSaving({ percent, className, ...props }: PriceSavingProps) {
  const { offer } = useMessages();
  if (percent <= 0) return null;
  return (
    <span data-slot="price-saving" {...props} className={cx('ui-price-saving', className)}>
      <span aria-hidden>{offer.savingSign(String(percent))}</span>
      <VisuallyHidden>{offer.saving(String(percent))}</VisuallyHidden>
    </span>
  );
}

export interface PriceUnitTextProps extends ComponentProps<'span'> {
  /** What the price is of; `children` says any other. */
  unit?: PriceUnit | undefined;
}

/** What the price is of, such as "por m". */
export function PriceUnitText({ unit, className, children, ...props }: PriceUnitTextProps) {
  const { offer } = useMessages();
  return (
    <span data-slot="price-unit" {...props} className={cx('ui-price-unit', className)}>
      {children ?? (unit && offer.units[unit])}
    </span>
  );
}

export interface PriceInstalmentsProps extends ComponentProps<'p'> {
  /** The payments, as offered: the kit adds them up and changes none. */
  instalments: Instalments;
  /** The price at once: with it the line says whether the payments come to more. */
  price?: Amount | undefined;
}

/**
 * The payments, such as "10 × de R$ 61,49 sem juros". Where they come to more than the price, their total
 * stands behind. Nothing for fewer than two, or when their currencies differ.
 */
export function PriceInstalments({
  instalments,
  price,
  className,
  ...props
}: PriceInstalmentsProps) {
  const { offer } = useMessages();
  const total = instalmentsTotal(instalments);
  if (!total || (price && price.currency !== total.currency)) return null;
  const { count, amount, first = amount } = instalments;
  const interest = price ? total.minor - price.minor : undefined;
  const differs = first.minor !== amount.minor;
  const about = [
    differs ? offer.firstInstalment(formatMoney(first)) : undefined,
    interest === 0 ? offer.withoutInterest : undefined,
    interest !== undefined && interest > 0 ? offer.instalmentsTotal(formatMoney(total)) : undefined,
  ].filter(Boolean);
  const behind = `${differs ? ', ' : ' '}${about.join(', ')}`;
  return (
    <p data-slot="price-instalments" {...props} className={cx('ui-price-instalments', className)}>
      <span data-slot="price-payments">
        {offer.instalments(formatCount(count), formatMoney(amount))}
      </span>
      {about.length > 0 ? <span>{behind}</span> : null}
    </p>
  );
}

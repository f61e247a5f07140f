import { includesTax, isZero, type Money as Amount } from '@ponte/regional/money';
import type { ComponentProps, ReactNode } from 'react';
import { Flag, flagOfCurrency } from '../flag/flag.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import { Money } from '../money/money.tsx';
import { shownOthers } from '../price-tag/model.ts';

export interface CartSummaryProps extends ComponentProps<'div'> {
  /** Sum of the lines, in minor units. */
  subtotal: Amount;
  /** Zero reads "free"; left out, the line is left out. */
  shipping?: Amount | undefined;
  /** What the shipping is called, such as "Retirada na loja"; the locale's "Frete" when left out. */
  shippingLabel?: string | undefined;
  /** In guaranis it says that I.V.A. is included, in another currency that it is without. */
  total: Amount;
  /** How much of a total in guaranis is I.V.A.; left out, it is not said. */
  tax?: Amount | undefined;
  /** The total in other currencies. */
  others?: readonly Amount[] | undefined;
}

/** What the cart costs, line by line, with the total in the other currencies beneath. */
export function CartSummary({
  subtotal,
  shipping,
  shippingLabel,
  total,
  tax,
  others,
  ...props
}: CartSummaryProps) {
  const { cart, currencies } = useMessages();
  const small = shownOthers(total, others ?? []);
  const withTax = includesTax(total.currency);
  const taxNotice = withTax ? cart.taxIncluded : cart.taxExcluded;
  const taxPart = withTax ? tax : undefined;
  return (
    <div data-slot="cart-summary" {...props}>
      <dl className="ui-stack gap-1.5">
        <Row label={cart.subtotal}>
          <Money amount={subtotal} />
        </Row>
        {shipping ? (
          <Row label={shippingLabel ?? cart.shipping}>
            {isZero(shipping) ? <span>{cart.free}</span> : <Money amount={shipping} />}
          </Row>
        ) : null}
        <Row
          label={cart.total}
          aside={taxPart ? undefined : taxNotice}
          className="mt-1 text-xl font-bold"
        >
          <Money amount={total} />
        </Row>
        {taxPart ? (
          <Row label={taxNotice} className="text-sm text-muted">
            <Money amount={taxPart} />
          </Row>
        ) : null}
      </dl>
      {small.length > 0 ? (
        <ul className="ui-cart-others">
          {small.map((other) => (
            <li key={other.currency}>
              <Flag country={flagOfCurrency(other.currency)} label={currencies[other.currency]} />
              <Money amount={other} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface RowProps {
  label: string;
  aside?: string | undefined;
  className?: string;
  children: ReactNode;
}

function Row({ label, aside, className, children }: RowProps) {
  return (
    <div className={cx('ui-heading-line', className)}>
      <dt>
        {label}
        {aside ? <small className="ml-2 text-xs font-normal text-muted">{aside}</small> : null}
      </dt>
      <dd className="ml-auto">{children}</dd>
    </div>
  );
}

import { formatMoney, type Money as Amount } from '@ponte/regional/money';
import type { ComponentProps, ReactNode } from 'react';
import { Trash } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { keepUnits } from '../internal/keep-units.ts';
import { Link, useMessages } from '../kit/kit.tsx';
import { Money } from '../money/money.tsx';
import { Picture, type ImageSource } from '../picture/picture.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { moveFocusToNeighbour } from './move-focus-to-neighbour.ts';

/** What a line of the cart shows. */
export interface CartLineView {
  /** Given to the handlers. */
  id: string;
  /** The product's name. */
  name: string;
  /** The name's language (BCP 47), where it is not the page's. */
  nameLang?: string | undefined;
  /** The product code; always shown. */
  code: string;
  /** The product's page. */
  href?: string | undefined;
  /** `null` shows a placeholder. */
  image: ImageSource | null;
  /** Price of one, in minor units. */
  unitPrice: Amount;
  /** A whole number, 1 or more. */
  quantity: number;
  /** The unit price times the quantity. */
  total: Amount;
  /** Largest quantity that can be ordered; open-ended when left out. */
  maxQuantity?: number | undefined;
  /** A word about this line, such as a changed price. */
  notice?: ReactNode;
}

export interface CartLineProps extends ComponentProps<'div'> {
  /** The line; amounts in minor units with their ISO 4217 code. */
  line: CartLineView;
  /** Called with the line's id and the new quantity. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** Called with the line's id. */
  onRemove: (id: string) => void;
}

/** A product in the cart: picture, code, unit price, quantity, line total and a way to remove it. */
export function CartLine({ line, onQuantityChange, onRemove, className, ...props }: CartLineProps) {
  const { cart, common, product, quantity } = useMessages();
  return (
    <div data-slot="cart-line" {...props} className={cx('ui-cart-line', className)}>
      <Picture image={line.image} alt="" sizes="76px" />
      <div>
        <p lang={line.nameLang} className="ui-cart-line-name">
          {line.href ? (
            <Link href={line.href} className="hover:text-brand-ink hover:underline">
              {keepUnits(line.name)}
            </Link>
          ) : (
            keepUnits(line.name)
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted">
          <span>{product.code(line.code)}</span>
          <span>{cart.each(formatMoney(line.unitPrice))}</span>
        </p>
        {line.notice ? <div className="mt-1 text-xs text-danger">{line.notice}</div> : null}
        <div className="ui-cart-line-foot">
          <QuantityStepper
            size="sm"
            value={line.quantity}
            max={line.maxQuantity}
            label={quantity.of(line.name)}
            onValueChange={(next) => onQuantityChange(line.id, next)}
          />
          <button
            type="button"
            aria-label={common.actionOn(cart.remove, line.name)}
            onClick={() => onRemove(line.id)}
            className="ui-cart-line-remove"
          >
            <Trash className="size-4.5 @2xs:hidden" />
            <span className="sr-only @2xs:not-sr-only">{cart.remove}</span>
          </button>
          <Money amount={line.total} className="ml-auto text-base font-bold" />
        </div>
      </div>
    </div>
  );
}

export interface CartLinesProps
  extends
    Omit<ComponentProps<'ul'>, 'children'>,
    Pick<CartLineProps, 'onQuantityChange' | 'onRemove'> {
  /** What is in the cart, in its order. */
  lines: readonly CartLineView[];
}

/** The lines of a cart in a page. Focus goes on to the next line when one is removed. */
export function CartLines({
  lines,
  onQuantityChange,
  onRemove,
  className,
  ...props
}: CartLinesProps) {
  const { cart } = useMessages();
  return (
    <ul
      aria-label={cart.lines}
      data-slot="cart-lines"
      {...props}
      className={cx('ui-rows', className)}
    >
      {lines.map((line) => (
        <li key={line.id} ref={moveFocusToNeighbour} className="py-4 first:pt-0 last:pb-0">
          <CartLine line={line} onQuantityChange={onQuantityChange} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}

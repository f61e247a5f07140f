import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../internal/cx.ts';

export interface CheckoutBarProps extends ComponentProps<'div'> {
  /** What the button says, with the total: "Finalizar pedido · U$ 64,90". */
  children: ReactNode;
  /** Goes on to the payment. */
  onContinue: () => void;
  /** Above the button, such as what is still missing, in an element that is read out (`role="alert"`). */
  note?: ReactNode;
  /** What the total depends on is on its way: presses do nothing, and focus stays. */
  pending?: boolean | undefined;
  /** There is no way on. */
  disabled?: boolean | undefined;
}

/**
 * The way on with the total, under a phone's thumb at the foot of a checkout. It takes no room of its
 * own: leave 7 rem beneath the page's content.
 */
export function CheckoutBar({
  children,
  onContinue,
  note,
  pending,
  disabled,
  className,
  ...props
}: CheckoutBarProps) {
  return (
    <div data-slot="checkout-bar" {...props} className={cx('ui-checkout-bar', className)}>
      {note}
      <Button variant="action" size="lg" block {...{ pending, disabled }} onClick={onContinue}>
        {children}
      </Button>
    </div>
  );
}

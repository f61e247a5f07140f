import type { Checkout } from '@ponte/domain/checkout';
import { Button, ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { Lock, ReceiptText, ShoppingCart } from '@ponte/ui/icons';
import { useMessages } from '@ponte/ui/kit';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { productsHref, orderHref } from '../../links/addresses.ts';
import { Container } from '../../page/container.tsx';
import { UnpaidOrderNotice } from '../../products/unpaid-order-notice.tsx';

/** The checkout's frame when there is nothing to fill in. */
export function QuietCheckout({ children }: { readonly children: ReactNode }) {
  return (
    <Container className="py-10">
      <h1 className="sr-only">
        <FormattedMessage id="checkout.title" />
      </h1>
      {children}
    </Container>
  );
}

interface LeavingProps {
  readonly checkout: Checkout;
  /** Its host is already checked. */
  readonly link: string;
  readonly orderId: string;
}

/** While redirecting to the provider, and after returning with the Back button. */
export function Leaving({ checkout, link, orderId }: LeavingProps) {
  useEffect(() => {
    const next = checkout.takeLink();
    if (next) location.assign(next);
  }, [checkout]);
  return (
    <QuietCheckout>
      <EmptyState
        role="status"
        icon={<Lock />}
        title={<FormattedMessage id="checkout.leavingTitle" />}
        action={
          <>
            <ButtonLink href={link} variant="action">
              <FormattedMessage id="checkout.leavingLink" />
            </ButtonLink>
            <Button onClick={() => checkout.changeOrder()}>
              <FormattedMessage id="checkout.changeOrder" />
            </Button>
            <ButtonLink href={orderHref(orderId)}>
              <FormattedMessage id="checkout.leavingOrder" />
            </ButtonLink>
          </>
        }
      >
        <FormattedMessage id="checkout.leavingText" />
      </EmptyState>
    </QuietCheckout>
  );
}

/** The cart was paid in another tab. */
export function Bought({ orderId }: { readonly orderId: string }) {
  return (
    <QuietCheckout>
      <EmptyState
        role="status"
        icon={<ReceiptText />}
        title={<FormattedMessage id="checkout.boughtTitle" />}
        action={
          <ButtonLink href={orderHref(orderId)} variant="brand">
            <FormattedMessage id="checkout.boughtLink" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="checkout.boughtText" />
      </EmptyState>
    </QuietCheckout>
  );
}

/** An empty cart; an unpaid order is still shown. */
export function EmptyCheckout() {
  const { cart } = useMessages();
  return (
    <QuietCheckout>
      <UnpaidOrderNotice className="mx-auto mb-6 max-w-xl" />
      <EmptyState
        icon={<ShoppingCart />}
        title={cart.emptyTitle}
        action={
          <ButtonLink href={productsHref} variant="brand">
            <FormattedMessage id="checkout.emptyLink" />
          </ButtonLink>
        }
      >
        {cart.emptyText}
      </EmptyState>
    </QuietCheckout>
  );
}

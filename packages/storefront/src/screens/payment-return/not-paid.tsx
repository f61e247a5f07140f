import type { PaymentReturn } from '@ponte/domain/payment-return';
import { ButtonLink } from '@ponte/ui/button';
import { Clock, X } from '@ponte/ui/icons';
import { FormattedMessage } from 'react-intl';
import { orderHref } from '../../links/addresses.ts';
import { paths } from '../../links/paths.ts';
import { PayUntil } from '../../products/order-times.tsx';
import { useNow } from '../../products/use-now.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { Confirming } from './confirming.tsx';
import { ContactLink } from './contact-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { Outcome } from './outcome.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { useObservedOrder } from './use-observed-order.ts';

interface NotPaidProps {
  readonly following: PaymentReturn;
  readonly orderId: string;
  /** Declined by the provider; otherwise there was no attempt. */
  readonly isDeclined: boolean;
}

/** Nothing was paid: continue the payment or change the order (decisions 39 and 40). */
export const NotPaid = observer(function NotPaid({ following, orderId, isDeclined }: NotPaidProps) {
  const { cart } = useShop().shop;
  const order = useObservedOrder(orderId);
  const { link, standing } = following;
  const until = standing?.payUntil ?? null;
  const now = useNow(until);
  // The page was left open beyond the time to pay.
  if (until !== null && Date.parse(until) <= now)
    return <Confirming following={following} orderId={orderId} />;
  return (
    <Outcome
      icon={isDeclined ? <X /> : <Clock />}
      title={
        isDeclined ? (
          <FormattedMessage id="paymentReturn.payment_error" />
        ) : (
          <FormattedMessage id="paymentReturn.unpaid" />
        )
      }
      actions={
        <>
          {link === null ? null : (
            <ButtonLink href={link} variant="action">
              <FormattedMessage id="paymentReturn.payNow" />
            </ButtonLink>
          )}
          {cart.lineCount > 0 ? (
            <ButtonLink href={paths.cart}>
              <FormattedMessage id="paymentReturn.changeOrder" />
            </ButtonLink>
          ) : null}
          {order ? (
            <ButtonLink href={orderHref(orderId)}>
              <FormattedMessage id="paymentReturn.viewOrder" />
            </ButtonLink>
          ) : null}
          <ContactLink order={order} about={isDeclined ? 'declined' : 'unpaid'} />
        </>
      }
      below={<SignInOffer orderId={orderId} />}
    >
      <p className="font-semibold empty:hidden">
        <PayUntil until={until} />
      </p>
      <p>
        {isDeclined ? (
          <FormattedMessage id="paymentReturn.declinedText" />
        ) : (
          <FormattedMessage
            id="paymentReturn.unpaidText"
            values={{ hasCart: String(cart.lineCount > 0) }}
          />
        )}
      </p>
      <OrderNumber order={order} amount={following.amount} way={following.way} />
    </Outcome>
  );
});
